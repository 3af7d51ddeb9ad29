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

test('a page that was opened before an upgrade finds the scripts that it began with', async () => {
  await write('widget/3e3e3e3e/panel.js');
  for (const name of ['0d0d0d0d/panel.js', 'panel-old1old1.js', 'chat-widget.js', 'old.js'])
    await write(`pinned/0.9.0/${name}`);
  const widget = join(folder, 'widget');
  const app = fastify();
  await app.register(staticFiles, { widget, console: widget, pinnedWidget: join(folder, 'pinned') });
  for (const [path, file] of [
    ['/widget/0d0d0d0d/panel.js', 'pinned/0.9.0/0d0d0d0d/panel.js'],
    ['/widget/panel-old1old1.js', 'pinned/0.9.0/panel-old1old1.js'],
    ['/widget/3e3e3e3e/panel.js', 'widget/3e3e3e3e/panel.js'],
    ['/widget/chat-widget.js', 'widget/chat-widget.js'],
  ]) {
    const { statusCode, body } = await app.inject({ url: `${path}` });
    expect([statusCode, body]).toEqual([200, `// ${file}`]);
  }
  expect((await app.inject({ url: '/widget/old.js' })).statusCode).toBe(404);
  await app.close();
});

test.each([
  ['widget/a1b2c3d4/panel.js', 'text/javascript', { 'access-control-allow-origin': '*' }],
  ['console/chats-a1b2c3d4.css', 'text/css', { 'cross-origin-resource-policy': 'same-origin' }],
])(
  '%s, which has a hash in its path, is read once, and sent in the best encoding',
  async (name, type, more) => {
    for (const ending of ['', '.br', '.gz']) await write(`${name}${ending}`);
    const [widget, console] = [join(folder, 'widget'), join(folder, 'console')];
    for (const one of [widget, console]) await mkdir(one, { recursive: true });
    const app = fastify();
    await app.register(staticFiles, { widget, console });
    function get(headers: Record<string, string>) {
      return app.inject({ url: `/${name}`, headers });
    }
    const wanted = [
      ['gzip, deflate, br', 'br', `// ${name}.br`],
      ['gzip', 'gzip', `// ${name}.gz`],
      ['br;q=0', undefined, `// ${name}`],
    ] as const;
    for (const isOnDisk of [true, false]) {
      if (!isOnDisk) await rm(join(folder, name, '..'), { recursive: true });
      for (const [accepted, encoding, body] of wanted) {
        const answer = await get({ 'accept-encoding': accepted });
        expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
          200,
          encoding,
          body,
        ]);
        expect(answer.headers).toMatchObject({
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
          ...more,
        });
      }
    }
    const { etag } = (await get({})).headers;
    expect((await get({ 'if-none-match': `${etag}` })).statusCode).toBe(304);
    await app.close();
  },
);

test('a page is asked for again in every encoding, and one of another version is never taken for it', async () => {
  for (const ending of ['', '.br', '.gz']) await write(`console/index.html${ending}`);
  for (const ending of ['', '.br', '.gz']) await write(`widget/chat-widget.js${ending}`);
  const app = fastify();
  await app.register(staticFiles, { widget: join(folder, 'widget'), console: join(folder, 'console') });
  for (const encoding of ['identity', 'gzip', 'br']) {
    for (const url of ['/console/', '/console/index.html', '/console/cases/1']) {
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect([url, headers['content-encoding'] ?? 'identity']).toEqual([url, encoding]);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        vary: expect.stringContaining('accept-encoding'),
      });
      // Those of files are their sizes and times, which two versions may share.
      expect(headers).not.toHaveProperty('etag');
      expect(headers).not.toHaveProperty('last-modified');
    }
    const embed = await app.inject({
      url: '/widget/chat-widget.js',
      headers: { 'accept-encoding': encoding },
    });
    expect(embed.headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'accept-encoding' });
  }
  await app.close();
});

test('a file that can’t be read is an error that nobody caches, and is read again', async () => {
  const name = 'widget/a1b2c3d4/broken.js';
  await write(name);
  const widget = join(folder, 'widget');
  const app = fastify();
  await app.register(staticFiles, { widget, console: widget });
  await rm(join(folder, name));
  const missing = await app.inject({ url: `/${name}` });
  expect(missing.statusCode).toBeGreaterThanOrEqual(400);
  expect(missing.headers['cache-control']).toBeUndefined();
  await write(name);
  expect((await app.inject({ url: `/${name}` })).body).toBe(`// ${name}`);
  await app.close();
});
