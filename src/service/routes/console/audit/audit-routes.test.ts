import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry, AuditPage } from '../../../../operations/console/audit';
import { demo } from '../../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../../testing/test-console';
import {
  addOtherOrganisation,
  createProvisioner,
  exampleUser,
  other,
} from '../../../testing/test-provisioning';
import { openTestService, type TestService } from '../../../testing/test-service';

const [maya, jonas] = demo.agents;
let service: TestService;
let call: ConsoleCall;
const provision = createProvisioner(() => service);

beforeAll(async () => {
  service = await openTestService();
  await addOtherOrganisation(service);
  call = await signInToConsole(service);
});
afterAll(() => service.stop());

async function read(query = ''): Promise<AuditEntry[]> {
  return (await call('GET', `/audit${query}`)).json<AuditPage>().entries;
}

const endpoint = {
  purpose: 'agentStatus',
  url: 'https://hooks.shop.example/in?password=hunter2',
  token: 'tok-1',
};

/** What changes something, one example for each such call of the administration. */
const changing: Record<string, () => Promise<unknown>> = {
  'POST /api/console/endpoints': () => call('POST', '/endpoints', endpoint),
  'PUT /api/console/endpoints/{id}': async () =>
    call('PUT', `/endpoints/${await newEndpoint()}`, { token: 'tok-2' }),
  'DELETE /api/console/endpoints/{id}': async () => call('DELETE', `/endpoints/${await newEndpoint()}`),
  'POST /api/console/endpoints/{id}/secret': async () =>
    call('POST', `/endpoints/${await newEndpoint()}/secret`),
  'POST /api/console/endpoints/{id}/test': async () => call('POST', `/endpoints/${await newEndpoint()}/test`),
  'POST /api/console/deliveries/{id}/redeliver': async () => {
    const tested = await call('POST', `/endpoints/${await newEndpoint()}/test`);
    return call('POST', `/deliveries/${tested.json<{ deliveryId: string }>().deliveryId}/redeliver`);
  },
  'PUT /api/console/widgets/{id}/settings': () =>
    call('PUT', `/widgets/${demo.widgetId}/settings`, {
      settings: { proactive: { reengagementMinutes: (minutes += 1) } },
    }),
  'PUT /api/console/widgets/{id}/draft': () => newDraft(),
  'POST /api/console/widgets/{id}/draft/publish': async () => {
    await newDraft();
    return call('POST', `/widgets/${demo.widgetId}/draft/publish`, {});
  },
  'POST /api/console/widgets/{id}/draft/restore': () =>
    call('POST', `/widgets/${demo.widgetId}/draft/restore`, { version: 1 }),
  'DELETE /api/console/widgets/{id}/draft': async () => {
    await newDraft();
    return call('DELETE', `/widgets/${demo.widgetId}/draft`);
  },
  'PUT /api/console/mail/templates/{kind}': () => newTemplate(),
  'DELETE /api/console/mail/templates/{kind}': async () => {
    await newTemplate();
    return call('DELETE', '/mail/templates/passwordChanged');
  },
  'PUT /api/console/security': async () => {
    const factor = { agentEmail: maya.email, secret: 's', confirmedAt: 1, lastPeriod: 0, recoveryCodes: [] };
    await service.elsewhere.secondFactors.put(factor);
    await call('PUT', '/security', { demandsSecondFactor: true });
    await call('PUT', '/security', { demandsSecondFactor: false });
    await service.elsewhere.secondFactors.remove(maya.email);
  },
  'PUT /api/console/privacy': () =>
    call('PUT', '/privacy', { keepCasesDays: (minutes += 1), shortensAddresses: false }),
  'POST /api/console/visitors/export': () => call('POST', '/visitors/export', { email: 'v@x.example' }),
  'POST /api/console/visitors/erase': () => call('POST', '/visitors/erase', { email: 'v@x.example' }),
  'PUT /api/console/widgets/{id}': () =>
    call('PUT', `/widgets/${demo.widgetId}`, { name: `Lamps ${(minutes += 1)}` }),
  'POST /api/console/widgets': () => call('POST', '/widgets', { name: 'Second' }),
  'DELETE /api/console/widgets/{id}': async () =>
    call('DELETE', `/widgets/${(await service.addWidget()).id}`),
  'POST /api/console/agents': () => newAgent(),
  'PUT /api/console/agents/{email}': async () =>
    call('PUT', `/agents/${await newAgent()}`, { isAdministrator: true }),
  'DELETE /api/console/agents/{email}': async () => call('DELETE', `/agents/${await newAgent()}`),
  'POST /api/console/agents/{email}/password-link': async () =>
    call('POST', `/agents/${await newAgent()}/password-link`),
  'DELETE /api/console/agents/{email}/second-factor': async () =>
    call('DELETE', `/agents/${await newAgent()}/second-factor`),
  'DELETE /api/console/agents/{email}/sessions': async () =>
    call('DELETE', `/agents/${await newAgent()}/sessions`),
  'POST /api/console/teams': () => newTeam(),
  'PUT /api/console/teams/{id}': async () =>
    call('PUT', `/teams/${await newTeam()}`, { members: [jonas.email] }),
  'DELETE /api/console/teams/{id}': async () => call('DELETE', `/teams/${await newTeam()}`),
  'POST /api/console/keys': () => call('POST', '/keys', { kind: 'token', name: 'Export' }),
  'DELETE /api/console/keys/{id}': async () => {
    const made = await call('POST', '/keys', { kind: 'token' });
    return call('DELETE', `/keys/${made.json<{ id: string }>().id}`);
  },
};
let minutes = 20;
/** They look, or write to oneself, and change nothing. */
const looking = [
  'POST /api/console/mail/templates/{kind}/test',
  'POST /api/console/widgets/{id}/install-check',
  'POST /api/console/endpoints/{id}/trial',
];

