import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { loadEncryption } from '../adapters/secrets-key';
import type { Config } from '../config';
import type { Log } from '../storage/log';
import type { CopiedTable } from '../storage/move/move-database';
import { exportOrganisation } from '../storage/move/organisation/export-organisation';
import { finishMove } from '../storage/move/organisation/finish-move';
import { importOrganisation } from '../storage/move/organisation/import-organisation';
import type { OpenedStore } from '../storage/open-store';
import { bringUpToDate } from '../storage/postgres/bring-up-to-date';
import { openUnlimited } from '../storage/postgres/open-unlimited';
import { openFolder } from './open-folder';
import { UsageFault } from './usage';

/** Where an organisation is. */
export type Place = Pick<
  Config,
  'dataDir' | 'copiesBeforeUpgrade' | 'databaseUrl' | 'databaseDirectUrl' | 'secretsKey' | 'secretsKeysBefore'
>;

const howToCall =
  'Say what to do: move-organisation <organisation> export <file>, move-organisation import <file>, or ' +
  'move-organisation <organisation> finish <file>.';

/** Moves one organisation from one database to another by way of a file. Answers what to print. */
export async function moveOrganisation(
  place: Place,
  words: string[],
  log: Log,
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<string> {
  const [orgId, act, file] = words[0] === 'import' ? [NaN, ...words] : [Number(words[0]), ...words.slice(1)];
  if (!act || !file || (act !== 'import' && !Number.isSafeInteger(orgId))) throw new UsageFault(howToCall);
  if (act !== 'export' && !existsSync(file)) throw new UsageFault(`There is no file ${file}.`);
  const { db, stop } = await openPlace(place, log);
  try {
    switch (act) {
      case 'export': {
        if (existsSync(file)) throw new UsageFault(`There is a file ${file} already.`);
        const tables = await exportOrganisation(db, orgId, file);
        return (
          `Organisation ${orgId} is in ${file}, as of now:\n${linesOf(tables)}` +
          'Its secrets are encrypted as before: give the import SECRETS_KEYS_BEFORE, unless both databases have the same key.\n'
        );
      }
      case 'import': {
        const { name, tables, ...imported } = await importOrganisation(db, file, await loadEncryption(place));
        return (
          `Organisation ${imported.orgId}, ${name}, is here. Rows and checksums of each table agree:\n${linesOf(tables)}` +
          `Then: npm run admin -- move-organisation ${imported.orgId} finish <file>, where it came from.\n`
        );
      }
      case 'finish':
        await finishMove(db, orgId, file, { now: Date.now(), pause });
        return (
          `Nobody has written to organisation ${orgId} since the export. It is closed here; its rows stay.\n` +
          'Let its pages load the widget from the new address, and tell its agents.\n'
        );
      default:
        throw new UsageFault(howToCall);
    }
  } finally {
    await stop();
  }
}

/** Without limits of time, since tables may be large. */
export async function openPlace(place: Place, log: Log): Promise<Pick<OpenedStore, 'db' | 'stop'>> {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = place;
  if (databaseDirectUrl !== undefined) {
    await bringUpToDate(databaseDirectUrl, log);
    const db = await openUnlimited(databaseDirectUrl, log);
    return { db, stop: () => db.destroy() };
  }
  return openFolder(place, log);
}

function linesOf(tables: CopiedTable[]): string {
  return tables
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows }) => `  ${name}: ${rows}\n`)
    .join('');
}
