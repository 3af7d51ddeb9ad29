import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '../../contract/settings/parse-settings';
import type { AuditEntry, AuditPage } from '../../operations/console/audit';
import { demo } from '../demo/demo-organisation';
import { mostBytesOfChanges } from '../domain/audit/shorten-changes';
import { exhaust } from '../testing/exhaust';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import { createProvisioner, exampleUser } from '../testing/test-provisioning';
import { openTestService, type TestService } from '../testing/test-service';

const [maya, jonas] = demo.agents;
let service: TestService;
let call: ConsoleCall;
const provision = createProvisioner(() => service);

beforeAll(async () => {
  service = await openTestService({ AUDIT_MB: '1' });
  call = await signInToConsole(service);
});
afterAll(() => service.stop());

async function latest(query = ''): Promise<AuditEntry[]> {
  return (await call('GET', `/audit${query}`)).json<AuditPage>().entries;
}
function isLong({ changes }: AuditEntry): boolean {
  return JSON.stringify(changes).length > 1_000;
}

test('what an entry tells is bounded, and all entries of a colleague together take no more than their room', async () => {
  const settings = defaultSettings();
  const rules = Array.from({ length: 9 }, (_, at) => ({
    id: `rule ${at}`,
    when: { fact: 'secondsOnPage', is: 'atLeast', value: 10 },
    messages: Array.from({ length: 9 }, () => '漢'.repeat(400)),
  }));
  await call('PUT', `/widgets/${demo.widgetId}/settings`, {
    settings: { ...settings, proactive: { ...settings.proactive, rules } },
  });
  const [whole] = await latest('?subject=widget');
  const bytes = Buffer.byteLength(JSON.stringify(whole?.changes));
  expect(bytes).toBeLessThanOrEqual(mostBytesOfChanges);
  expect(bytes).toBeGreaterThan(mostBytesOfChanges / 2);
  await sql`
    insert into audit_entries (org_id, at, actor_kind, actor, action, subject, subject_id, changes)
    select org_id, at, actor_kind, actor, action, subject, subject_id, changes
    from audit_entries, generate_series(1, 200) where id = ${whole?.id}`.execute(service.db);
  expect((await latest()).filter(isLong)).toHaveLength(100);
  await service.context.workers.processAll();
  const lines = (await call('GET', '/audit/export?format=ndjson')).body.trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as AuditEntry);
  expect(entries.length).toBeGreaterThan(200);
  expect(entries.filter(isLong).length).toBeLessThan(1_000_000 / bytes);
  expect(entries.filter(isLong).length).toBeGreaterThan(50);
  expect(entries.find(({ id }) => id === whole?.id)).toMatchObject({ actor: maya.email, action: 'changed' });
});

test('audited counts what each person changes, and keeps nobody else from it', async () => {
  exhaust(service, 'audited', maya.email);
  const refused = await call('PUT', `/widgets/${demo.widgetId}`, { name: 'Too much' });
  expect(refused.json()).toEqual({ code: 429, message: expect.stringContaining('Go on tomorrow') });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await call('GET', `/widgets/${demo.widgetId}`)).json()).toMatchObject({ name: 'Tarn Lamps' });
  const agent = await signInToConsole(service, jonas.email);
  await service.elsewhere.agents.update(jonas.email, { isAdministrator: true });
  expect((await agent('PUT', `/widgets/${demo.widgetId}`, { name: 'Lamps' })).statusCode).toBe(200);
  service.clock.advance(25 * 3_600_000);
});

test('auditedByKeys counts what keys of an organisation change together', async () => {
  exhaust(service, 'auditedByKeys', String(demo.orgId));
  const refused = await provision('PUT', 'user', exampleUser());
  expect(refused.json()).toEqual({ code: 429, message: expect.stringContaining('Keys have changed more') });
  const again = await signInToConsole(service);
  expect((await again('PUT', `/widgets/${demo.widgetId}`, { name: 'Tarn Lamps' })).statusCode).toBe(200);
});
