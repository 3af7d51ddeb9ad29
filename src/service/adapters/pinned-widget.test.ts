import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

test('files without a version are not kept', async () => {
  expect(await keepPinnedWidget(await createFolder(), await createFolder(), log)).toEqual({});
});

test('where nothing can be written there are no pinned addresses, and the log says so', async () => {
  const file = join(await createFolder({ data: '' }), 'data');
  expect(await keepPinnedWidget(await release('1.0.0'), file, log)).toEqual({});
  expect(warnings).toHaveLength(1);
});
