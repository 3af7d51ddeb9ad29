import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { CannedReply } from '../../../operations/console/canned-replies';
import { settle } from '../../../browser/fakes/fake-clock';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { RepliesModel } from './replies';
import { createReplyWriting } from './reply-writing';
import { SuggestionsModel } from './suggestions';

function aReply(word: string, text: string, isShared = false): CannedReply {
  return { id: `${word}${isShared ? '*' : ''}`, word, text, isShared, revision: 1 };
}

const greeting = aReply('greeting', 'Hello {{visitor.name}}, I’m {{agent.name}}.');
const refund = aReply('refund', 'The money is back\nwithin a week.', true);
const sharedGreeting = aReply('Greeting', 'Welcome!', true);

async function setUp(...stored: CannedReply[]) {
  let kept = stored;
  const client = createFakeCalls({
    'GET /canned-replies': () => ({ replies: kept }),
    'POST /canned-replies': ({ body }) => ({ ...body, id: 'new', isShared: false, revision: 1 }),
    'POST /canned-replies/shared': ({ body }) => ({ ...body, id: 'new*', isShared: true, revision: 1 }),
    'PUT /canned-replies/{id}': ({ path, body: { word, text } }) => ({
      ...aReply(word, text),
      id: path.id,
      revision: 2,
    }),
    'DELETE /canned-replies/shared/{id}': () => undefined,
  });
  const replies = new RepliesModel(client);
  const values = signal({ 'visitor.name': 'Ann', 'agent.name': 'Maya' });
  let managed = 0;
  const suggestions = new SuggestionsModel({ replies, values, onManage: () => void managed++ });
  suggestions.want();
  await settle();
  function type(text: string) {
    suggestions.typed(text, text.length);
    return words();
  }
  function words() {
    return suggestions.list.value?.suggestions.map(({ id }) => id);
  }
  return {
    client,
    replies,
    suggestions,
    values,
    type,
    words,
    managed: () => managed,
    store: (next: CannedReply[]) => void (kept = next),
  };
}

test('what is typed behind a slash finds replies by word first, then by text, without accents and case', async () => {
  const hours = aReply('Öffnung', 'From nine to five, also for a refund.');
  const { type } = await setUp(sharedGreeting, greeting, hours, refund);
  expect(type('/')).toHaveLength(4);
  expect(type('/GREET')).toEqual(['greeting', 'Greeting*']);
  expect(type('Well, /off')).toEqual(['Öffnung']);
  expect(type('/refund')).toEqual(['refund*', 'Öffnung']);
  expect(type('/fund')).toEqual(['refund*', 'Öffnung']);
  expect(type('/nobody')).toBeUndefined();
  expect(type('1/2')).toBeUndefined();
});

test('the first is marked where its word begins so; what is found by its text waits for the agent to mark it', async () => {
  const { suggestions, type } = await setUp(greeting, refund);
  type('/re');
  expect(suggestions.list.value?.active).toBe(0);
  type('/money');
  expect(suggestions.list.value).toMatchObject({ suggestions: [{ id: 'refund*' }], active: undefined });
  expect(suggestions.take()).toBeUndefined();
  suggestions.step(1);
  expect(suggestions.take()).toMatchObject({ start: 0, end: 6 });
});

test('a chosen reply replaces its word, filled with what is known of the chat', async () => {
  const { suggestions, values, type } = await setUp(greeting, refund);
  type('Thanks. /gr');
  expect(suggestions.take()).toEqual({ start: 8, end: 11, text: 'Hello Ann, I’m Maya.' });
  expect(suggestions.list.value).toBeUndefined();
  values.value = { 'visitor.name': '', 'agent.name': 'Maya' };
  type('/');
  expect(suggestions.list.value?.suggestions[0]?.text).toBe('Hello, I’m Maya.');
});

test('arrows go around, past the way to the screen of replies', async () => {
  const { suggestions, type, managed } = await setUp(greeting, refund);
  type('/');
  const seen = [1, 1, 1, -1, -1].map((by) => {
    suggestions.step(by as 1 | -1);
    return suggestions.list.value?.active;
  });
  expect(seen).toEqual([1, 2, 0, 2, 1]);
  expect(suggestions.take(2)).toBeUndefined();
  expect(managed()).toBe(1);
});

test('a dismissed list stays closed for its word, and opens for the next one', async () => {
  const { suggestions, type } = await setUp(greeting, refund);
  type('/g');
  suggestions.dismiss();
  expect(type('/gr')).toBeUndefined();
  expect(type('/gr and /ref')).toEqual(['refund*']);
  expect(type('/g')).toEqual(['greeting']);
});

test('a caret that leaves the word closes the list', async () => {
  const { suggestions, type, words } = await setUp(greeting, refund);
  type('so /g');
  suggestions.moved('so /g', 5);
  expect(words()).toEqual(['greeting']);
  suggestions.moved('so /g', 1);
  expect(words()).toBeUndefined();
});

test('where there are no replies, a slash alone leads to where they are written, and Enter still sends', async () => {
  const { suggestions, type, words } = await setUp();
  expect(type('/')).toEqual([]);
  expect(suggestions.list.value?.active).toBeUndefined();
  type('/a');
  expect(words()).toBeUndefined();
});

test('of many the first fifty are listed, and how many more there are', async () => {
  const many = Array.from({ length: 60 }, (_, at) => aReply(`word-${at}`, 'Text'));
  const { suggestions, type } = await setUp(...many);
  expect(type('/')).toHaveLength(50);
  expect(suggestions.list.value?.more).toBe(10);
});

test('replies are loaded once, and again when they have changed elsewhere', async () => {
  const { client, replies, suggestions, type, words, store } = await setUp(greeting);
  suggestions.want();
  await settle();
  expect(client.calls).toEqual(['GET /canned-replies']);
  type('/');
  store([greeting, refund]);
  replies.refresh();
  await settle();
  expect(words()).toEqual(['greeting', 'refund*']);
  const unused = new RepliesModel(client);
  unused.refresh();
  await settle();
  expect(client.calls).toHaveLength(2);
});

test('those that could not be loaded are asked for again with the next chat', async () => {
  const { client } = await setUp(greeting);
  const late = new RepliesModel(client);
  client.failNext(new RequestFailure(500));
  late.want();
  await settle();
  expect(late.known.value).toEqual([]);
  late.want();
  await settle();
  expect(late.known.value).toEqual([greeting]);
});

test('what the agent writes is there without another look, own and shared by their own operations', async () => {
  const { client, replies, type } = await setUp(greeting, refund);
  const writing = createReplyWriting(client, replies);
  await writing.create({ word: 'bye', text: 'Bye', isShared: false });
  await writing.create({ word: 'all', text: 'All', isShared: true });
  await writing.change(greeting, { word: 'hi', text: 'Hi', isShared: false });
  await writing.remove(refund);
  expect(type('/')).toEqual(['new', 'greeting', 'new*']);
  expect(client.calls.filter((call) => call.startsWith('GET'))).toHaveLength(1);
  const change = '{"path":{"id":"greeting"},"body":{"word":"hi","text":"Hi","revision":1}}';
  expect(client.calls).toContain(`PUT /canned-replies/{id} ${change}`);
});
