import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config';
import { findEnginePrograms } from '../storage/embedded/engine-programs';
import { copyFolder } from '../storage/embedded/former-databases';
import { firstMigrations, makeOldFolder } from '../storage/embedded/test-release';
import { silentLog } from '../storage/log';
import { copyTemplate } from '../storage/test-store';
import { vacuum } from './vacuum';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-open-'));
  copyTemplate(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test.each([
  ['0', false],
  ['1', true],
])(
  'a command upgrades the database of an older version as COPY_BEFORE_UPGRADE=%s says',
  async (flag, hasCopy) => {
    await makeOldFolder(dataDir, findEnginePrograms().worker, firstMigrations, []);
    await vacuum(readConfig({ DATA_DIR: dataDir, COPY_BEFORE_UPGRADE: flag }), silentLog);
    expect(existsSync(join(dataDir, copyFolder))).toBe(hasCopy);
  },
);
