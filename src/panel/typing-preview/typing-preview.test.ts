import { expect, test } from 'vitest';
import { createFakeClock } from '../../browser/fakes/fake-clock';
import { longestTypedText } from '../../contract/chat/visitor-chat';
import { startTypingPreview } from './typing-preview';

function setUp() {
  const clock = createFakeClock();
  const sent: string[] = [];
  const service = {
    baseUrl: 'https://chat.example',
    apiKey: 'key',
    fetch: (async (url: string, { body }: RequestInit) => {
      sent.push(`${new URL(url).pathname} ${(body as URLSearchParams).get('text')}`);
      throw new TypeError('Failed to fetch');
    }) as typeof fetch,
  };
  return { clock, sent, type: startTypingPreview({ service, browser: { clock } }, 'c1') };
}

test('the first letter is shown at once, then the latest text once a second, and what was sent no more', async () => {
  const { clock, sent, type } = setUp();
  for (const text of ['H', 'He', 'Hel']) type(text);
  expect(sent).toEqual(['/api/v1/chat/c1/typing H']);
  await clock.advance(1_000);
  expect(sent.slice(1)).toEqual(['/api/v1/chat/c1/typing Hel']);
  type('');
  await clock.advance(1_000);
  expect(sent.slice(2)).toEqual(['/api/v1/chat/c1/typing ']);
  await clock.advance(60_000);
  type('  ');
  expect(sent).toHaveLength(3);
});

test('of a long text its end is shown', () => {
  const { sent, type } = setUp();
  type(`${'a'.repeat(longestTypedText)} end`);
  expect(sent[0]?.endsWith('a end')).toBe(true);
  expect(sent[0]?.length).toBe('/api/v1/chat/c1/typing '.length + longestTypedText);
});
