import { longestVisitorEmail } from '../../../contract/limits';
import type { Erasure, FoundVisitor, VisitorReference } from '../../../operations/console/privacy';
import { parseEmail } from '../agents/email-address';
import type { Cases, ChatCase } from '../cases/cases';
import type { Screenshots } from '../cases/screenshot';
import { Failure } from '../failure';
import type { Clock, Transactions } from '../ports';
import { createSearching } from '../shares/searching';
import { isIdentifier } from '../widgets/directory';
import { exportRecords, type VisitorExport } from './visitor-export';
import type { FoundCase, VisitorRecords, VisitorScope } from './visitor-records';

interface VisitorTables {
  cases: Pick<Cases, 'get'>;
  visitorRecords: VisitorRecords;
}

export interface VisitorsPorts {
  store: VisitorTables & { screenshots: Pick<Screenshots, 'get'> } & Transactions<VisitorTables>;
  clock: Clock;
}

/** In one transaction. */
const casesAtOnce = 100;

export type Visitors = ReturnType<typeof createVisitors>;

/** Exports and erases what is kept of one visitor of an organisation. */
export function createVisitors({ store, clock }: VisitorsPorts) {
  const turns = createSearching();

  /** Each looks through all that the organisation has. */
  function inTurn<T>(orgId: number, work: () => Promise<T>): Promise<T> {
    return turns.inTurn({ share: String(orgId) }, work);
  }

  async function find(
    orgId: number,
    reference: VisitorReference,
  ): Promise<VisitorScope & { cases: FoundCase[] }> {
    const { cases, email } =
      'caseId' in reference
        ? await findByCase(orgId, reference.caseId)
        : await findByEmail(orgId, parseEmail(reference.email, 'email', longestVisitorEmail));
    const caseIds = cases.map(({ id }) => id);
    return { cases, caseIds, ...(email === undefined ? {} : { email }) };
  }

  /**
   * Finds the cases of the same browser, and those of the same e-mail if the page proved it for both: a visitor may
   * give any e-mail, also somebody else's. Throws `notFound`.
   */
  async function findByCase(orgId: number, caseId: string) {
    const named = await caseOf(orgId, caseId);
    const { token, identity, email: given } = named.visitor;
    const email = identity === 'verified' ? given?.toLowerCase() : undefined;
    const ofBrowser = token === undefined ? [] : await store.visitorRecords.casesOfToken(orgId, token);
    const ofEmail = email === undefined ? [] : await store.visitorRecords.casesOf(orgId, email);
    const verified = ofEmail.filter(({ isVerified }) => isVerified);
    const all = new Map([describeCase(named), ...ofBrowser, ...verified].map((chat) => [chat.id, chat]));
    return { cases: [...all.values()], email };
  }

  /** Finds the cases that name the e-mail. What else names the e-mail of an agent tells of their work, and is kept. */
  async function findByEmail(orgId: number, email: string) {
    const cases = await store.visitorRecords.casesOf(orgId, email);
    return { cases, email: (await store.visitorRecords.isAgent(orgId, email)) ? undefined : email };
  }

  async function caseOf(orgId: number, caseId: string): Promise<ChatCase> {
    const chat = isIdentifier(caseId) ? await store.cases.get(caseId.toLowerCase()) : undefined;
    if (chat?.orgId !== orgId) throw new Failure('notFound');
    return chat;
  }

  return {
    /** Tells which chats of the visitor there are, with nothing of what was said. */
    find: (orgId: number, reference: VisitorReference): Promise<FoundVisitor> =>
      inTurn(orgId, async () => {
        const { cases } = await find(orgId, reference);
        return { cases };
      }),

    export: (orgId: number, reference: VisitorReference): Promise<VisitorExport> =>
      inTurn(orgId, async () => {
        const { cases: _cases, ...scope } = await find(orgId, reference);
        return exportRecords(store, orgId, scope, clock.now());
      }),

    /** Erases all of it, the cases last, so that it can be repeated. The widget of an open chat learns only that the chat is over. */
    erase: (orgId: number, reference: VisitorReference): Promise<Erasure> =>
      inTurn(orgId, async () => {
        const { cases: _, ...scope } = await find(orgId, reference);
        await store.visitorRecords.eraseInPortions(orgId, scope);
        for (const caseIds of portionsOf(scope.caseIds))
          await store.transaction(({ visitorRecords }) => visitorRecords.erase(orgId, { ...scope, caseIds }));
        return { cases: scope.caseIds.length };
      }),
  };
}

/**
 * Returns at least one portion, if need be without cases: other data that names the visitor is erased all the same. The first
 * case comes in the last portion: an erasure that was interrupted needs it to find the others again.
 */
function portionsOf(ids: string[]): string[][] {
  const count = Math.max(1, Math.ceil(ids.length / casesAtOnce));
  return Array.from({ length: count }, (_, at) =>
    ids.slice((count - 1 - at) * casesAtOnce, (count - at) * casesAtOnce),
  );
}

function describeCase({ id, createdAt, lastIndex, visitor }: ChatCase): FoundCase {
  const { name, email, identity } = visitor;
  return {
    id,
    createdAt,
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    isVerified: identity === 'verified',
    entries: lastIndex + 1,
  };
}
