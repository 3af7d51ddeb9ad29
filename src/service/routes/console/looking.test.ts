import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitorChatClient, type VisitorChatClient } from '../../../client/visitor-chat-client';
import { demo } from '../../demo/demo-organisation';
import { exampleCase, exampleEntry } from '../../storage/test-records';
import { openEventStream } from '../../testing/test-event-stream';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let baseUrl: string;
let visitor: VisitorChatClient;
const [maya, jonas] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  visitor = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
});
afterAll(() => service.stop());

/** Signed in, with a console open. */
async function enter(email: string) {
  async function ask(method: string, path: string, body: object, cookie = '') {
    const headers = { 'x-console': '1', 'content-type': 'application/json', cookie };
    return fetch(`${baseUrl}/api/console${path}`, { method, headers, body: JSON.stringify(body) });
  }
  const signedIn = await ask('POST', '/session', { email, password: demo.password });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const stream = await openEventStream(baseUrl, cookie);
  await stream.next('hello');
  function look(caseId: string, isLooking: boolean) {
    return ask('PUT', `/cases/${caseId}/looking`, { isLooking, viewer: 'tab' }, cookie);
  }
  return { stream, look };
}

test('a colleague sees who looks at a chat as it happens, gone with the last console, and the visitor learns nothing', async () => {
  const [first, second] = [await enter(maya.email), await enter(jonas.email)];
  const { caseId } = await visitor.start({
    widgetId: demo.widgetId,
    email: 'v@x.example',
    visitorMessage: 'Hi',
  });
  const before = JSON.stringify(await visitor.poll(caseId, { index: 0 }));
  expect(await (await first.look(caseId, true)).json()).toMatchObject({ agents: [{ email: maya.email }] });
  const { agents } = await second.stream.next('looking', (event) => event.caseId === caseId);
  expect(agents).toEqual([{ email: maya.email, alias: maya.name }]);
  await second.look(caseId, true);
  await second.stream.next('looking', (event) => event.agents.length === 2);
  expect(JSON.stringify(await visitor.poll(caseId, { index: 0 }))).toBe(before);
  first.stream.close();
  const left = await second.stream.next('looking', (event) => event.agents.length === 1);
  expect(left.agents.map(({ email }) => email)).toEqual([jonas.email]);
});

test('nobody looks at a case of a widget that they don’t answer', async () => {
  const { look } = await enter(maya.email);
  const chat = exampleCase({ widgetId: 'foreign' });
  await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);
  expect((await look(chat.id, true)).status).toBe(404);
  expect(service.context.looking.at(chat.id)).toEqual([]);
});
