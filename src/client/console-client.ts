import type { NameValue } from '../contract/case-log';
import {
  consoleHeader,
  parseConsoleEvent,
  type AgentStatus,
  type Annotations,
  type CaseDetails,
  type CaseEntry,
  type CasePage,
  type CaseSummary,
  type CaseView,
  type ConsoleEvent,
  type SignedInAgent,
} from '../contract/console';
import type { Clock } from './clock';
import { request } from './request';

/** The console's API for whoever holds a `fetch`. Each call throws `RequestFailure` when it did not succeed. */
export interface ConsoleClient {
  session(): Promise<SignedInAgent>;
  /** `code`: of the second factor; a 428 asks for it. */
  signIn(email: string, password: string, code?: string): Promise<SignedInAgent>;
  /** Has a link to a new password mailed. */
  askForPassword(email: string): Promise<void>;
  /** `token`: out of that link. */
  resetPassword(token: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  setStatus(status: AgentStatus): Promise<SignedInAgent>;
  cases(view: CaseView, cursor?: string): Promise<CasePage>;
  caseDetails(caseId: string): Promise<CaseDetails>;
  /** Says something to the visitor; a repeated `messageId` changes nothing and answers the same entry. */
  answer(caseId: string, answer: { text: string; messageId: string }): Promise<CaseEntry>;
  setTyping(caseId: string, typing: boolean): Promise<void>;
  /** Adds a label or a variable to a case, or writes the one of that name. */
  annotate(caseId: string, list: Annotations, annotation: NameValue): Promise<CaseSummary>;
  removeAnnotation(caseId: string, list: Annotations, name: string): Promise<CaseSummary>;
  close(caseId: string): Promise<CaseSummary>;
  /** Opens the stream of events; answers how to close it. */
  openEvents(listener: EventsListener): () => void;
}

export interface EventsListener {
  onEvent(event: ConsoleEvent): void;
  /** The stream is over and is not opened again by itself. */
  onBreak(): void;
}

/** The part of an `EventSource` that is used here. */
export interface EventStream {
  addEventListener(type: 'message', fn: (event: { data: string }) => void): void;
  addEventListener(type: 'error', fn: () => void): void;
  close(): void;
}

export interface ConsoleClientOptions {
  /** Where the API lies, for example `/api/console`. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Without it no request ever times out. */
  clock?: Pick<Clock, 'now' | 'after'>;
  openStream(url: string): EventStream;
}

export function createConsoleClient(options: ConsoleClientOptions): ConsoleClient {
  const { baseUrl, fetch, clock, openStream } = options;
  function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: object): Promise<unknown> {
    return request({
      fetch,
      url: baseUrl + path,
      method,
      headers: { [consoleHeader]: '1' },
      credentials: 'same-origin',
      clock,
      ...(json && { json }),
    });
  }
  function caseUrl(caseId: string) {
    return `/cases/${encodeURIComponent(caseId)}`;
  }

  return {
    session: async () => (await call('GET', '/session')) as SignedInAgent,
    signIn: async (email, password, code) =>
      (await call('POST', '/session', { email, password, ...(code ? { code } : {}) })) as SignedInAgent,
    askForPassword: async (email) => void (await call('POST', '/password-resets', { email })),
    resetPassword: async (token, password) =>
      void (await call('PUT', '/password-resets', { token, password })),
    signOut: async () => void (await call('DELETE', '/session')),
    setStatus: async (status) => (await call('PUT', '/status', { status })) as SignedInAgent,
    async cases(view, cursor) {
      const from = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      return (await call('GET', `/cases?view=${view}${from}`)) as CasePage;
    },
    caseDetails: async (caseId) => (await call('GET', caseUrl(caseId))) as CaseDetails,
    answer: async (caseId, answer) => (await call('POST', `${caseUrl(caseId)}/entries`, answer)) as CaseEntry,
    setTyping: async (caseId, typing) => void (await call('PUT', `${caseUrl(caseId)}/typing`, { typing })),
    annotate: async (caseId, list, annotation) =>
      (await call('PUT', `${caseUrl(caseId)}/${list}`, annotation)) as CaseSummary,
    removeAnnotation: async (caseId, list, name) =>
      (await call('DELETE', `${caseUrl(caseId)}/${list}?name=${encodeURIComponent(name)}`)) as CaseSummary,
    close: async (caseId) => (await call('POST', `${caseUrl(caseId)}/close`)) as CaseSummary,
    openEvents({ onEvent, onBreak }) {
      const stream = openStream(`${baseUrl}/events`);
      let isOver = false;
      function end() {
        isOver = true;
        stream.close();
      }
      stream.addEventListener('message', ({ data }) => {
        const event = isOver ? undefined : parseConsoleEvent(data);
        if (event) onEvent(event);
      });
      stream.addEventListener('error', () => {
        if (isOver) return;
        end();
        onBreak();
      });
      return end;
    },
  };
}
