import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyTemplate } from '../test-store';
import { DurableFs } from './durable-fs';
import { openCluster, startParameters } from './open-cluster';

describe('a cluster', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  function copy(): string {
    const folder = mkdtempSync(join(tmpdir(), 'chat-widget-cluster-'));
    folders.push(folder);
    copyTemplate(folder);
    return join(folder, 'postgres');
  }

  test('writes every commit through to the disk before it acknowledges it', async () => {
    const { pg, fs } = await openCluster(copy());
    await pg.exec('create table sent (n integer)');
    for (let n = 0; n < 20; n += 1) {
      const before = fs.flushes;
      await pg.query('insert into sent values ($1)', [n]);
      expect(fs.flushes).toBeGreaterThan(before);
    }
    const before = fs.flushes;
    await pg.query('checkpoint');
    expect(fs.flushes).toBeGreaterThan(before + 1);
    await pg.close();
  });

  test.skipIf(process.getuid?.() !== 0)(
    'has its new files owned as its folder is, where root opens it',
    async () => {
      const directory = copy();
      chownSync(directory, 12_345, 12_346);
      const { pg } = await openCluster(directory);
      await pg.exec('create table sent as select 1 as n');
      const { rows } = await pg.query<{ path: string }>(`select pg_relation_filepath('sent') as path`);
      expect(statSync(join(directory, rows[0]?.path ?? ''))).toMatchObject({ uid: 12_345, gid: 12_346 });
      await pg.close();
    },
  );

  test('takes little memory for its buffers', async () => {
    const { pg } = await openCluster(copy());
    expect((await pg.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }]);
    await pg.close();
  });

  test('opens where its last engine was killed as it wrote its lock file', async () => {
    const directory = copy();
    for (const left of ['', '42', 'not a number\n']) {
      writeFileSync(join(directory, 'postmaster.pid'), left);
      const { pg } = await openCluster(directory);
      await pg.close();
    }
  });

  test('is refused when fsync is off', async () => {
    await expect(openCluster(copy(), { parameters: PGlite.defaultStartParams })).rejects.toThrow(
      /power cut: fsync is off/,
    );
  });

  test('is refused when the engine flushes by a call that does nothing', async () => {
    const parameters = startParameters.filter(
      (_, at) => !/wal_sync/.test(startParameters.slice(at, at + 2).join()),
    );
    await expect(openCluster(copy(), { parameters })).rejects.toThrow(/wal_sync_method is fdatasync/);
  });

  test('is refused when a commit does not reach the hook', async () => {
    class UnhookedFs extends DurableFs {
      override init(...parameters: Parameters<NodeFS['init']>) {
        return NodeFS.prototype.init.apply(this, parameters);
      }
    }
    const directory = copy();
    const opening = openCluster(directory, { fs: new UnhookedFs(directory) });
    await expect(opening).rejects.toThrow(/a commit was not written through/);
  });

  test('that can not start says why', async () => {
    const parameters = startParameters.map((parameter) => parameter.replace('32MB', 'plenty'));
    await expect(openCluster(copy(), { parameters })).rejects.toThrow(/shared_buffers/);
  });
});
