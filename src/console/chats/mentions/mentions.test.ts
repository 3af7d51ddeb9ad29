import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { aCase, aNote } from '../../kit/frame/fake-console-client';
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
