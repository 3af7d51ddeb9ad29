import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentHeader } from '../../contract/console';
import { demo } from '../demo/demo-organisation';
import { exampleCase, exampleEntry } from '../storage/test-records';
import { cookieName } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

const [maya, jonas] = demo.agents;
const chat = exampleCase({ orgId: demo.orgId, widgetId: demo.widgetId });
let service: TestService;

beforeAll(async () => {
  service = await openTestService();
  await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);
});
afterAll(() => service.stop());

test.each([
  ['GET', '/session', undefined],
  ['GET', '/inbox', undefined],
  ['GET', `/cases/${chat.id}`, undefined],
  ['PUT', '/status', { status: 'online' }],
  ['POST', `/cases/${chat.id}/entries`, { text: 'In whose name?', messageId: 'a' }],
] as const)(
  '%s %s of a page that shows another agent than the one who has signed in since is refused',
  async (method, url, payload) => {
    const { token } = await service.context.account.signIn(jonas.email, demo.password);
    async function call(shown: string | undefined) {
      const { statusCode } = await service.app.inject({
        method,
        url: `/api/console${url}`,
        headers: {
          'x-console': '1',
          ...(shown !== undefined && { [agentHeader]: encodeURIComponent(shown) }),
        },
        cookies: { [cookieName(service, 'session')]: token },
        ...(payload && { payload }),
      });
      return statusCode;
    }
    expect(await call(maya.email)).toBe(401);
    expect(await service.context.store.cases.get(chat.id)).toMatchObject({ state: 'waiting' });
    expect([await call(jonas.email), await call(undefined)]).toEqual([200, 200]);
  },
);
