import { setTimeout } from 'node:timers/promises';
import type { Log } from '../storage/log';
import { removeOrganisation as removeRows } from '../storage/move/organisation/remove-organisation';
import { withoutPassword } from '../storage/postgres/explain-failure';
import { createOrganisationsTable } from '../storage/tables/organisations';
import { findOrganisation } from './find-organisation';
import { openPlace, type Place } from './move-organisation';
import { UsageFault } from './usage';

/** Deletes an organisation that is named by its id and its name. Returns what to print. */
export async function removeOrganisation(
  place: Place,
  [orgId, ...words]: string[],
  log: Log,
  pause: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<string> {
  const { db, stop } = await openPlace(place, log);
  try {
    const { id, name } = await findOrganisation({ organisations: createOrganisationsTable(db) }, orgId);
    if (inOneLine(words.join(' ')) !== inOneLine(name))
      throw new UsageFault(
        `This deletes organisation ${id} with its agents, keys, widgets and chats from ${nameOf(place)}. If you mean that, add its name: ` +
          `npm run admin -- remove-organisation ${id} ${asShellWord(name)}`,
      );
    await removeRows(db, id, { now: Date.now(), pause });
    return `Organisation ${id}, ${name}, is deleted from ${nameOf(place)}, with all it had.\n`;
  } finally {
    await stop();
  }
}

function nameOf({ databaseUrl, dataDir }: Place): string {
  return databaseUrl === undefined ? dataDir : withoutPassword(databaseUrl);
}

/** As it is typed in a POSIX shell, which reads nothing into it. */
function asShellWord(text: string): string {
  return `'${inOneLine(text).replaceAll(`'`, `'\\''`)}'`;
}

function inOneLine(text: string): string {
  return text.trim().split(/\s+/).join(' ');
}
