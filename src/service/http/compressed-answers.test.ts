import fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswers } from './compressed-answers';

async function answerTo(headers: Record<string, string>, answer: object) {
  const app = fastify();
  compressAnswers(app);
  app.get('/', async () => answer);
  return app.inject({ url: '/', headers });
}
const long = { text: 'How can I help you? '.repeat(20) };

test('a long answer goes out compressed to who takes brotli, and says the same', async () => {
  const { headers, rawPayload } = await answerTo({ 'accept-encoding': 'gzip, br' }, long);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(rawPayload.length).toBeLessThan(60);
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(long);
});

test.each([
  ['who takes none', {}, long],
  ['who takes another', { 'accept-encoding': 'gzip, br;q=0' }, long],
  ['a short answer', { 'accept-encoding': 'br' }, { text: 'Hello' }],
])('goes out as it is: %s', async (_, headers, answer) => {
  const sent = await answerTo(headers, answer);
  expect(sent.headers['content-encoding']).toBeUndefined();
  expect(sent.json()).toEqual(answer);
});
