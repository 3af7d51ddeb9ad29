import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Encryption } from '../../../domain/ports';
import { demo } from '../../../demo/demo-organisation';
import type { OpenedStore } from '../../open-store';
import { sumsOf } from './export-organisation';
import { importOrganisation } from './import-organisation';
import { removeOrganisation } from './remove-organisation';
import { readOrganisationTables } from './rows-of-organisation';

const { orgId } = demo;
const now = 1_800_000_000_000;

/**
 * Removes the organisation of the tests, once cut off and once whole. Nothing of it is left, its neighbours stay, and it can be
 * imported again.
 */
export async function expectRemovable(
  { db }: OpenedStore,
  path: string,
  encryption: Encryption,
): Promise<void> {
  async function rowsOf(id: number) {
    const sums = await db
      .transaction()
      .execute(async (reading) => sumsOf(reading, await readOrganisationTables(reading, id)));
    return Object.entries(sums.sums).flatMap(([name, { rows }]) => (rows > 0 ? [[name, rows]] : []));
  }
  async function rowsOfAll() {
    const { rows } = await sql<{ id: number }>`select id from organisations order by id`.execute(db);
    return Promise.all(rows.map(async ({ id }) => [id, await rowsOf(id)]));
  }
  const before = await rowsOfAll();
  const isCutOff = { now, pause: () => Promise.reject(new Error('cut off')) };
  await expect(removeOrganisation(db, orgId, isCutOff)).rejects.toThrow('cut off');
  await removeOrganisation(db, orgId, { now, pause: () => Promise.resolve() });
  expect(await rowsOf(orgId)).toEqual([]);
  const { rows } = await sql`select from case_words where case_id not in (select id from cases)`.execute(db);
  expect(rows).toEqual([]);
  expect(await rowsOfAll()).toEqual(before.filter(([id]) => id !== orgId));
  await importOrganisation(db, path, encryption);
  expect(await rowsOfAll()).toEqual(before);
}
