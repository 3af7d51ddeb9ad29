import { expect, test } from 'vitest';
import { longestMessage } from '../limits';
import { splitMessage } from './split-message';

test('a text that fits is one message', () => {
  expect(splitMessage('Hello\n\nthere')).toEqual(['Hello\n\nthere']);
  expect(splitMessage('x'.repeat(5_000))).toHaveLength(1);
});

test.each([
  ['words', 'A few words. '.repeat(2_000)],
  ['one word', 'x'.repeat(26_000)],
  ['emoji', '🙂'.repeat(13_000)],
  ['lines', `${'One line\n'.repeat(1_000)}\n\n${'Another line\n'.repeat(1_000)}`],
])('a long text of %s becomes several messages that the service takes, and loses nothing', (_, text) => {
  const parts = splitMessage(text);
  expect(parts.length).toBeGreaterThan(1);
  for (const one of parts) expect(one.length).toBeLessThanOrEqual(longestMessage);
  expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  expect(parts.join('')).not.toContain('\uFFFD');
});

test('words stay whole', () => {
  const words = splitMessage('A few words. '.repeat(2_000)).join(' ').split(' ');
  expect(new Set(words)).toEqual(new Set(['A', 'few', 'words.']));
});
