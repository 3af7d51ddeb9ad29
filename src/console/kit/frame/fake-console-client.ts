import { casesOfPage } from '../../../contract/limits';
import type { ConsoleClient, EventsListener } from '../../../client/console-client';
import { RequestFailure } from '../../../client/request';
import type {
  CaseDetails,
  CaseEntry,
  CaseNote,
  CaseSummary,
  CaseView,
} from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { SignedInAgent } from '../../../operations/console/sign-in';

export interface FakeConsoleClient extends ConsoleClient {
  /** Each call: what was asked for, and with what. */
  calls: string[];
  /** Answers every call with this failure while it is set. */
  failure: RequestFailure | undefined;
  known: Map<string, CaseDetails>;
  /** The stream delivers an event. */
  emit(event: ConsoleEvent): void;
  /** The stream of events breaks. */
  breakDown(): void;
  isListening(): boolean;
}

export const maya: SignedInAgent = {
  email: 'maya@shop.example',
  name: 'Maya Lind',
  status: 'pause',
  isAdministrator: false,
  organisation: 'Shop',
  widgets: [{ widgetId: 'w1', name: 'Shop', alias: 'Maya' }],
};

export function aCase(part: Partial<CaseSummary> & { id: string }, entries: CaseEntry[] = []): CaseDetails {
  return {
    summary: {
      widgetId: 'w1',
      widgetName: 'Shop',
      type: 'chat',
      state: 'waiting',
      createdAt: 0,
      lastEntryAt: 0,
      preview: '',
      lastIndex: entries.length - 1,
      visitorTyping: false,
      ...part,
    },
    visitor: { isHere: true },
    entries,
    hasEarlier: false,
    notes: [],
    others: [],
  };
}

export function anEntry(index: number, part: Partial<CaseEntry> = {}): CaseEntry {
  return { index, kind: 'visitor', author: '', text: `entry ${index}`, at: index, ...part };
}

export function aNote(number: number, part: Partial<CaseNote> = {}): CaseNote {
  const { email: agentEmail, name: author } = maya;
  return { number, afterIndex: -1, author, agentEmail, text: `note ${number}`, at: number, ...part };
}

export function createFakeConsoleClient(...cases: CaseDetails[]): FakeConsoleClient {
  const known = new Map(cases.map((one) => [one.summary.id, one]));
  let agent = maya;
  let listener: EventsListener | undefined;
  const signedOutListeners = new Set<() => void>();

  async function answer<T>(call: string, make: () => T): Promise<T> {
    fake.calls.push(call);
    await Promise.resolve();
    const { failure } = fake;
    if (failure?.status === 401) for (const fn of signedOutListeners) fn();
    if (failure) throw failure;
    return make();
  }
  function find(caseId: string) {
    const found = known.get(caseId);
    if (!found) throw new RequestFailure(404);
    return found;
  }
  function viewOf({ type, state, done }: CaseSummary): CaseView {
    return type === 'offline' ? (done ? 'done' : 'offline') : state === 'closed' ? 'closed' : 'open';
  }
  function pageOf(all: CaseSummary[], start: number) {
    const end = start + casesOfPage;
    return { cases: all.slice(start, end), ...(end < all.length && { nextCursor: String(end) }) };
  }

  const fake: FakeConsoleClient = {
    calls: [],
    failure: undefined,
    known,
    call: (operation, ..._input) => Promise.reject(new Error(`No screen asks for ${operation} here.`)),
    onSignedOut(fn) {
      signedOutListeners.add(fn);
      return () => signedOutListeners.delete(fn);
    },
    fileUrl: (operation) => operation,
    session: () => answer('session', () => agent),
    signIn: (email, _password, code) =>
      answer(code ? `signIn ${email} ${code}` : `signIn ${email}`, () => (agent = { ...agent, email })),
    signOut: () => answer('signOut', () => undefined),
    setStatus: (status) => answer(`setStatus ${status}`, () => (agent = { ...agent, status })),
    firstLists: () =>
      answer('first lists', () => {
        const all = [...known.values()].map(({ summary }) => summary);
        const offline = all.filter((summary) => viewOf(summary) === 'offline');
        return {
          open: { cases: all.filter((summary) => viewOf(summary) === 'open') },
          offline: pageOf(offline, 0),
          mentions: [],
        };
      }),
    cases: ({ view = 'open', cursor = '0', text = '', ...filter }) =>
      answer(['cases', view, text, ...Object.values(filter)].filter(Boolean).join(' '), () => {
        const all = [...known.values()]
          .filter(({ entries }) => text === '' || entries.some((entry) => entry.text.includes(text)))
          .map(({ summary }) => summary)
          .filter(({ language }) => filter.language === undefined || filter.language === language);
        const ofView = all.filter((summary) => viewOf(summary) === view);
        return pageOf(ofView, Number(cursor));
      }),
    caseDetails: (caseId) => answer(`details ${caseId}`, () => find(caseId)),
    entriesBefore: (caseId, before) =>
      answer(`entries ${caseId} ${before}`, () => ({
        entries: find(caseId).entries.filter(({ index }) => index < before),
        hasEarlier: false,
      })),
    answer: (caseId, { text, messageId }) =>
      answer(`answer ${caseId} ${messageId} ${text}`, () => {
        const details = find(caseId);
        const index = details.entries.length;
        const entry = anEntry(index, { kind: 'agent', author: 'Maya', text, messageId });
        known.set(caseId, { ...details, entries: [...details.entries, entry] });
        return entry;
      }),
    addNote: (caseId, { text, messageId }) =>
      answer(`note ${caseId} ${messageId} ${text}`, () => {
        const details = find(caseId);
        const note = aNote(details.notes.length, { text, messageId, afterIndex: details.summary.lastIndex });
        known.set(caseId, { ...details, notes: [...details.notes, note] });
        return note;
      }),
    claim: (caseId, isTakeOver) =>
      answer(`claim ${caseId}${isTakeOver ? ' taking over' : ''}`, () => {
        const details = find(caseId);
        const { owner } = details.summary;
        if (owner && owner.email !== agent.email && !isTakeOver) throw new RequestFailure(409);
        const summary = { ...details.summary, owner: { email: agent.email, alias: agent.name } };
        known.set(caseId, { ...details, summary });
        return summary;
      }),
    setTyping: (caseId, typing) => answer(`typing ${caseId} ${typing}`, () => undefined),
    close: (caseId, lastIndex) =>
      answer(`close ${caseId} ${lastIndex}`, () => ({ ...find(caseId).summary, state: 'closed' as const })),
    openEvents(next) {
      fake.calls.push('events');
      listener = next;
      return () => {
        if (listener === next) listener = undefined;
      };
    },
    emit: (event) => listener?.onEvent(event),
    breakDown() {
      const broken = listener;
      listener = undefined;
      broken?.onBreak();
    },
    isListening: () => listener !== undefined,
  };
  return fake;
}
