import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import { secrets } from '../../adapters/secrets';
import { banVisitor } from '../../domain/access/banning';
import type { ChatCase } from '../../domain/cases/cases';
import { createVisitors } from '../../domain/privacy/visitors';
import { createTestClock } from '../../testing/test-clock';
import { findEverywhere } from '../../testing/test-search';
import type { Database } from '../database';
import type { Store } from '../store';
import { createBansTable } from '../tables/bans';
import { createOutboxTable } from '../tables/outbox';
import { onEachEngine } from '../test-engines';
import { exampleCase, exampleDelivery, exampleEntry } from '../test-records';

const email = 'zebulon@visitor.example';
const mostLooks = 300;

/** Until somebody waits for what this transaction has locked. On the embedded engine nobody gets so far. */
async function untilAwaited(db: Kysely<Database>): Promise<void> {
  for (let look = 0; look < mostLooks; look++) {
    const { rows } = await sql`select from pg_locks where not granted limit 1`.execute(db);
    if (rows.length > 0) return;
    await setImmediate();
  }
}

onEachEngine(
  'what goes with a chat that has ended, while something is written for it,',
  ({ check, prepare }) => {
    let store: Store;
    let db: Kysely<Database>;

    prepare(async (opened) => {
      ({ store, db } = opened);
      await store.organisations.add({ id: 1, name: 'Shop' });
    });

    /** What `write` writes for a chat is kept once `remove` waits for it; answers where something of the chat is left. */
    async function removeBeside(
      remove: (chat: ChatCase) => Promise<unknown>,
      write: (db: Kysely<Database>, chat: ChatCase) => Promise<unknown>,
    ): Promise<string[]> {
      const chat = exampleCase({ state: 'closed', closedAt: 2, closedBy: 'agent', visitor: { email } });
      await store.cases.add(chat, [exampleEntry(chat.id)]);
      const removed = await db.transaction().execute(async (bound) => {
        await sql`select from cases where id = ${chat.id} for no key update`.execute(bound);
        await write(bound, chat);
        const removing = remove(chat);
        await untilAwaited(bound);
        return { removing };
      });
      await removed.removing;
      return findEverywhere(db, chat.id, email);
    }
    function erase({ id }: ChatCase) {
      return createVisitors({ store, clock: createTestClock(3) }).erase(1, { caseId: id });
    }
    function addDelivery(bound: Kysely<Database>, { id }: ChatCase) {
      return createOutboxTable(bound).add(exampleDelivery({ orderKey: id }));
    }

    check('is erased with what goes out of it', async () => {
      expect(await removeBeside(erase, addDelivery)).toEqual([]);
    });

    check('is erased with the ban of its visitor', async () => {
      const left = await removeBeside(erase, (bound, chat) =>
        banVisitor({ bans: createBansTable(bound) }, chat, { by: ['email'], at: 2 }, secrets),
      );
      expect(left).toEqual([]);
    });

    check('goes with what goes out of it once it is too old', async () => {
      expect(await removeBeside(() => store.visitorRecords.removeCases(1, 3), addDelivery)).toEqual([]);
    });

    check('stays, though it is too old, where it is opened again', async () => {
      function open(bound: Kysely<Database>, { id }: ChatCase) {
        return sql`update cases set state = 'active', closed_at = null where id = ${id}`.execute(bound);
      }
      for (const remove of ['removeCases', 'forgetVisitors'] as const)
        expect(await removeBeside(() => store.visitorRecords[remove](1, 3), open)).toContain('cases.visitor');
    });
  },
);
