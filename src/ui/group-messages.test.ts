import { expect, test } from 'vitest';
import type { ConversationEntry } from './conversation-entry';
import { groupMessages } from './group-messages';

const minute = 60_000;
const day = 24 * 60 * minute;
function dayOf(at: number) {
  return Math.floor(at / day) * day;
}

function message(key: string, author: string, at?: number): ConversationEntry {
  return {
    kind: 'message',
    key,
    isOwn: author === 'me',
    author,
    text: key,
    ...(at === undefined ? {} : { at }),
  };
}

function outline(entries: ConversationEntry[], newBefore?: string): string {
  return groupMessages(entries, { newBefore, dayOf })
    .map((item) => {
      if (item.kind !== 'group') return item.kind;
      const keys = item.messages.map(({ key }) => key).join('');
      return `${item.isFirstOfAuthor ? '' : '+'}${item.author}:${keys}`;
    })
    .join(' ');
}

test.each<[string, ConversationEntry[], string]>([
  ['one author within a minute', [message('a', 'me', 10), message('b', 'me', 20)], 'day me:ab'],
  ['the next minute', [message('a', 'me', 10), message('b', 'me', minute)], 'day me:a +me:b'],
  [
    'two authors',
    [message('a', 'me', 10), message('b', 'Maya', 11), message('c', 'me', 12)],
    'day me:a Maya:b me:c',
  ],
  ['two agents', [message('a', 'Maya', 10), message('b', 'Jonas', 11)], 'day Maya:a Jonas:b'],
  ['a day between', [message('a', 'me', 10), message('b', 'me', day)], 'day me:a day me:b'],
  ['no times at all', [message('a', 'Maya'), message('b', 'Maya')], 'Maya:ab'],
  ['a time missing', [message('a', 'Maya', 10), message('b', 'Maya')], 'day Maya:a +Maya:b'],
  [
    'a line between',
    [message('a', 'me', 1), { kind: 'line', key: 'l', text: 'Maya joined' }, message('b', 'me', 2)],
    'day me:a line me:b',
  ],
])('groups by author and minute: %s', (_, entries, expected) => {
  expect(outline(entries)).toBe(expected);
});

test('parts a group at the "New" line', () => {
  expect(outline([message('a', 'Maya', 1), message('b', 'Maya', 2)], 'b')).toBe('day Maya:a new Maya:b');
});