async function newAgent(): Promise<string> {
  const email = `agent-${(minutes += 1)}@demo.example`;
  await call('POST', '/agents', { email, name: 'Grace', isAdministrator: false });
  return email;
}

async function newTeam(): Promise<string> {
  const made = await call('POST', '/teams', { name: `Team ${(minutes += 1)}` });
  return made.json<{ id: string }>().id;
}

function newDraft() {
  const settings = { proactive: { reengagementMinutes: (minutes += 1) } };
  return call('PUT', `/widgets/${demo.widgetId}/draft`, { settings });
}

function newTemplate() {
  const template = { subject: `Changed ${(minutes += 1)}`, text: 'At {{time}}' };
  return call('PUT', '/mail/templates/passwordChanged', template);
}

async function newEndpoint(): Promise<string> {
  return (await call('POST', '/endpoints', endpoint)).json<{ id: string }>().id;
}

test('every call of the administration that changes something leaves an entry with the name of who made it', async () => {
  const { paths } = (await service.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, { tags: string[] }>>;
  }>();
  const all = Object.entries(paths)
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { tags }]) => ({ name: `${method.toUpperCase()} ${path}`, tags })),
    )
    .filter(({ name, tags }) => tags.includes('Administration') && !name.startsWith('GET '))
    .map(({ name }) => name)
    .filter((name) => !looking.includes(name));
  expect(Object.keys(changing).sort()).toEqual(all.sort());
  for (const name of all) {
    const [before] = await read();
    await changing[name]?.();
    const [after] = await read();
    expect(after?.id, name).toBeGreaterThan(before?.id ?? 0);
    expect(after, name).toMatchObject({ actorKind: 'agent', actor: maya.email, at: service.clock.now() });
  }
});

