import type { AgentStatus } from '../operations/parts';
import { agentHeader, consoleHeader } from '../contract/console';
import { parseConsoleEvent } from './parse-console-event';
import type { CaseQuery } from '../operations/console/inbox/case-filters';
import type { FirstLists } from '../operations/console/inbox/first-lists';
import type {
  CaseDetails,
  CaseEntry,
  CaseNote,
  CasePage,
  CaseSummary,
  EntryPage,
} from '../operations/console/cases';
import type { ConsoleEvent } from '../operations/console/events';
import type { SignedInAgent } from '../operations/console/sign-in';
import type {
  CallAnswer,
  CallArguments,
  ConsoleCall,
  ConsoleFile,
} from '../operations/console/console-calls';
import type { Clock } from './clock';
import { asFailure, request, RequestFailure } from './request';

/** The console's API for anyone who has a `fetch`. Each call throws `RequestFailure` when it did not succeed. */
export interface ConsoleClient {
  /** Any call of the console's API, for screens. */
  call<Route extends ConsoleCall>(
    route: Route,
    ...input: Abortable<CallArguments<Route>>
  ): Promise<CallAnswer<Route>>;
  /** Reports each call that was refused because nobody is signed in; returns its undo. */
  onSignedOut(fn: () => void): () => void;
  /** Where a file is downloaded. */
  fileUrl(route: ConsoleFile, input?: FileInput): string;
  session(): Promise<SignedInAgent>;
  /** `code`: of the second factor; a 428 asks for it. */
  signIn(email: string, password: string, code?: string): Promise<SignedInAgent>;
  signOut(): Promise<void>;
  setStatus(status: AgentStatus, subStatus?: string): Promise<SignedInAgent>;
  /** What is shown at first. */
  firstLists(signal: AbortSignal): Promise<FirstLists>;
  /** A page of those that the query asks for. */
  cases(query: CaseQuery, signal?: AbortSignal): Promise<CasePage>;
  /** With its latest entries. */
  caseDetails(caseId: string): Promise<CaseDetails>;
  /** The page of entries before an index. */
  entriesBefore(caseId: string, before: number): Promise<EntryPage>;
  /** Says something to the visitor; a repeated `messageId` changes nothing and answers the same entry. */
  answer(caseId: string, answer: { text: string; messageId: string; takeOver?: boolean }): Promise<CaseEntry>;
  /** Writes a note for colleagues; a repeated `messageId` changes nothing and answers the same note. */
  addNote(caseId: string, note: { text: string; messageId: string }): Promise<CaseNote>;
  /** Makes the chat the agent's; without `isTakeOver` a 409 while another agent has it and is there. */
  claim(caseId: string, isTakeOver: boolean): Promise<CaseSummary>;
  setTyping(caseId: string, typing: boolean): Promise<void>;
  /** A 409 if the visitor has written after the entry `lastIndex`, or another agent than `owner` has it by now. */
  close(caseId: string, lastIndex?: number, owner?: string): Promise<CaseSummary>;
  /** Opens the stream of events; answers how to close it. */
  openEvents(listener: EventsListener): () => void;
}

export interface EventsListener {
  onEvent(event: ConsoleEvent): void;
  /** The stream is over and is not opened again by itself. */
  onBreak(): void;
}

/** A call's arguments, what aborts it, whether it goes on once the page is left, and its milliseconds, where the usual are too few. */
type Abortable<Arguments extends readonly unknown[]> = {
  [At in keyof Arguments]: Arguments[At] & {
    signal?: AbortSignal | undefined;
    keepalive?: true;
    timeout?: number;
  };
};

export interface FileInput {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
}

/** Opens a stream of server-sent events; answers how to close it, after which neither is called. */
export type OpenStream = (
  url: string,
  onData: (data: string) => void,
  /** It is over, and is not opened again by itself. */
  onEnd: () => void,
) => () => void;

export interface ConsoleClientOptions {
  /** Where the API lies, for example `/api/console`. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Without it no request ever times out. */
  clock?: Pick<Clock, 'now' | 'after'>;
  openStream: OpenStream;
  /** E-mail of whom the program shows; nothing is done or read in the session of anybody else. */
  agent?(): string | undefined;
  /** Language tag of the program, in which the service writes mails; if absent, the browser's. */
  language?(): string;
}

