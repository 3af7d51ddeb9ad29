import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCompressedText } from '../http/compressed-text';
import { createLimits } from '../http/limits/limits';
import { scriptRoute } from '../routes/public/script-route';
import { createTestClock } from '../testing/test-clock';

const id = 'abcdef01-abcd-4abc-8abc-abcdefabcdef';
const compress = vi.fn(createCompressedText);
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await app.register(scriptRoute, {
    widgetScript: { embed: async () => 'embed()', panelSettings: async () => 'export default {}' },
    config: {},
    limits: createLimits(createTestClock(0)),
    compress,
  });
});
afterAll(() => app.close());

test.each(['.js', '/panel.js'])(
  'the script …%s of a widget is compressed once, however its id is written',
  async (end) => {
    compress.mockClear();
    for (let at = 0; at <= id.length; at++) {
      const spelled = id.slice(0, at) + id.slice(at).toUpperCase();
      const answer = await app.inject({ url: `/js/${spelled}${end}`, headers: { 'accept-encoding': 'br' } });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    }
    expect(compress).toHaveBeenCalledTimes(1);
  },
);
