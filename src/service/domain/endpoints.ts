import type { Attempt, Message } from './outbox';

export type WebhookMessage = Extract<Message, { channel: 'webhook' }>;

/** An address of a customer's that events are posted to. */
export interface Endpoint {
  id: string;
  orgId: number;
  url: string;
  /** Sent as it is in `Authorization`. */
  token?: string;
  /** At least one; each one still valid signs. */
  secrets: SigningSecret[];
  isEnabled: boolean;
  kinds: WebhookMessage['kind'][];
}

export interface SigningSecret {
  /** `whsec_` and base64. */
  secret: string;
  /** A secret that has been replaced signs until then. */
  until?: number;
}

export interface Endpoints {
  get(id: string): Promise<Endpoint | undefined>;
  /** Enabled ones of the organisation that want this kind. */
  wanting(orgId: number, kind: WebhookMessage['kind']): Promise<Endpoint[]>;
  switchOff(id: string, reason: string): Promise<void>;
}

/** A bot is asked and answers at once: one try, without the outbox. */
export interface EventPosts {
  ask(
    endpoint: Endpoint,
    event: { id: string; payload: WebhookMessage['payload'] },
  ): Promise<{
    attempt: Attempt;
    /** The body of a 2xx answer, parsed; `undefined` when it was empty, or the attempt failed. */
    reply: unknown;
  }>;
}

/** Where events may be posted to. The address is checked again, and for good, when a connection is made. */
export interface EndpointAddresses {
  /** Why this can't be the address of an endpoint, for the one who entered it; `undefined`: it can. */
  refusal(url: string): string | undefined;
}
