import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseDetails, CaseNote, CaseSummary } from '../../../operations/console/cases';
import { longestMessage } from '../../../contract/limits';
import { demo } from '../../demo/demo-organisation';
import { mostNotes } from '../../domain/cases/notes';
import { cookieName, signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openEventStream } from '../../testing/test-event-stream';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
let jonas: ConsoleCall;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
  maya = await signInToConsole(service, demo.agents[0].email);
  jonas = await signInToConsole(service, demo.agents[1].email);
});
afterAll(() => service.stop());

async function read(call: ConsoleCall, caseId: string): Promise<CaseDetails> {
  return (await call('GET', `/cases/${caseId}`)).json<CaseDetails>();
}
async function textsOf(caseId: string): Promise<string[]> {
  return (await read(jonas, caseId)).notes.map(({ text }) => text);
}

test('a note is read with its case by colleagues, names its author, and leaves the chat as it was', async () => {
  const caseId = await visitor.start();
  const { summary: before } = await read(jonas, caseId);
  service.clock.advance(60_000);
  const answer = await maya('POST', `/cases/${caseId}/notes`, { text: 'Waits for a refund.' });
  const note: CaseNote = {
    number: 0,
    afterIndex: before.lastIndex,
    author: demo.agents[0].name,
    agentEmail: demo.agents[0].email,
    text: 'Waits for a refund.',
    at: service.clock.now(),
  };
  expect(answer.json()).toEqual(note);
  const { summary, notes } = await read(jonas, caseId);
  expect(notes).toEqual([note]);
  expect(summary).toEqual<CaseSummary>(before);
});

test('a note reaches the consoles of colleagues who answer the widget', async () => {
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await service.context.account.signIn(demo.agents[1].email, demo.password);
  const stream = await openEventStream(baseUrl, `${cookieName(service, 'session')}=${token}`);
  await stream.next('hello');
  const caseId = await visitor.start();
  const answer = await maya('POST', `/cases/${caseId}/notes`, { text: 'Look at the order first.' });
  const event = await stream.next('note', (one) => one.caseId === caseId);
  expect(event).toEqual({ type: 'note', caseId, note: answer.json<CaseNote>() });
  stream.close();
});

test('a repeated note is written once, and answered as the first one', async () => {
  const caseId = await visitor.start();
  const body = { text: 'Once', messageId: 'n1' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => maya('POST', `/cases/${caseId}/notes`, body)));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  await jonas('POST', `/cases/${caseId}/notes`, { text: 'Twice', messageId: 'n2' });
  expect(await textsOf(caseId)).toEqual(['Once', 'Twice']);
});

test('a note is for chats of any state, and for offline messages', async () => {
  const ended = await visitor.start();
  await visitor.send('PUT', { caseId: ended, messageType: '2' });
  const offline = await visitor.start({ isOffline: 'true' });
  for (const caseId of [ended, offline]) {
    expect((await maya('POST', `/cases/${caseId}/notes`, { text: 'Called back.' })).statusCode).toBe(200);
    expect(await textsOf(caseId)).toEqual(['Called back.']);
  }
});

test('a note takes nobody’s chat, and keeps no chat from ending', async () => {
  const caseId = await visitor.start();
  await jonas('POST', `/cases/${caseId}/claim`, {});
  expect((await maya('POST', `/cases/${caseId}/notes`, { text: 'I know her.' })).statusCode).toBe(200);
  expect((await read(maya, caseId)).summary.owner?.email).toBe(demo.agents[1].email);
});

test.each([
  ['is empty', ' \n ', 400],
  ['is too long', 'x'.repeat(longestMessage + 1), 400],
])('a note that %s is refused', async (_, text, status) => {
  const caseId = await visitor.start();
  expect((await maya('POST', `/cases/${caseId}/notes`, { text })).statusCode).toBe(status);
  expect(await textsOf(caseId)).toEqual([]);
});

test('a case takes so many notes and bytes, and a repeat still after that', async () => {
  const [many, long] = [await visitor.start(), await visitor.start()];
  const { store, clock } = service.context;
  const author = { author: 'Maya', agentEmail: demo.agents[0].email };
  for (let number = 0; number < mostNotes; number++) {
    const more = number === 0 ? { messageId: 'first' } : {};
    await store.notes.add({
      caseId: many,
      number,
      afterIndex: 0,
      text: 'x',
      at: clock.now(),
      ...author,
      ...more,
    });
  }
  const text = '😀'.repeat(longestMessage / 2);
  const statuses: number[] = [];
  for (let at = 0; at < 26; at++)
    statuses.push((await maya('POST', `/cases/${long}/notes`, { text })).statusCode);
  expect([statuses.slice(0, 25).every((status) => status === 200), statuses[25]]).toEqual([true, 413]);
  const refused = await maya('POST', `/cases/${many}/notes`, { text: 'One more' });
  expect(refused.json()).toEqual({ code: 413, message: 'This chat has no room for more notes.' });
  const repeated = await maya('POST', `/cases/${many}/notes`, { text: 'x', messageId: 'first' });
  expect(repeated.statusCode).toBe(200);
});
