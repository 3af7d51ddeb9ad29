import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitorChatClient, type VisitorChatClient } from '../../../client/visitor-chat-client';
import { demo } from '../../demo/demo-organisation';
import type { Agent } from '../../domain/agents/agents';
import { exampleEntry } from '../../storage/test-records';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let client: VisitorChatClient;
let caseId: string;
let agent: Agent;

beforeAll(async () => {
  service = await openTestService();
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  client = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
  const found = await service.context.store.agents.get(demo.agents[0].email);
  if (!found) throw new Error('The demo agent is not there.');
  agent = found;
});
afterAll(() => service.stop());

beforeEach(async () => {
  const chat = { widgetId: demo.widgetId, email: 'v@x.example', visitorMessage: 'Hi' };
  ({ caseId } = await client.start(chat));
});

/** A poll that the service holds when this is answered. */
async function heldPoll(
  more: { index?: number; agentTyping?: boolean; isTyping?: boolean; visitorMessages?: boolean } = {},
  signal?: AbortSignal,
) {
  const { polling } = service.context;
  const real = polling.onChange;
  let answer: ReturnType<VisitorChatClient['poll']> | undefined;
  await new Promise<void>((resolve) => {
    polling.onChange = (chat, fn) => {
      polling.onChange = real;
      resolve();
      return real(chat, fn);
    };
    answer = client.poll(caseId, { index: 2, wait: 25, ...more }, signal);
    answer.catch(() => undefined);
  });
  return { answer: answer ?? Promise.reject(new Error('The poll was not sent.')) };
}

test('a held poll is answered by an agent message, introduced by name', async () => {
  const { answer } = await heldPoll();
  await service.context.workspace.answer(agent, caseId, { text: 'Hello', messageId: 'a1' });
  const { messageList } = await answer;
  expect(messageList.map(({ index, text }) => [index, text])).toEqual([
    [2, '/NIC Maya'],
    [3, 'Hello'],
  ]);
});

test('a held poll is answered by a message that another instance never announced, once changes were missed', async () => {
  const { answer } = await heldPoll();
  await service.elsewhere.entries.append(exampleEntry(caseId, { kind: 'agent', author: 'Maya' }));
  service.context.pubSub.publish({ kind: 'missed' });
  expect((await answer).messageList.map(({ text }) => text)).toEqual(['Hello']);
});

test('a held poll is answered when the agent begins and when it stops typing', async () => {
  const begun = await heldPoll();
  await service.context.workspace.setTyping(agent, caseId, true);
  expect(await begun.answer).toMatchObject({ agentTyping: true, messageList: [] });
  const stopped = await heldPoll({ agentTyping: true });
  service.clock.advance(10_001);
  await service.context.workers.processAll();
  expect(await stopped.answer).toMatchObject({ agentTyping: false, messageList: [] });
});

test('what an agent has read comes with the next answer, and ends no held poll', async () => {
  const { answer } = await heldPoll({ visitorMessages: true });
  await service.context.workspace.markRead(agent, [{ caseId, lastIndex: 1 }]);
  await service.context.workspace.setTyping(agent, caseId, true);
  const quiet = { caseId, agentTyping: true, messageList: [] };
  expect(await answer).toEqual({ ...quiet, visitorMessages: [], readUpTo: 1 });
  expect(await client.poll(caseId, { index: 2, visitorMessages: true })).toMatchObject({ readUpTo: 1 });
  expect(await client.poll(caseId, { index: 2 })).toEqual(quiet);
});

test('what an agent has read at another instance is known after changes were missed', async () => {
  const asked = { index: 2, visitorMessages: true };
  expect((await client.poll(caseId, asked)).readUpTo).toBeUndefined();
  await service.elsewhere.readMarks.raise(agent.email, [demo.widgetId], [{ caseId, lastIndex: 0 }]);
  service.context.pubSub.publish({ kind: 'missed' });
  await expect.poll(async () => (await client.poll(caseId, asked)).readUpTo).toBe(0);
});

test('a sign that the agent types reads the widget of the chat alone, however many the agent answers', async () => {
  const { widgets } = service.context.store;
  const { namesOfAgent } = widgets;
  widgets.namesOfAgent = () => Promise.reject(new Error('All widgets were read.'));
  await service.context.workspace.setTyping(agent, caseId, true);
  expect(await client.poll(caseId, { index: 2 })).toMatchObject({ agentTyping: true });
  widgets.namesOfAgent = namesOfAgent;
});