test('an entry tells what was before and after, and of secrets only that they changed', async () => {
  await call('PUT', `/widgets/${demo.widgetId}`, { idleMinutes: 80 });
  await call('PUT', `/widgets/${demo.widgetId}`, { idleMinutes: 90 });
  const [widget] = await read('?subject=widget');
  expect(widget).toMatchObject({ action: 'changed', subjectId: demo.widgetId });
  expect(widget?.changes).toEqual([{ path: 'idleMinutes', before: '80', after: '90' }]);
  await changing['PUT /api/console/endpoints/{id}']?.();
  const told = JSON.stringify(await read('?subject=endpoint'));
  expect(told).toContain('"path":"token"');
  for (const secret of ['hunter2', 'tok-1', 'tok-2', 'whsec_']) expect(told).not.toContain(secret);
});

test('keys are named for what they change, without passwords', async () => {
  const user = exampleUser();
  await provision('PUT', 'user', user);
  await provision('POST', 'user', { ...user, name: 'Ann Other', password: 'other-secret' });
  await provision('DELETE', 'user', { email: user.email });
  const [removed, changed, added] = await read('?subject=agent&actorKind=key');
  expect([removed?.action, changed?.action, added?.action]).toEqual(['removed', 'changed', 'added']);
  expect(changed?.changes).toEqual([
    { path: 'name', before: '"Ann Example"', after: '"Ann Other"' },
    { path: 'password' },
  ]);
  expect(JSON.stringify([removed, changed, added])).not.toMatch(/quick|secret/);
});

test('a change and its entry are one: where the change fails there is none', async () => {
  const [before] = await read();
  const failing = service.context.store.transaction(async (tables) => {
    await tables.agents.update(maya.email, { name: 'Nobody' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await read())[0]).toEqual(before);
});

test('nothing changes an entry, or removes one before its time', async () => {
  const { auditEntries } = service.elsewhere;
  const all = await read();
  await auditEntries.removeBefore(demo.orgId, 1);
  expect(await read()).toEqual(all);
  for (const statement of [
    'update audit_entries set actor = $$x$$',
    'delete from audit_entries',
    'truncate audit_entries',
  ])
    await expect(sql.raw(statement).execute(service.db)).rejects.toThrow('append-only');
  await auditEntries.removeBefore(demo.orgId, service.clock.now() + 1);
  expect(await read()).toEqual([]);
});

test('pages, filters and both exports tell the same, formulas as text', async () => {
  for (let at = 0; at < 120; at++) {
    service.clock.advance(1_000);
    const name = `=HYPERLINK("https://evil.example/${at}")`;
    await service.context.acting.as({ kind: 'agent', name: at % 2 ? '@sum' : jonas.email }, () =>
      service.context.store.agents.update(jonas.email, { name }),
    );
  }
  const first = (await call('GET', '/audit')).json<AuditPage>();
  const second = (await call('GET', `/audit?before=${first.before}`)).json<AuditPage>();
  expect([first.entries.length, second.entries.length, second.before]).toEqual([100, 20, undefined]);
  const all = [...first.entries, ...second.entries];
  const lines = (await call('GET', '/audit/export?format=ndjson')).body.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as AuditEntry)).toEqual(all);
  const csv = await call('GET', `/audit/export?format=csv&actor=${jonas.email}&from=${all[9]?.at}`);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
  const rows = csv.body.split('\r\n').slice(1, -1);
  expect(rows).toHaveLength(5);
  const formulas = (await call('GET', '/audit/export?format=csv&actor=@sum')).body;
  expect(formulas).toContain(`,"agent","'@sum","changed",`);
});

test('it is for administrators, each of their own organisation', async () => {
  const agent = await signInToConsole(service, jonas.email);
  expect((await agent('GET', '/audit')).statusCode).toBe(403);
  expect((await agent('GET', '/audit/export?format=csv')).statusCode).toBe(403);
  await createProvisioner(() => service, other.key)('PUT', 'user', exampleUser());
  expect(await read('?actorKind=key')).toEqual([]);
  expect(
    await service.context.store.auditEntries.list(other.orgId, { actorKind: 'key' }, { limit: 9 }),
  ).toHaveLength(1);
});
