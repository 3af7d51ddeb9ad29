import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry, AuditPage } from '../../../../operations/console/audit';
import { demo } from '../../../demo/demo-organisation';
import { methodOf } from '../../../../operations/operation';
import { operations } from '../../../../operations/operations';
import { createExampleCalls } from '../../../fuzz/example-calls';
import { routeOf } from '../../../testing/test-operations';
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

/** Where the example of an operation changes nothing. */
const changing: Record<string, () => Promise<unknown>> = {
  restoreVersion: () => call('POST', `/widgets/${demo.widgetId}/draft/restore`, { version: 1 }),
  discardDraft: async () => {
    await newDraft();
    return call('DELETE', `/widgets/${demo.widgetId}/draft`);
  },
  resetMailTemplate: async () => {
    await newTemplate();
    return call('DELETE', '/mail/templates/passwordChanged');
  },
  removeSecondFactorOfAgent: async () => call('DELETE', `/agents/${await newAgent()}/second-factor`),
  changeEmailOfAgent: async () =>
    call('PUT', `/agents/${await newAgent()}/email`, { email: 'other@demo.example' }),
  signOutAgent: async () => call('DELETE', `/agents/${await newAgent()}/sessions`),
  changeSecurity: async () => {
    const factor = { agentEmail: maya.email, secret: 's', confirmedAt: 1, lastPeriod: 0, recoveryCodes: [] };
    await service.elsewhere.secondFactors.put(factor);
    await call('PUT', '/security', { demandsSecondFactor: true });
    await call('PUT', '/security', { demandsSecondFactor: false });
    await service.elsewhere.secondFactors.remove(maya.email);
  },
};
let minutes = 20;
async function newAgent(): Promise<string> {
  const email = `agent-${(minutes += 1)}@demo.example`;
  await call('POST', '/agents', { email, name: 'Grace', isAdministrator: false });
  return email;
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

test(
  'every operation of the administration that changes something leaves an entry with the name of who made it',
  { timeout: 60_000 },
  async () => {
    const sendExample = createExampleCalls(service);
    const first = { settings: { sounds: false } };
    await call('PUT', `/widgets/${demo.widgetId}/settings`, first);
    const all = Object.entries(operations).filter(
      ([, one]) => one.tag === 'Administration' && methodOf(one) !== 'GET' && one.isAudited !== false,
    );
    expect(all.length).toBeGreaterThan(30);
    for (const [name, operation] of all) {
      const [before] = await read();
      await (changing[name] ?? (() => sendExample(routeOf(operation))))();
      const [after] = await read();
      expect(after?.id, name).toBeGreaterThan(before?.id ?? 0);
      expect(after, name).toMatchObject({ actorKind: 'agent', actor: maya.email, at: service.clock.now() });
    }
  },
);

test('an entry tells what was before and after, and of secrets only that they changed', async () => {
  await call('PUT', `/widgets/${demo.widgetId}`, { idleMinutes: 80 });
  await call('PUT', `/widgets/${demo.widgetId}`, { idleMinutes: 90 });
  const [widget] = await read('?subject=widget');
  expect(widget).toMatchObject({ action: 'changed', subjectId: demo.widgetId });
  expect(widget?.changes).toEqual([{ path: 'idleMinutes', before: '80', after: '90' }]);
  await call('PUT', `/endpoints/${await newEndpoint()}`, { token: 'tok-2' });
  const told = JSON.stringify(await read('?subject=endpoint'));
  expect(told).toContain('"path":"token"');
  for (const secret of ['hunter2', 'tok-1', 'tok-2', 'whsec_']) expect(told).not.toContain(secret);
});

test('entries name what they are about, also when it is gone, and say whether it is a bot or a webhook', async () => {
  const bot = { purpose: 'bot', widgetId: demo.widgetId, url: endpoint.url, bot: { alias: 'Robin' } };
  const { id } = (await call('POST', '/endpoints', bot)).json<{ id: string }>();
  const team = (await call('POST', '/teams', { name: 'Bulbs' })).json<{ id: string }>();
  await call('PUT', `/teams/${team.id}`, { name: 'Tulips' });
  const url = 'https://hooks.shop.example/in';
  expect(await read(`?subjectId=${id}`)).toMatchObject([{ subjectName: url, isBot: true }]);
  expect((await read(`?subjectId=${await newEndpoint()}`))[0]).toMatchObject({
    subjectName: url,
    isBot: false,
  });
  expect((await read(`?subjectId=${demo.widgetId}`))[0]?.subjectName).toBe('Tarn Lamps');
  for (const path of [`/teams/${team.id}`, `/endpoints/${id}`]) await call('DELETE', path);
  expect((await read(`?subjectId=${team.id}`)).map((one) => one.subjectName)).toEqual(
    Array(3).fill('Tulips'),
  );
  expect(await read(`?subjectId=${id}`)).toMatchObject([1, 2].map(() => ({ subjectName: url, isBot: true })));
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
  const csv = await call(
    'GET',
    `/audit/export?format=csv&actor=${jonas.email.replace('a', 'A')}&from=${all[9]?.at}`,
  );
  expect(csv.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
  expect(csv.body.startsWith('\ufeffid,')).toBe(true);
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
