import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../log';
import { openStore } from '../open-store';
import { copyTemplate } from '../test-store';
import { findEnginePrograms } from './engine-programs';
import { listEntries } from '../test-entries';

const rounds = 2;
const program = fileURLToPath(new URL('append-until-killed.js', findEnginePrograms().worker));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-killed-'));
  copyTemplate(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Lets the process append, kills it at a random moment behind a random entry, and returns what it acknowledged. */
async function appendUntilKilled(): Promise<number[]> {
  const child = spawn(process.execPath, [program, dataDir, 'case'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const enough = 2 + Math.random() * 100;
  let output = '';
  let lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    lines = output.split('\n').slice(0, -1);
    if (lines.length >= enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20);
  });
  await once(child, 'close');
  return lines.map(Number);
}

test('nothing that was acknowledged is lost when the service is killed', { timeout: 120_000 }, async () => {
  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await appendUntilKilled()));
    const { store, stop } = await openStore({ dataDir }, silentLog);
    const kept = (await listEntries(store.entries, 'case', 0)).map(({ index }) => index);
    await stop();
    expect(kept).toEqual(kept.map((_, at) => at));
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
  }
  expect(acknowledged.length).toBeGreaterThan(rounds);
});
