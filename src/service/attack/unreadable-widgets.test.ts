import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createVisitorChatClient, type VisitorChatClient } from '../../client/visitor-chat-client';
import { demo } from '../demo/demo-organisation';
import { openEventStream, type TestEventStream } from '../testing/test-event-stream';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
let baseUrl: string;
let visitor: VisitorChatClient;
const [, jonas] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  visitor = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
});
afterAll(() => service.stop());
afterEach(() => vi.restoreAllMocks());

async function openStream(): Promise<TestEventStream> {
  const { token } = await service.context.account.signIn(jonas.email, demo.password);
  return openEventStream(baseUrl, `console-session=${token}`);
}

/** The next time that somebody asks which widgets an agent answers. */
function failOnce() {
  const { widgets } = service.context.store;
  vi.spyOn(widgets, 'idsOfAgent').mockRejectedValueOnce(new Error('The store is down.'));
}

test('a console whose widgets can’t be read ends, rather than stay open and hear nothing', async () => {
  failOnce();
  const stream = await openStream();
  await expect(stream.next('hello')).rejects.toThrow('ended');
  const again = await openStream();
  await again.next('hello');
  again.close();
});

test.each([
  ['as they change', (id: string) => service.context.store.widgets.setAgents(id, [])],
  [
    'as changes were missed',
    async (id: string) => {
      await service.elsewhere.widgets.setAgents(id, []);
      service.context.pubSub.publish({ kind: 'missed' });
    },
  ],
])(
  'one whose widgets can’t be read %s ends, rather than hear of one that it has lost',
  async (_when, lose) => {
    const widget = await service.addWidget();
    const stream = await openStream();
    await stream.next('hello');
    await service.context.feed.settled();
    failOnce();
    await lose(widget.id);
    await service.context.feed.settled();
    await visitor.start({ widgetId: widget.id, email: 'v@x.example', visitorMessage: 'Hi' });
    await expect(stream.next('case')).rejects.toThrow('ended');
  },
);
