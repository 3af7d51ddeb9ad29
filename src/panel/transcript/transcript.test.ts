import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredMessage } from '../../contract/storage/stored-message';
import type { ChatMessage } from '../../contract/chat/visitor-chat';
import { TranscriptModel } from './transcript';

const live = { isWatched: true, isReplay: false };
const away = { isWatched: false, isReplay: false };

let transcript: InstanceType<typeof TranscriptModel>;

beforeEach(() => {
  transcript = new TranscriptModel(-1);
});

function agent(index: number, text: string, author = 'Maya'): ChatMessage {
  return {
    index,
    type: 'agent',
    author,
    text,
  };
}
function system(index: number, text: string): ChatMessage {
  return { index, type: 'system', author: '', text };
}
function own(text: string, place: Partial<StoredMessage>): StoredMessage {
  return {
    version: 1,
    id: text,
    text,
    at: 1,
    state: 'queued',
    after: -1,
    ...place,
  };
}
function shown() {
  return transcript.entries.value
    .map((entry) => (entry.kind === 'line' ? `(${entry.joined ?? entry.text})` : entry.text))
    .join(' ');
}

describe('the order', () => {
  test('is that of the indices, no matter who wrote and when it came', () => {
    transcript.putOwn(own('b', { index: 1, state: 'sent' }));
    transcript.merge([agent(2, 'c'), agent(0, 'a')], live);
    expect(shown()).toBe('a b c');
  });

  test('keeps a message without an index behind what it was written after', () => {
    transcript.merge([agent(0, 'a')], live);
    transcript.putOwn(own('b', { after: 0, at: 1, state: 'sent' }));
    transcript.putOwn(own('c', { after: 0, at: 2, state: 'sent' }));
    transcript.merge([agent(3, 'd')], live);
    expect(shown()).toBe('a b c d');
  });

  test('moves a message to where the service took it', () => {
    transcript.merge([agent(0, 'a')], live);
    transcript.putOwn(own('c', { after: 0 }));
    transcript.merge([agent(1, 'b')], live);
    transcript.putOwn(own('c', { after: 0, index: 2, state: 'sent' }));
    expect(shown()).toBe('a b c');
  });

  test('takes each entry once', () => {
    transcript.merge([agent(0, 'a'), agent(1, 'b')], live);
    const merged = transcript.merge([agent(1, 'b'), agent(2, 'c')], live);
    expect(shown()).toBe('a b c');
    expect(merged.messages.map(({ text }) => text)).toEqual(['c']);
    expect(transcript.nextIndex()).toBe(3);
  });

  test('asks on from what was polled, not from what the visitor wrote', () => {
    transcript.merge([agent(0, 'a')], live);
    transcript.putOwn(own('c', { index: 2, state: 'sent' }));
    expect(transcript.nextIndex()).toBe(1);
    expect(transcript.latestIndex()).toBe(2);
  });
});

describe('system entries', () => {
  test.each<[string[], string, string]>([
    [['/NIC Maya'], '(Maya)', 'active'],
    [['/NIC Maya', '/NIC Maya'], '(Maya)', 'active'],
    [['/NIC Maya', '/NIC Jonas'], '(Maya) (Jonas)', 'active'],
    [['/NFO Please wait'], '(Please wait)', 'waiting'],
    [['/WAI Number 2'], '', 'waiting'],
    [['/NIC Maya', '/BYE Bye!'], '(Maya) (Bye!)', 'ended'],
    [['/BYE Bye!', '/NIC Maya'], '(Bye!)', 'ended'],
    [['/BAN '], '', 'banned'],
    [['/SYS PTXT Thank%20you'], '(Thank you)', 'waiting'],
    [['/CAL 1', '/SYS RERY', '/XYZ what', 'odd'], '', 'waiting'],
  ])('%j show "%s" and leave the chat %s', (texts, expected, phase) => {
    transcript.merge(
      texts.map((text, index) => system(index, text)),
      live,
    );
    expect(shown()).toBe(expected);
    expect(transcript.phase.value.kind).toBe(phase);
  });

  test('lock the input while waiting, until an agent speaks', () => {
    transcript.merge([system(0, '/WAI Number 2')], live);
    expect(transcript.phase.value).toEqual({ kind: 'waiting', text: 'Number 2' });
    transcript.merge([agent(1, 'Hi')], live);
    expect(transcript.phase.value).toEqual({ kind: 'active' });
  });

  test('name and picture the agent who speaks next', () => {
    transcript.merge(
      [system(0, '/NIC Maya'), system(1, '/AVA https://a.example/m.png'), agent(2, 'Hi', '')],
      live,
    );
    transcript.merge([system(3, '/NIC Jonas'), agent(4, 'Hello', '')], live);
    expect(transcript.entries.value.filter(({ kind }) => kind === 'message')).toMatchObject([
      { author: 'Maya', avatarUrl: 'https://a.example/m.png' },
      { author: 'Jonas', avatarUrl: undefined },
    ]);
  });

  test('tell where to go', () => {
    expect(transcript.merge([system(0, '/GO2 https://a.example/')], live).goTo).toBe('https://a.example/');
  });
});

describe('what is new', () => {
  test('is counted, and the line is above the first of it', () => {
    transcript.merge([agent(0, 'a')], live);
    transcript.merge([system(1, '/NFO x'), agent(2, 'b'), agent(3, 'c')], away);
    transcript.putOwn(own('d', { after: 3 }));
    expect(transcript.unread.value).toBe(2);
    expect(transcript.newBefore.value).toBe('#2');
  });

  test('is new no more once seen, while the line stays', () => {
    transcript.merge([agent(0, 'a')], away);
    transcript.markSeen();
    expect(transcript.unread.value).toBe(0);
    transcript.merge([agent(1, 'b')], away);
    expect(transcript.newBefore.value).toBe('#0');
  });

  test('is nothing while the visitor looks on', () => {
    transcript.merge([agent(0, 'a')], live);
    expect(transcript.unread.value).toBe(0);
    expect(transcript.newBefore.value).toBeUndefined();
  });

  test('is what came while the visitor was on another page', () => {
    transcript = new TranscriptModel(1);
    transcript.merge([agent(0, 'a'), agent(2, 'b')], { isWatched: true, isReplay: true });
    expect(transcript.newBefore.value).toBe('#2');
    expect(transcript.seenIndex.value).toBe(2);
  });
});
