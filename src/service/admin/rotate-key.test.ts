import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config';
import { silentLog } from '../storage/log';
import { openStore } from '../storage/open-store';
import { hasPostgres, postgresName, startTestServer } from '../storage/postgres/test-server';
import { rotateKey } from './rotate-key';

describe.skipIf(!hasPostgres)(postgresName, () => {
  test('a service that runs keeps the key under which it encrypts', { timeout: 60_000 }, async () => {
    const server = await startTestServer();
    const databaseUrl = await server.createDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-key-'));
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    const running = await openStore({ databaseUrl }, silentLog);
    await expect(rotateKey(config, silentLog)).rejects.toThrow(/Stop it first/);
    expect(readdirSync(dataDir)).toEqual([]);
    await running.stop();
    expect(await rotateKey(config, silentLog)).toContain('A new key is in');
    rmSync(dataDir, { recursive: true });
    await server.stop();
  });
});