test('a held poll is answered at once where the agent types already', async () => {
  await service.context.workspace.setTyping(agent, caseId, true);
  expect(await client.poll(caseId, { index: 2, wait: 25 })).toMatchObject({ agentTyping: true });
});

test('what the visitor writes does not answer a held poll', async () => {
  const { answer } = await heldPoll();
  const chat = await client.send({ caseId, messageType: 1, messageBody: 'me' });
  expect(chat.index).toBe(2);
  await service.context.workspace.answer(agent, caseId, { text: 'you', messageId: 'a1' });
  expect((await answer).messageList.map(({ text }) => text)).toEqual(['/NIC Maya', 'you']);
});

test('a typing sign ends in its time when the clock is set back', async () => {
  await service.context.workspace.setTyping(agent, caseId, true);
  expect((await client.poll(caseId, { index: 2 })).agentTyping).toBe(true);
  service.clock.set(-3_600_000);
  expect((await client.poll(caseId, { index: 2 })).agentTyping).toBe(true);
  service.clock.advance(11_000);
  expect((await client.poll(caseId, { index: 2 })).agentTyping).toBe(false);
  service.clock.set(3_600_000);
});

test('a held poll is answered with the end of the chat', async () => {
  const { answer } = await heldPoll();
  await service.context.workspace.close(agent, caseId);
  expect((await answer).messageList).toMatchObject([
    { type: 'system', text: '/BYE Maya ended the chat.', code: 'endedByAgent' },
  ]);
});

test('a held poll leaves nothing behind when its client goes away', async () => {
  const { polling, live } = service.context;
  const gone = new AbortController();
  const chat = await live.find(caseId);
  let left: (() => void) | undefined;
  const isLeft = new Promise<void>((resolve) => (left = resolve));
  const leave = polling.leave;
  polling.leave = (visited) => {
    leave(visited);
    left?.();
  };
  await heldPoll({}, gone.signal);
  expect(chat && live.waiting(chat)).toBe(1);
  gone.abort();
  await isLeft;
  expect(chat && live.waiting(chat)).toBe(0);
});

test('a change that was lost is found by the check of live cases', async () => {
  const { answer } = await heldPoll();
  await service.elsewhere.entries.append({
    caseId,
    kind: 'agent',
    author: 'Elsewhere',
    text: 'Hello',
    at: 1,
  });
  await service.context.workers.processAll();
  expect((await answer).messageList).toMatchObject([{ author: 'Elsewhere' }]);
});

test('a long chat comes in pages, each of which the next poll continues', async () => {
  for (let at = 0; at < 30; at++)
    await service.context.store.entries.append({
      caseId,
      kind: 'visitor',
      author: '',
      text: 'x'.repeat(10_000),
      at,
    });
  const first = await client.poll(caseId, { index: 2, visitorMessages: true, wait: 25 });
  expect(first.visitorMessages).toHaveLength(10);
  const second = await client.poll(caseId, { index: 12, visitorMessages: true, wait: 25 });
  expect(second.visitorMessages).toHaveLength(10);
  const rest = await client.poll(caseId, { index: 22, visitorMessages: true, wait: 25 });
  expect(rest.visitorMessages).toHaveLength(10);
});

test('what the visitor writes on one device reaches the others at once', async () => {
  const others = await heldPoll({ visitorMessages: true });
  await client.send({ caseId, messageType: 1, messageBody: 'from my phone' });
  expect((await others.answer).visitorMessages).toMatchObject([{ text: 'from my phone' }]);
});

test('polls that bring nothing do not ask the store', async () => {
  await client.poll(caseId, { index: 0 });
  await client.send({ caseId, messageType: 1, messageBody: 'me' });
  const { entries } = service.context.store;
  const { page } = entries;
  entries.page = () => Promise.reject(new Error('The store was asked.'));
  expect((await client.poll(caseId, { index: 2 })).messageList).toEqual([]);
  expect((await client.poll(caseId, { index: 3 })).messageList).toEqual([]);
  entries.page = page;
});

test('the visitor is seen typing until it stops or is gone', async () => {
  const { workspace } = service.context;
  async function isTyping() {
    return (await workspace.details(agent, caseId)).summary.visitorTyping;
  }
  await client.poll(caseId, { index: 2, isTyping: true });
  expect(await isTyping()).toBe(true);
  await client.poll(caseId, { index: 2, isTyping: false });
  expect(await isTyping()).toBe(false);
  await client.poll(caseId, { index: 2, isTyping: true });
  service.clock.advance(6_001);
  expect(await isTyping()).toBe(false);
});
