import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../log';
import { openStore } from '../open-store';
import { copyTemplate } from '../test-store';
import { exampleCase, exampleEntry } from '../test-records';
import { createEnginePool } from './engine-pool';
import { findEnginePrograms } from './engine-programs';
import { startEngine } from './engine';
import { isOpenToOthers } from '../../data-folder/keep-to-owner';
import { openEmbedded } from './open-embedded';

const all = { recursive: true };

describe('the embedded engine', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-data-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('says of a database behind a link what to link instead', async () => {
    symlinkSync(tmpdir(), join(dataDir, 'postgres'));
    await expect(openStore({ dataDir }, silentLog)).rejects.toThrow(`Link ${dataDir} instead`);
  });

  test('makes no new database in the parent of a data folder, or in its cluster, as after a mistaken restore', async () => {
    const restored = join(dataDir, 'backup');
    mkdirSync(join(restored, 'postgres'), { recursive: true });
    writeFileSync(join(restored, 'postgres/PG_VERSION'), '17');
    for (const mistaken of [dataDir, join(restored, 'postgres')])
      await expect(openStore({ dataDir: mistaken }, silentLog)).rejects.toThrow(
        `one in ${restored}. Set DATA_DIR`,
      );
    expect(readdirSync(dataDir)).toEqual(['backup']);
    expect(readdirSync(join(restored, 'postgres'))).toEqual(['PG_VERSION']);
  });

  test('makes its database where there is none, for nobody else to read', { timeout: 60_000 }, async () => {
    mkdirSync(join(dataDir, 'deep/postgres-unfinished-1'), { recursive: true });
    const messages: string[] = [];
    const log = { ...silentLog, info: (_: object, message: string) => void messages.push(message) };
    const { store, stop } = await openStore({ dataDir: join(dataDir, 'deep') }, log);
    await store.organisations.add({ id: 1, name: 'Shop' });
    await stop();
    expect(messages).toEqual([expect.stringContaining('Creating the database')]);
    expect(readdirSync(join(dataDir, 'deep'))).toEqual(['postgres']);
    for (const file of ['', 'PG_VERSION', 'global/pg_control', 'base/1/1259'])
      expect({ file, isOpen: isOpenToOthers(join(dataDir, 'deep/postgres', file)) }).toEqual({
        file,
        isOpen: false,
      });
  });

  test('takes files that an older version left open from everybody but their owner', async () => {
    copyTemplate(dataDir);
    const files = ['PG_VERSION', 'global/pg_control', 'base/1/1259'].map((file) =>
      join(dataDir, 'postgres', file),
    );
    for (const file of files) chmodSync(file, 0o666);
    await (await openStore({ dataDir }, silentLog)).stop();
    expect(files.filter(isOpenToOthers)).toEqual([]);
  });

  test.each([
    [`{"message":"by process","code":"ENOSPC"}`, /disk .* is full/],
    [`{"errno":51}`, /disk .* is full/],
    [`{"errno":44}`, /can't be created in .*new: error 44\.$/],
    ['', /can't be created in .*new: .*SIGKILL.*memory/],
  ])(
    'leaves nothing behind where %j is all that the process says which creates it',
    async (said, sentence) => {
      const program = join(dataDir, 'create.cjs');
      const end = said ? `process.exitCode = 1` : `process.kill(process.pid, 'SIGKILL')`;
      writeFileSync(program, `process.stderr.write(${JSON.stringify(said)}); ${end}`);
      const programs = { ...findEnginePrograms(), create: pathToFileURL(program) };
      const failure = await openEmbedded({ dataDir: join(dataDir, 'new') }, programs, silentLog).catch(
        (error) => error,
      );
      expect(failure.message).toMatch(sentence);
      expect(readdirSync(join(dataDir, 'new'))).toEqual([]);
    },
  );

  test('does what was begun before it stops', async () => {
    copyTemplate(dataDir);
    const { store, stop } = await openStore({ dataDir }, silentLog);
    const begun = [1, 2, 3].map((id) => store.organisations.add({ id, name: 'Shop' }));
    await stop();
    await Promise.all(begun);
  });

  test('keeps what it has from one start to the next', async () => {
    copyTemplate(dataDir);
    const chatCase = exampleCase();
    const first = await openStore({ dataDir }, silentLog);
    await first.store.cases.add(chatCase, [exampleEntry(chatCase.id)]);
    await first.stop();
    const second = await openStore({ dataDir }, silentLog);
    expect(await second.store.cases.get(chatCase.id)).toEqual(chatCase);
    await second.stop();
  });

  test('refuses a second service on its directory, and lets it in afterwards', async () => {
    copyTemplate(dataDir);
    const first = await openStore({ dataDir }, silentLog);
    await expect(openStore({ dataDir }, silentLog)).rejects.toThrow(/in use by another running service/);
    await first.store.checkWrites();
    await first.stop();
    await (await openStore({ dataDir }, silentLog)).stop();
  });

  test('says what to do when its directory is a file', async () => {
    const path = join(dataDir, 'file');
    writeFileSync(path, '');
    await expect(openStore({ dataDir: path }, silentLog)).rejects.toThrow(/is not a directory. Set DATA_DIR/);
  });

  test.each<[what: string, damage: (cluster: string) => void]>([
    ['a torn control file', (cluster) => truncateSync(join(cluster, 'global/pg_control'), 100)],
    ['no log', (cluster) => rmSync(join(cluster, 'pg_wal'), { recursive: true })],
    ['no version', (cluster) => rmSync(join(cluster, 'PG_VERSION'))],
    ['nothing left', (cluster) => readdirSync(cluster).forEach((name) => rmSync(join(cluster, name), all))],
  ])(
    'does not open a database that has %s, and says where its backup is explained',
    async (_what, damage) => {
      copyTemplate(dataDir);
      damage(join(dataDir, 'postgres'));
      await expect(openStore({ dataDir }, silentLog)).rejects.toThrow(/can't be opened: .*docs\/backup\.md/s);
      expect(readdirSync(dataDir)).toEqual(['postgres']);
      expect(existsSync(fileURLToPath(new URL('../../../../docs/backup.md', import.meta.url)))).toBe(true);
    },
  );

  test('opens with what it had when a backup is put in the place of damaged files', async () => {
    copyTemplate(dataDir);
    const chatCase = exampleCase();
    const first = await openStore({ dataDir }, silentLog);
    await first.store.cases.add(chatCase, [exampleEntry(chatCase.id)]);
    await first.stop();
    const backup = join(dataDir, 'backup');
    cpSync(join(dataDir, 'postgres'), backup, all);
    rmSync(join(dataDir, 'postgres/base'), all);
    await expect(openStore({ dataDir }, silentLog)).rejects.toThrow(/damaged/);
    rmSync(join(dataDir, 'postgres'), all);
    renameSync(backup, join(dataDir, 'postgres'));
    const second = await openStore({ dataDir }, silentLog);
    expect(await second.store.cases.get(chatCase.id)).toEqual(chatCase);
    await second.stop();
  });

  test('keeps of a secret key its digest alone', async () => {
    copyTemplate(dataDir);
    const { store, stop } = await openStore({ dataDir }, silentLog);
    await store.organisations.add({ id: 1, name: 'Shop' });
    await store.keys.add(1, 'token', 'very secret');
    await store.keys.add(1, 'visitor', 'public');
    await stop();
    const engine = await startEngine(findEnginePrograms().worker, { directory: join(dataDir, 'postgres') });
    const { rows } = await engine.query('select kind, key from keys order by kind', []);
    await engine.close();
    expect(rows).toEqual([
      { kind: 'token', key: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { kind: 'visitor', key: 'public' },
    ]);
  });

  test('answers a wrong query with its SQLSTATE and goes on', async () => {
    copyTemplate(dataDir);
    const pool = createEnginePool(() =>
      startEngine(findEnginePrograms().worker, { directory: join(dataDir, 'postgres') }),
    );
    const client = await pool.connect();
    await expect(client.query('select 1 / 0', [])).rejects.toMatchObject({ code: '22012' });
    expect((await client.query('select 1::bigint as one', [])).rows).toEqual([{ one: 1 }]);
    client.release();
    await pool.end();
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });
});
