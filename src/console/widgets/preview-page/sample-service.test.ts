import { expect, test } from 'vitest';
import { callVisitorChat } from '../../../client/call-visitor-chat';
import { createVisitorChatClient } from '../../../client/visitor-chat-client';
import { requestAvailability } from '../../../client/availability-request';
import { parseSystemEntry } from '../../../contract/chat/system-entry';
import { createSampleService } from './sample-service';

const widgetId = 'preview';
const sample = {
  page: 'A page',
  question: 'Hi',
  answers: ['Hello', 'Anything else?'],
  ended: 'Ended',
  invitation: 'Hello',
};

function setUp() {
  const { fetch, show } = createSampleService(() => Date.UTC(2026, 10, 22));
  const service = { fetch, baseUrl: 'https://chat.example', apiKey: '' };
  return { service, client: createVisitorChatClient(service), show };
}

test('whoever speaks visitor chat gets a chat that was said already', async () => {
  const { client, show } = setUp();
  show({ state: 'chat', sample });
  expect((await client.availability(widgetId)).online).toBe(true);
  const { caseId } = await client.start({ widgetId });
  const { messageList } = await client.poll(caseId, { index: 1 });
  expect(messageList.map(({ type, index }) => [index, type])).toEqual([
    [1, 'system'],
    [2, 'agent'],
    [3, 'agent'],
  ]);
  expect((await client.send({ caseId, messageType: 1, messageBody: 'And then?' })).index).toBe(4);
  const waiting = new AbortController();
  const poll = client.poll(caseId, { index: 4 }, waiting.signal);
  waiting.abort(new Error('left'));
  await expect(poll).rejects.toThrow('left');
});

test('after a chat it has ended, and where nobody is there nobody is', async () => {
  const { client, service, show } = setUp();
  show({ state: 'survey', sample });
  const { messageList } = await client.poll('preview', { index: 0 });
  expect(parseSystemEntry(messageList.at(-1)?.text ?? '').token).toBe('ended');
  // Who tries the survey is thanked.
  const body = new URLSearchParams({ score: '75' });
  const rated = callVisitorChat(service, { path: ['preview', 'survey'], method: 'POST', body });
  await expect(rated).resolves.toMatchObject({ caseId: 'preview' });
  show({ state: 'offline', sample });
  expect((await client.availability(widgetId)).online).toBe(false);
  const answer = (await (await requestAvailability(service, widgetId, 'de')).json()) as { launcher: object };
  expect(answer.launcher).toMatchObject({ tag: 'de' });
});
