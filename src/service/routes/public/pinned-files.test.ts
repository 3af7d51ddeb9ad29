import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { staticFiles } from './static-files';

const folder = await mkdtemp(join(tmpdir(), 'pinned-files-'));
afterAll(() => rm(folder, { recursive: true }));

async function write(path: string) {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), `// ${path}`);
}

test('the files of each version are kept for ever, beside those that follow the service', async () => {
  await write('widget/chat-widget.js');
  for (const version of ['1.0.0', '1.1.0']) await write(`pinned/${version}/chat-widget.js`);
  const widget = join(folder, 'widget');
  const app = fastify();
  await app.register(staticFiles, { widget, console: widget, pinnedWidget: join(folder, 'pinned') });
  const forEver = 'public, max-age=31536000, immutable';
  for (const [path, file, kept] of [
    ['/widget/chat-widget.js', 'widget/chat-widget.js', 'public, max-age=60'],
    ['/widget/1.0.0/chat-widget.js', 'pinned/1.0.0/chat-widget.js', forEver],
    ['/widget/1.1.0/chat-widget.js', 'pinned/1.1.0/chat-widget.js', forEver],
  ]) {
    const { statusCode, headers, body } = await app.inject({ url: `${path}` });
    expect([statusCode, body, headers['cache-control']]).toEqual([200, `// ${file}`, kept]);
    expect(headers['access-control-allow-origin']).toBe('*');
  }
  const missing = await app.inject({ url: '/widget/2.0.0/chat-widget.js' });
  expect(missing.statusCode).toBe(404);
  await app.close();
});
