import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeReceiver, type FakeReceiver } from '../delivery/fake-receiver';
import { demo } from '../demo/demo-organisation';
import { signInToConsole } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';
import type { RowOf } from './rows';

let service: TestService;
let receiver: FakeReceiver;
const maya = demo.agents[0].email;

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  receiver = await createFakeReceiver();
  await service.context.endpointAdministration.add(demo.orgId, { purpose: 'agentStatus', url: receiver.url });
  const console = await signInToConsole(service);
  await console('PUT', '/status', { status: 'online' });
  await service.app.inject({
    method: 'POST',
    url: '/api/v2/agentstatus',
    headers: { authorization: demo.keys.token },
    payload: { agent_id: maya, status: 'pause', sub_status: 'Lunch' },
  });
  await service.context.delivery.processAll();
});
afterAll(async () => {
  await receiver.close();
  await service.stop();
});

function told(field: string) {
  return receiver.received.map(({ body }) => (JSON.parse(body) as Record<string, unknown>)[field]);
}

test.each<[RowOf<'Agent status change'>, unknown[]]>([
  ['org', [demo.orgId, demo.orgId]],
  ['agent_id', [`wc:${maya}`, `wc:${maya}`]],
  ['status', ['online', 'pause']],
  ['sub_status', [undefined, 'Lunch']],
  ['timestamp', [Date.UTC(2026, 10, 18, 12), Date.UTC(2026, 10, 18, 12)]],
])('Agent status change: %s is told of changes by the console and by the endpoint', (field, values) => {
  expect(told(field)).toEqual(values);
});

test.each<RowOf<'Agent status'>>(['org', 'timestamp'])(
  'Agent status: %s is sent in notifications alone',
  async (field) => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/v2/agentstatus',
      headers: { authorization: demo.keys.token },
      payload: { agent_id: maya, status: 'pause', [field]: 1 },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { agent_id: maya, status: 'pause' }]);
  },
);
