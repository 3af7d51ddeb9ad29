import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseNote } from '../../../operations/console/cases';
import type { FirstLists } from '../../../operations/console/inbox/first-lists';
import type { Mention } from '../../../operations/console/inbox/mentions';
import { demo } from '../../demo/demo-organisation';
import { cookieName, signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openEventStream } from '../../testing/test-event-stream';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
let jonas: ConsoleCall;
const visitor = createTestVisitor(() => service);
const [, { email: emailOfJonas, alias }] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  maya = await signInToConsole(service);
  jonas = await signInToConsole(service, emailOfJonas);
});
afterAll(() => service.stop());

async function mentionsOf(call: ConsoleCall): Promise<string[]> {
  const { mentions } = (await call('GET', '/mentions')).json<{ mentions: Mention[] }>();
  const first: FirstLists = (await call('GET', '/inbox')).json();
  expect(first.mentions).toEqual(mentions);
  return mentions.map(({ summary, note }) => `${summary.id} ${note.text}`);
}

test('a mention reaches the colleague, is listed until they have read it, and calls nobody else', async () => {
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await service.context.account.signIn(emailOfJonas, demo.password);
  const stream = await openEventStream(baseUrl, `${cookieName(service, 'session')}=${token}`);
  await stream.next('hello');
  const caseId = await visitor.start();
  const text = `Can you look, @${alias.toLowerCase()}? @Maya knows nothing.`;
  const note = (await maya('POST', `/cases/${caseId}/notes`, { text })).json<CaseNote>();
  expect(note.mentions).toEqual([{ email: emailOfJonas, alias }]);
  await stream.next('mentions');
  expect(await mentionsOf(jonas)).toEqual([`${caseId} ${text}`]);
  expect(await mentionsOf(maya)).toEqual([]);
  expect((await jonas('DELETE', `/cases/${caseId}/mentions`)).statusCode).toBe(204);
  await stream.next('mentions');
  expect(await mentionsOf(jonas)).toEqual([]);
  stream.close();
});

test('a mention by the note of a transfer is one too', async () => {
  const caseId = await visitor.start();
  const { store, clock } = service.context;
  await store.agents.setStatus(emailOfJonas, { status: 'online', source: 'console', at: clock.now() });
  const to = { kind: 'agent', email: emailOfJonas };
  const note = `@${alias}, she waits.`;
  expect((await maya('POST', `/cases/${caseId}/transfer`, { to, note })).statusCode).toBe(200);
  expect(await mentionsOf(jonas)).toEqual([`${caseId} ${note}`]);
  await jonas('DELETE', `/cases/${caseId}/mentions`);
});

test('a mention opens no case: who answers the widget no longer gets none of it', async () => {
  const { store } = service.context;
  const widget = await service.addWidget();
  await store.widgets.setAgents(
    widget.id,
    demo.agents.map(({ email, alias: name }) => ({
      widgetId: widget.id,
      email,
      alias: name,
      kind: 'human',
      tags: [],
    })),
  );
  const caseId = await visitor.start({ widgetId: widget.id });
  await maya('POST', `/cases/${caseId}/notes`, { text: `@${alias}` });
  expect(await mentionsOf(jonas)).toHaveLength(1);
  await store.widgets.removeAgent(widget.id, emailOfJonas);
  expect(await mentionsOf(jonas)).toEqual([]);
  expect((await jonas('DELETE', `/cases/${caseId}/mentions`)).statusCode).toBe(404);
  const later = await maya('POST', `/cases/${caseId}/notes`, { text: `@${alias} again` });
  expect(later.json<CaseNote>()).not.toHaveProperty('mentions');
});
