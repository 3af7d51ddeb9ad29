import type { Attempt, Message } from './outbox';

export type WebhookMessage = Exclude<Message, { channel: 'mail' | 'push' }>;

/** Status of every agent of the organisation; what happens to the cases of a widget; the bot of a widget. */
export type EndpointPurpose = 'agentStatus' | 'caseEvents' | 'bot';

/** An address of a customer's that events are posted to. */
export interface Endpoint {
  id: string;
  orgId: number;
  purpose: EndpointPurpose;
  /** Of case events and bots. */
  widgetId?: string;
  /** The bot, as an agent of its widget. */
  agentEmail?: string;
  url: string;
  /** Sent as it is in `Authorization`. */
  token?: string;
  /** At least one; each one still valid signs. */
  secrets: SigningSecret[];
  isEnabled: boolean;
  /** Why the service itself switched it off. */
  switchedOffReason?: string;
  /** Nothing but failures since then. */
  failingSince?: number;
  /** Nothing but tests goes to it until then. */
  pausedUntil?: number;
  createdAt: number;
}

export interface SigningSecret {
  /** `whsec_` and base64. */
  secret: string;
  /** A secret that has been replaced signs until then. */
  until?: number;
}

export interface Endpoints {
  add(endpoint: Endpoint): Promise<void>;
  get(orgId: number, id: string): Promise<Endpoint | undefined>;
  /** The same, and nobody else changes the endpoint until the transaction ends. */
  lock(orgId: number, id: string): Promise<Endpoint | undefined>;
  /** Nobody else adds one until the transaction ends. */
  lockAll(orgId: number): Promise<void>;
  /** Oldest first. */
  ofOrganisation(orgId: number): Promise<Endpoint[]>;
  /** Enabled ones for that purpose, of the organisation or of one of its widgets. */
  wanting(of: { orgId: number; widgetId?: string }, purpose: EndpointPurpose): Promise<Endpoint[]>;
  /** Writes every member. */
  update(endpoint: Endpoint): Promise<void>;
  remove(orgId: number, id: string): Promise<void>;
  switchOff(orgId: number, id: string, reason: string): Promise<void>;
  noteSuccess(orgId: number, id: string): Promise<void>;
  /**
   * Notes a try that began at `at` and failed, and pauses the endpoint for about as long as it has been failing, once that is
   * longer than `patienceMs`: so pauses double up to a limit. Answers since when there was nothing but failures, without two days in
   * which nothing was tried.
   */
  noteFailure(
    orgId: number,
    id: string,
    failure: { at: number; endedAt: number; patienceMs: number },
  ): Promise<number>;
  /** Ends its pause. */
  resume(orgId: number, id: string): Promise<void>;
}

/** One half of an exchange, as it was on the wire. */
export interface PostedPart {
  headers: Record<string, string>;
  body: string;
}

/** A bot is asked and answers at once. */
export interface EventPosts {
  ask(
    endpoint: Endpoint,
    event: { id: string; payload: WebhookMessage['payload'] },
    timeoutMs?: number,
  ): Promise<{
    attempt: Attempt;
    /** The body of a 2xx answer, parsed; `undefined` when it was empty or no JSON, or the attempt failed. */
    reply: unknown;
    /** What went out. */
    sent: PostedPart;
    /** What came back, if anything did. */
    answer?: PostedPart;
  }>;
}

/** Where events may be posted to. The address is checked again, and for good, when a connection is made. */
export interface EndpointAddresses {
  /** Why this can't be the address of an endpoint, for the one who entered it; `undefined`: it can. */
  refusal(url: string): string | undefined;
}
