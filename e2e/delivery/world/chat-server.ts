export interface WireRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  /** Empty where the body is `bytes`. */
  body: string;
  /** Part of a file. */
  bytes?: Uint8Array;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface KeptEntry {
  index: number;
  kind: 'visitor' | 'agent' | 'system' | 'note';
  text: string;
}

export interface KeptCase {
  id: string;
  isClosed: boolean;
  entries: KeptEntry[];
}

/** An agent who is signed in to our console. */
export interface SignedInAgent {
  /** Answers a call of the console's. */
  answer(request: WireRequest): Promise<WireAnswer>;
  /** Opens the stream of events; answers how to leave it, once it has said hello. `onData`: each event as it is sent. */
  openStream(onData: (data: string) => void, onEnd: () => void): Promise<() => void>;
  /** Waits until all that was sent to its streams has been read. */
  heard(): Promise<void>;
}

/** A server of visitor chat v1, as a test sees it from all sides. */
export interface ChatServer {
  kind: 'own' | 'plain';
  /** It runs in real time, and holds polls by itself. */
  isReal?: boolean;
  widgetId: string;
  apiKey: string;
  answer(request: WireRequest): Promise<WireAnswer>;
  /** What the page's server says of a visitor whom it knows; empty where the server knows no such thing. */
  proofOf(email: string): string;
  /** Who answers the widget, each signed in to the console, the first in two browsers; nobody where there is none. */
  agents: SignedInAgent[];
  /** An agent says that in the case. */
  say(caseId: string, text: string): Promise<void>;
  /** An agent writes. */
  setTyping(caseId: string, isTyping: boolean): Promise<void>;
  close(caseId: string): Promise<void>;
  /** Nobody takes chats any more. */
  goOffline(): Promise<void>;
  /** What is stored, oldest case first. */
  cases(): Promise<KeptCase[]>;
  /** Downloads a file by the address in the message that carries it. */
  download(url: string): Promise<Uint8Array>;
  /** By the clock of the service, epoch milliseconds. */
  now(): number;
  passTime(milliseconds: number): void;
  /** Sets the time of day of the service's machine: no time passes. */
  setClock(by: number): void;
  /** Lets that time pass during which nothing runs, then does the background work once. */
  pause(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}
