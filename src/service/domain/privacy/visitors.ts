import type {
  Erasure,
  VisitorCase,
  VisitorData,
  VisitorReference,
} from '../../../operations/console/privacy';
import { parseEmail } from '../agents/email-address';
import type { Cases, ChatCase } from '../cases/cases';
import { Failure } from '../failure';
import type { Clock, Transactions } from '../ports';
import { isIdentifier } from '../widgets/directory';
import type { FoundRecords, VisitorRecords, VisitorScope } from './visitor-records';

interface VisitorTables {
  cases: Pick<Cases, 'get' | 'close'>;
  visitorRecords: VisitorRecords;
}

export interface VisitorsPorts {
  store: VisitorTables & Transactions<VisitorTables>;
  clock: Clock;
}

export type Visitors = ReturnType<typeof createVisitors>;

/** One visitor of an organisation, with all that is kept of it. */
export function createVisitors({ store, clock }: VisitorsPorts) {
  /** Throws `notFound` where nothing is kept of such a visitor. */
  async function find(
    orgId: number,
    reference: VisitorReference,
  ): Promise<VisitorScope & { open: string[] }> {
    const named = 'caseId' in reference ? await caseOf(orgId, reference.caseId) : undefined;
    const email = 'email' in reference ? parseEmail(reference.email, 'email') : named?.visitor.email;
    const same = email === undefined ? [] : await store.visitorRecords.casesOf(orgId, email.toLowerCase());
    const all = new Map([...same, ...(named ? [named] : [])].map((chat) => [chat.id, chat]));
    const open = [...all.values()].filter(({ state }) => state !== 'closed').map(({ id }) => id);
    return { caseIds: [...all.keys()], open, ...(email === undefined ? {} : { email: email.toLowerCase() }) };
  }

  async function caseOf(orgId: number, caseId: string): Promise<ChatCase> {
    const chat = isIdentifier(caseId) ? await store.cases.get(caseId.toLowerCase()) : undefined;
    if (chat?.orgId !== orgId) throw new Failure('notFound');
    return chat;
  }

  return {
    async export(orgId: number, reference: VisitorReference): Promise<VisitorData> {
      const { open: _, ...scope } = await find(orgId, reference);
      const found = await store.visitorRecords.read(orgId, scope);
      return {
        exportedAt: clock.now(),
        cases: found.cases.map((chat) => describeCase(chat, found)),
        bans: found.bans,
      };
    },

    /** An open chat ends for its visitor, who is told nothing more. */
    async erase(orgId: number, reference: VisitorReference): Promise<Erasure> {
      const { open, ...scope } = await find(orgId, reference);
      await store.transaction(async (tables) => {
        for (const id of open) await tables.cases.close(id, 'agent', clock.now());
        await tables.visitorRecords.erase(orgId, scope);
      });
      return { cases: scope.caseIds.length };
    },
  };
}

function describeCase(chat: ChatCase, { entries, screenshots }: FoundRecords): VisitorCase {
  const { id, widgetId, type, state, createdAt, closedAt, visitor } = chat;
  const { surveyScore, surveyComments, transcriptEmail, labels, operatorVariables } = chat;
  const perhaps = { closedAt, surveyScore, surveyComments, transcriptEmail, labels, operatorVariables };
  const present = Object.entries(perhaps).filter(([, value]) => value !== undefined);
  const own = screenshots.filter(({ caseId }) => caseId === id);
  const said = entries.filter(({ caseId }) => caseId === id);
  return {
    id,
    widgetId,
    type,
    state,
    createdAt,
    visitor: { ...visitor },
    ...(Object.fromEntries(present) as Partial<VisitorCase>),
    entries: said.map(({ index, kind, author, text, at }) => ({ index, kind, author, text, at })),
    screenshots: own.map((picture) => ({
      id: picture.id,
      type: picture.type,
      at: picture.at,
      base64: Buffer.from(picture.bytes).toString('base64'),
    })),
  };
}
