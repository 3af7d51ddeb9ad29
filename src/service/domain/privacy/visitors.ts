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

/** Exports and erases what is kept of one visitor of an organisation. */
export function createVisitors({ store, clock }: VisitorsPorts) {
  async function find(
    orgId: number,
    reference: VisitorReference,
  ): Promise<VisitorScope & { open: string[] }> {
    const { cases, email } =
      'caseId' in reference
        ? await findByCase(orgId, reference.caseId)
        : await findByEmail(orgId, parseEmail(reference.email, 'email').toLowerCase());
    const caseIds = cases.map(({ id }) => id);
    const open = cases.filter(({ state }) => state !== 'closed').map(({ id }) => id);
    return { caseIds, open, ...(email === undefined ? {} : { email }) };
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
    const verified = ofEmail.filter(({ visitor }) => visitor.identity === 'verified');
    const all = new Map([named, ...ofBrowser, ...verified].map((chat) => [chat.id, chat]));
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
    async export(orgId: number, reference: VisitorReference): Promise<VisitorData> {
      const { open: _, ...scope } = await find(orgId, reference);
      const found = await store.visitorRecords.read(orgId, scope);
      return {
        exportedAt: clock.now(),
        cases: found.cases.map((chat) => describeCase(chat, found)),
        bans: found.bans,
      };
    },

    /** Erases all of it. The widget of an open chat learns only that the chat is over. */
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

function describeCase(chat: ChatCase, { entries, notes, screenshots, files }: FoundRecords): VisitorCase {
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
    notes: notes.filter(({ caseId }) => caseId === id).map(({ author, text, at }) => ({ author, text, at })),
    screenshots: own.map((picture) => ({
      id: picture.id,
      type: picture.type,
      at: picture.at,
      base64: Buffer.from(picture.bytes).toString('base64'),
    })),
    files: files
      .filter(({ caseId }) => caseId === id)
      .map(({ id: fileId, sender, name, type: kind = '', size, at }) => ({
        id: fileId,
        sender,
        name,
        type: kind,
        size,
        at,
      })),
  };
}