/** Milliseconds that a part of a file may take. */
const bytesTimeout = 30_000;

export function createConsoleClient(options: ConsoleClientOptions): ConsoleClient {
  const { baseUrl, clock, openStream } = options;
  const signedOutListeners = new Set<() => void>();
  /** Takes no success and no end of the session from anything in between, such as a proxy with JSON of its own. */
  async function fetch(...sent: Parameters<typeof globalThis.fetch>): Promise<Response> {
    const response = await options.fetch(...sent);
    if ((response.ok || response.status === 401) && response.headers.get(consoleHeader) !== '1')
      throw new RequestFailure(0);
    return response;
  }
  async function call<Route extends ConsoleCall>(
    route: Route,
    ...[input]: Abortable<CallArguments<Route>>
  ): Promise<CallAnswer<Route>> {
    const given = (input ?? {}) as FileInput & {
      body?: object;
      bytes?: Blob;
      signal?: AbortSignal;
      keepalive?: true;
      timeout?: number;
    };
    const [method] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE'];
    // This one asks who is signed in.
    const agent = route === 'GET /session' ? undefined : options.agent?.();
    const answer = await request({
      fetch,
      url: urlOf(route, given),
      method,
      headers: {
        [consoleHeader]: '1',
        ...(agent && { [agentHeader]: encodeURIComponent(agent) }),
        ...(options.language && { 'accept-language': options.language() }),
        ...(given.body && { 'content-type': 'application/json' }),
      },
      credentials: 'same-origin',
      clock,
      signal: given.signal,
      keepalive: given.keepalive,
      body: given.bytes ?? (given.body && JSON.stringify(given.body)),
      timeout: given.bytes ? bytesTimeout : given.timeout,
    }).catch((error: unknown) => {
      if (asFailure(error).status === 401) for (const fn of signedOutListeners) fn();
      throw error;
    });
    return answer as CallAnswer<Route>;
  }
  function urlOf(route: string, { path = {}, query = {} }: FileInput): string {
    const place = route
      .replace(/^\w+ /, '')
      .replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? ''));
    const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
    return `${baseUrl}${place}${parameters.length > 0 ? `?${search}` : ''}`;
  }

  return {
    call,
    onSignedOut(fn) {
      signedOutListeners.add(fn);
      return () => signedOutListeners.delete(fn);
    },
    fileUrl: (route, input = {}) => urlOf(route, input),
    session: () => call('GET /session'),
    signIn: (email, password, code) =>
      call('POST /session', { body: { email, password, ...(code && { code }) } }),
    signOut: () => call('DELETE /session'),
    setStatus: (status, subStatus) =>
      call('PUT /status', { body: { status, ...(subStatus && { subStatus }) } }),
    firstLists: (signal) => call('GET /inbox', { signal }),
    cases: (query, signal) => call('GET /cases', { query, signal }),
    caseDetails: (id) => call('GET /cases/{id}', { path: { id } }),
    entriesBefore: (id, before) => call('GET /cases/{id}/entries', { path: { id }, query: { before } }),
    answer: (id, answer) => call('POST /cases/{id}/entries', { path: { id }, body: answer, keepalive: true }),
    addNote: (id, note) => call('POST /cases/{id}/notes', { path: { id }, body: note, keepalive: true }),
    claim: (id, takeOver) => call('POST /cases/{id}/claim', { path: { id }, body: { takeOver } }),
    setTyping: (id, typing) => call('PUT /cases/{id}/typing', { path: { id }, body: { typing } }),
    close: (id, lastIndex, owner) =>
      call('POST /cases/{id}/close', { path: { id }, query: { lastIndex, owner }, keepalive: true }),
    openEvents({ onEvent, onBreak }) {
      function read(data: string) {
        const event = parseConsoleEvent(data);
        if (event) onEvent(event);
      }
      return openStream(`${baseUrl}/events`, read, onBreak);
    },
  };
}
