import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleCase, exampleEntry } from '../test-records';
import { mentionOf } from './erase-mentions';

onEachEngine('an e-mail is found in small and in large letters', ({ check, prepare }) => {
  const email = 'émile.ipek@x.example';
  let store: Store;
  let db: Kysely<Database>;

  prepare(async (opened) => {
    ({ store, db } = opened);
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  check('as the one of a visitor, and of what goes with them', async () => {
    const chat = exampleCase({ visitor: { email: 'Émile.IPEK@x.example' } });
    const other = exampleCase({ visitor: {} });
    await store.cases.add(chat, [exampleEntry(chat.id)]);
    await store.cases.add(other, [exampleEntry(other.id, { text: 'Ask ÉMILE.Ipek@X.EXAMPLE!' })]);
    const found = await store.visitorRecords.casesOf(1, email);
    expect(found.map(({ id }) => id)).toEqual([chat.id]);
    await store.visitorRecords.eraseInPortions(1, { caseIds: [chat.id], email });
    const { entries } = await store.visitorRecords.ofCase(other.id);
    expect(entries.map(({ text }) => text)).toEqual(['Ask (erased)!']);
  });

  check('in every locale of the database, also where I is the capital of another letter', async () => {
    const { isIn, withoutIt } = mentionOf(email);
    const collations = await sql<{ name: string }>`
      select collname as name from pg_collation where collname in ('default', 'tr-x-icu')`.execute(db);
    for (const { name } of collations.rows) {
      const written = sql`('an ÉMILE.IPEK@x.example, sonra' collate ${sql.id(name)})`;
      const { rows } = await sql`select ${isIn(written)} as is_in, ${withoutIt(written)} as without`.execute(
        db,
      );
      expect(rows).toEqual([{ isIn: true, without: 'an (erased), sonra' }]);
    }
  });
});
