import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { ConsoleClient } from '../../../client/console-client';
import { createVisitorChatClient, type VisitorChatClient } from '../../../client/visitor-chat-client';
import { demo } from '../../demo/demo-organisation';
import { openConsoleClient } from '../../testing/test-console-client';
import { createLogReader } from '../../testing/test-logs';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let visitor: VisitorChatClient;
let maya: ConsoleClient;
let jonas: ConsoleClient;
const { readAll } = createLogReader(() => service);

beforeAll(async () => {
  service = await openTestService();
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  visitor = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
  maya = await openConsoleClient(baseUrl);
  jonas = await openConsoleClient(baseUrl, demo.agents[1].email);
});
afterAll(() => service.stop());

const chat = { widgetId: demo.widgetId, email: 'v@x.example', visitorMessage: 'Hi' };
async function start() {
  return (await visitor.start(chat)).caseId;
}

function label({ call }: ConsoleClient, id: string, body: { name: string; value: string }) {
  return call('PUT /cases/{id}/labels', { path: { id }, body });
}
function unlabel({ call }: ConsoleClient, id: string, name: string) {
  return call('DELETE /cases/{id}/labels', { path: { id }, query: { name } });
}

async function recordOf(caseId: string) {
  const { cases } = await readAll({ start: '2026-11-18', end: '2026-11-18' });
  return cases.find(({ id }) => id === caseId);
}

test('labels and variables that agents write are in the export', async () => {
  const caseId = await start();
  await label(maya, caseId, { name: ' Complaint ', value: '' });
  await label(maya, caseId, { name: 'Lamp', value: 'Kelda' });
  await maya.call('PUT /cases/{id}/variables', {
    path: { id: caseId },
    body: { name: 'Order', value: '20-1187' },
  });
  await visitor.send({ caseId, messageType: 2 });
  expect(await recordOf(caseId)).toMatchObject({
    labels: [
      { name: 'Complaint', value: '' },
      { name: 'Lamp', value: 'Kelda' },
    ],
    operator_variables: [{ name: 'Order', value: '20-1187' }],
  });
});

test('every agent of the widget sees and changes them, also once the chat has ended', async () => {
  const caseId = await start();
  await label(maya, caseId, { name: 'Lamp/№ 5 & more', value: 'Kelda' });
  await label(maya, caseId, { name: 'Refund', value: '' });
  await maya.close(caseId);
  expect((await jonas.caseDetails(caseId)).summary.labels).toHaveLength(2);
  await label(jonas, caseId, { name: 'Lamp/№ 5 & more', value: 'Holm' });
  const { labels } = await unlabel(jonas, caseId, 'Refund');
  expect(labels).toEqual([{ name: 'Lamp/№ 5 & more', value: 'Holm' }]);
  expect(await unlabel(maya, caseId, 'Lamp/№ 5 & more')).not.toHaveProperty('labels');
  expect(await recordOf(caseId)).toMatchObject({ labels: [], operator_variables: [] });
});

test('two agents who write at once both are heard', async () => {
  const caseId = await start();
  const names = Array.from({ length: 10 }, (_, at) => `Label ${at}`);
  await Promise.all(names.map((name, at) => label(at % 2 ? maya : jonas, caseId, { name, value: '' })));
  const { labels = [] } = (await maya.caseDetails(caseId)).summary;
  expect(labels.map(({ name }) => name).sort()).toEqual(names);
});

test.each([
  ['labels', ' ', '', 'name'],
  ['labels', 'x'.repeat(101), '', 'name'],
  ['labels', 'Lamp', 'x'.repeat(1_001), 'value'],
  ['variables', 'Order', ' ', 'value'],
] as const)('of %s, %s with the value %s is refused by name', async (list, name, value, field) => {
  const refused = maya.call(`PUT /cases/{id}/${list}`, {
    path: { id: await start() },
    body: { name, value },
  });
  await expect(refused).rejects.toThrow(new RegExp(`^${field}: `));
});

test("a stranger's case is not there", async () => {
  const refused = label(maya, demo.widgetId, { name: 'Lamp', value: '' });
  await expect(refused).rejects.toMatchObject({ status: 404 } satisfies Partial<RequestFailure>);
});
