import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitTable } from '../../operations/limits';
import { demo } from '../demo/demo-organisation';
import { exampleEndpoint } from '../storage/test-records';
import { exhaust } from '../testing/exhaust';
import { signInToConsole } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
const [maya, jonas] = demo.agents;

beforeAll(async () => void (service = await openTestService()));
afterAll(() => service.stop());

test('status counts for the agent alone', async () => {
  exhaust(service, 'status', maya.email);
  const statuses: number[] = [];
  for (const { email } of [maya, jonas]) {
    const call = await signInToConsole(service, email);
    statuses.push((await call('PUT', '/status', { status: 'online' })).statusCode);
  }
  expect(statuses).toEqual([429, 200]);
  service.clock.advance(limitTable.status.perMs);
});

test('of an agent’s changes that an endpoint does not take, as many wait as say how the agent came to be so', async () => {
  const { store, changeStatus } = service.context;
  const endpoints = [exampleEndpoint({ orgId: demo.orgId }), exampleEndpoint({ orgId: demo.orgId })];
  for (const endpoint of endpoints) await store.endpoints.add(endpoint);
  for (let at = 1; at <= 130; at++)
    await changeStatus(maya.email, {
      status: at % 2 === 0 ? 'online' : 'pause',
      subStatus: `change ${at}`,
      source: 'endpoint',
    });
  for (const { id } of endpoints) {
    const { rows } = await sql<{ change: string; state: string }>`
      select payload ->> 'sub_status' as change, state from deliveries where endpoint_id = ${id} order by position`.execute(
      service.db,
    );
    expect(rows.map(({ change }) => change)).toEqual(
      Array.from({ length: 130 }, (_, at) => `change ${at + 1}`),
    );
    expect(rows.findIndex(({ state }) => state === 'pending')).toBe(30);
    expect(rows.filter(({ state }) => state === 'pending')).toHaveLength(100);
  }
});

test('the one that is under way stays in its place', async () => {
  const { store, changeStatus, clock } = service.context;
  const endpoint = exampleEndpoint({ orgId: demo.orgId });
  await store.endpoints.add(endpoint);
  async function change(at: number) {
    await changeStatus(jonas.email, { status: 'online', subStatus: `change ${at}`, source: 'endpoint' });
  }
  await change(0);
  const claim = { channel: 'webhook', holder: 'one', now: clock.now(), leaseMs: 9_000 } as const;
  const claimed = await store.outbox.claim({ ...claim, limit: 99, perEndpoint: 99, perOrganisation: 99 });
  const [first] = claimed.filter(({ endpointId }) => endpointId === endpoint.id);
  expect(first).toBeDefined();
  for (let at = 1; at <= 130; at++) await change(at);
  expect(first && (await store.outbox.record(first, undefined, { state: 'done' }))).toBe(true);
});
