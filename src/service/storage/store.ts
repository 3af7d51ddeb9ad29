import { sql, type Kysely } from 'kysely';
import type { Store, Tables } from '../domain/ports';
import type { Database } from './database';
import { createAgents } from './tables/agents';
import { createBans } from './tables/bans';
import { createCaseLogs } from './tables/case-logs';
import { createCases } from './tables/cases';
import { createEndpoints } from './tables/endpoints';
import { createEntries, type TakeIndex } from './tables/entries';
import { createFirstAnswers } from './tables/idempotency-keys';
import { createKeys } from './tables/keys';
import { createOrganisations } from './tables/organisations';
import { createOutbox } from './tables/outbox';
import { createScreenshots } from './tables/screenshots';
import { createServiceSecrets } from './tables/service-secrets';
import { createSessions } from './tables/sessions';
import { createWidgets } from './tables/widgets';

/** Milliseconds within which an engine answers the simplest question, or is not ready. */
const readyWithin = 2_000;

/** `takeIndex`: how entries are appended outside transactions. */
export function createStore(db: Kysely<Database>, takeIndex?: TakeIndex): Store {
  return {
    ...createTables(db),
    entries: createEntries(db, takeIndex),
    transaction: (work) => db.transaction().execute((bound) => work(createTables(bound))),
    async isReady() {
      const answered = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      return Promise.race([answered, delay(readyWithin)]);
    },
  };
}

function delay(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds).unref());
}

function createTables(db: Kysely<Database>): Tables {
  return {
    organisations: createOrganisations(db),
    keys: createKeys(db),
    widgets: createWidgets(db),
    agents: createAgents(db),
    cases: createCases(db),
    entries: createEntries(db),
    sessions: createSessions(db),
    caseLogs: createCaseLogs(db),
    firstAnswers: createFirstAnswers(db),
    serviceSecrets: createServiceSecrets(db),
    screenshots: createScreenshots(db),
    outbox: createOutbox(db),
    endpoints: createEndpoints(db),
    bans: createBans(db),
  };
}
