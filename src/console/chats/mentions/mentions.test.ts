import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../../browser/fakes/fake-browser';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import type { FirstLists } from '../../../operations/console/inbox/first-lists';
import { ConsoleModel } from '../../app/console';
import { workspaceOf } from '../../app/signed-in-console';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { aCase, aNote, createFakeConsoleClient } from '../../kit/frame/fake-console-client';
import { ColleagueSuggestionsModel } from './colleagues';
import { MentionsModel } from './mentions';

test('mentions stay until their case is read, and one that could not be marked comes back', async () => {
  let kept = ['a', 'b'].map((id) => ({ summary: aCase({ id }).summary, note: aNote(0) }));
  const client = createFakeCalls({
    'GET /mentions': () => ({ mentions: kept }),
    'DELETE /cases/{id}/mentions': ({ path: { id } }) => {
      kept = kept.filter(({ summary }) => summary.id !== id);
    },
  });
  let stale = 0;
  const mentions = new MentionsModel(client, () => void stale++);
  function ids() {
    return mentions.unread.value?.map(({ summary }) => summary.id);
  }
  expect(ids()).toBeUndefined();
  await mentions.load();
  expect(ids()).toEqual(['a', 'b']);
  client.failNext(new RequestFailure(502));
  mentions.read('a');
  mentions.read('a');
  mentions.read('c');
  expect(ids()).toEqual(['b']);
  await settle();
  await mentions.load();
  expect(ids()).toEqual(['a', 'b']);
  mentions.read('a');
  await settle();
  await mentions.load();
  expect(ids()).toEqual(['b']);
  expect(client.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
  expect(stale).toBe(0);
  // A new one that could not be read is read with what is read next.
  client.failNext(new RequestFailure(502));
  await mentions.load();
  expect(stale).toBe(1);
});

test('a mention that comes while lists are loaded stays, though they were asked for before', async () => {
  const mention = { summary: aCase({ id: 'a' }).summary, note: aNote(0) };
  const client = createFakeConsoleClient();
  client.call = (async () => ({ mentions: [mention] })) as typeof client.call;
  const model = new ConsoleModel(client, createFakeBrowser());
  await model.session.resume();
  const { mentions } = workspaceOf(model.workspace.value);
  let arrive: (lists: FirstLists) => void = () => {};
  const lists = new Promise<FirstLists>((resolve) => (arrive = resolve));
  client.firstLists = () => lists;
  client.emit({ type: 'hello' });
  client.emit({ type: 'mentions' });
  await settle();
  expect(mentions.unread.value).toEqual([mention]);
  const empty = { cases: [] };
  arrive({ open: empty, offline: empty, mentions: [] });
  await settle();
  expect(mentions.unread.value).toEqual([mention]);
  client.emit({ type: 'hello' });
  await settle();
  expect(mentions.unread.value).toEqual([]);
});

test('@ and the beginning of a name suggest colleagues, and the name is put in', async () => {
  const suggestions = new ColleagueSuggestionsModel(async () => ({
    agents: [
      { email: 'j@x.example', name: 'Jonas Weber', isOnline: true },
      { email: 'z@x.example', name: 'Zoë', isOnline: false },
    ],
    everyone: { widgetId: 'w1', name: 'Shop', isOnline: true },
    teams: [],
    widgets: [],
  }));
  suggestions.want();
  await settle();
  function type(text: string) {
    suggestions.typed(text, text.length);
    return suggestions.list.value?.suggestions.map(({ word }) => word);
  }
  expect(type('Ask @')).toEqual(['Jonas Weber', 'Zoë']);
  expect(type('Ask @web')).toEqual(['Jonas Weber']);
  expect(type('Ask @zoe')).toEqual(['Zoë']);
  expect(type('maya@zo')).toBeUndefined();
  expect(type('Ask @x')).toBeUndefined();
  type('Ask @');
  suggestions.step(-1);
  expect(suggestions.take()).toEqual({ start: 4, end: 5, text: '@Zoë ' });
  expect(suggestions.list.value).toBeUndefined();
});
