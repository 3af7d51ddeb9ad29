import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepPinnedWidget } from './pinned-widget';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function createFolder(files: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pinned-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const warnings: unknown[] = [];
const log = { warn: (...given: unknown[]) => void warnings.push(given) };

function release(version: string) {
  return createFolder({ 'integrity.json': JSON.stringify({ version }), 'chat-widget.js': `// ${version}` });
}

test('a later version leaves the files of the former ones', async () => {
  const data = await createFolder();
  for (const version of ['1.0.0', '1.1.0']) await keepPinnedWidget(await release(version), data, log);
  const { pinnedWidget = '' } = await keepPinnedWidget(await release('1.1.0'), data, log);
  const texts = ['1.0.0', '1.1.0'].map((version) =>
    readFile(join(pinnedWidget, version, 'chat-widget.js'), 'utf8'),
  );
  expect(await Promise.all(texts)).toEqual(['// 1.0.0', '// 1.1.0']);
  expect(warnings).toEqual([]);
});

test('of instances that start at once on one folder none takes a file from those who read it', async () => {
  const [data, own] = [await createFolder(), await release('2.0.0')];
  const kept = join(data, 'pinned-widget', '2.0.0', 'chat-widget.js');
  const { pinnedWidget } = await keepPinnedWidget(own, data, log);
  const starting = new AbortController();
  const reading = (async () => {
    while (!starting.signal.aborted) expect(await readFile(kept, 'utf8')).toBe('// 2.0.0');
  })();
  const starts = Array.from({ length: 20 }, () => keepPinnedWidget(own, data, log));
  expect(await Promise.all(starts)).toEqual(starts.map(() => ({ pinnedWidget })));
  starting.abort();
  await reading;
  const elsewhere = await createFolder();
  await Promise.all(starts.map(() => keepPinnedWidget(own, elsewhere, log)));
  expect((await readdir(elsewhere, { recursive: true })).sort()).toEqual([
    'pinned-widget',
    'pinned-widget/2.0.0',
    'pinned-widget/2.0.0/chat-widget.js',
    'pinned-widget/2.0.0/integrity.json',
  ]);
  expect(warnings).toEqual([]);
});

test('what a killed start has left of a copy is removed once no start can be at it', async () => {
  const data = await createFolder();
  const left = join(data, 'pinned-widget.left');
  for (const folder of [left, join(data, 'pinned-widget.now')])
    await mkdir(join(folder, 'parts'), { recursive: true });
  const twoHoursAgo = Date.now() / 1_000 - 7_200;
  await utimes(left, twoHoursAgo, twoHoursAgo);
  await keepPinnedWidget(await release('1.0.0'), data, log);
  expect((await readdir(data)).sort()).toEqual(['pinned-widget', 'pinned-widget.now']);
  expect(warnings).toEqual([]);
});

test('another build of a version takes the place of the one before', async () => {
  const data = await createFolder();
  await keepPinnedWidget(await release('3.0.0'), data, log);
  const rebuilt = await release('3.0.0');
  await writeFile(join(rebuilt, 'integrity.json'), JSON.stringify({ version: '3.0.0', files: [] }));
  await writeFile(join(rebuilt, 'chat-widget.js'), '// rebuilt');
  const { pinnedWidget = '' } = await keepPinnedWidget(rebuilt, data, log);
  expect(await readFile(join(pinnedWidget, '3.0.0', 'chat-widget.js'), 'utf8')).toBe('// rebuilt');
});

test('files without a version are not kept', async () => {
  expect(await keepPinnedWidget(await createFolder(), await createFolder(), log)).toEqual({});
});

test('where nothing can be written there are no pinned addresses, and the log says so', async () => {
  const file = join(await createFolder({ data: '' }), 'data');
  expect(await keepPinnedWidget(await release('1.0.0'), file, log)).toEqual({});
  expect(warnings).toHaveLength(1);
});
