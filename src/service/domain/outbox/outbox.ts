import type { BotEvent } from '../../../contract/integrations/bots';
import type { AgentStatusNotification, CaseEventNotification } from '../../../contract/integrations/webhooks';
import type {
  AnswerMail,
  EmailChangedMail,
  EmailChangeMail,
  InvitationMail,
  NewSignInMail,
  OfflineMessageMail,
  PasswordChangedMail,
  PasswordResetMail,
  TranscriptMail,
  WaitingChatMail,
} from './mail';
import type { WaitingChatPush } from './push';

/** What goes out: said once, in the transaction of its event, and carried out by a worker. */
export type Message =
  | { channel: 'webhook'; kind: 'agentStatus'; payload: AgentStatusNotification }
  | { channel: 'webhook'; kind: CaseEventNotification['event']; payload: CaseEventNotification }
  | { channel: 'webhook'; kind: 'test'; payload: TestNotification }
  | { channel: 'bot'; kind: BotEvent['event']; payload: BotEvent }
  | { channel: 'mail'; kind: 'offlineMessage'; payload: OfflineMessageMail }
  | { channel: 'mail'; kind: 'answer'; payload: AnswerMail }
  | { channel: 'mail'; kind: 'transcript'; payload: TranscriptMail }
  | { channel: 'mail'; kind: 'passwordReset'; payload: PasswordResetMail }
  | { channel: 'mail'; kind: 'passwordChanged'; payload: PasswordChangedMail }
  | { channel: 'mail'; kind: 'emailChange'; payload: EmailChangeMail }
  | { channel: 'mail'; kind: 'emailChanged'; payload: EmailChangedMail }
  | { channel: 'mail'; kind: 'newSignIn'; payload: NewSignInMail }
  | { channel: 'mail'; kind: 'invitation'; payload: InvitationMail }
  | { channel: 'mail'; kind: 'waitingChat'; payload: WaitingChatMail }
  | { channel: 'push'; kind: 'waitingChat'; payload: WaitingChatPush };

export interface TestNotification {
  event: 'test';
  /** Epoch milliseconds. */
  timestamp: number;
}

export type DeliveryChannel = Message['channel'];

/** Domains of the push services of browsers. */
const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Returns the endpoint of push notifications to an address: one for each push service of browsers, so that one that hangs delays none to
 * others, and one for all other addresses, which anybody may have.
 */
export function pushEndpointOf(address: string): string {
  const { hostname } = new URL(address);
  const service = pushServices.find((name) => `.${hostname}`.endsWith(`.${name}`));
  return service ? `push ${service}` : 'push';
}

/** The endpoint of every mail. */
export const mailEndpoint = 'mail';

export type NewDelivery = Message & {
  /** The receiver sees it as `webhook-id`, with every try. */
  id: string;
  orgId: number;
  /**
   * Address, token and secrets are the endpoint's at the time of a try, so that a corrected address also saves what
   * waits; each attempt keeps the address it was made to.
   */
  endpointId: string;
  /**
   * Case id or agent's e-mail, or the delivery's own id if it need not wait for another. Deliveries of one key to one
   * endpoint (of mails, to one recipient) go out one after the other, in the order of `add`: one that fails delays those
   * behind it.
   */
  orderKey: string;
  createdAt: number;
};

/** `cancelled`: the endpoint was gone or switched off. */
export type DeliveryState = 'pending' | 'done' | 'failed' | 'cancelled';

export type Delivery = NewDelivery & {
  /** Grows with each `add` and each redelivery. */
  position: number;
  state: DeliveryState;
  /** Tries since it was added or last redelivered. */
  attempts: number;
  nextAttemptAt: number;
  lease?: Lease;
  /** Why it failed or was cancelled. */
  reason?: string;
};

/** Its holder makes the next try. When it has run out, another worker may. */
export interface Lease {
  holder: string;
  until: number;
}

/** One try, as the delivery log keeps it. */
export interface Attempt {
  at: number;
  durationMs: number;
  /** Where it went: the address, or for a mail its recipient. */
  target: string;
  isDelivered: boolean;
  /** HTTP or SMTP status; absent when there was no answer. */
  status?: number;
  error?: string;
  /** The beginning of the answer, at most 2 kB. */
  response?: string;
}

export type Outcome =
  | { state: 'done' }
  | { state: 'pending'; nextAttemptAt: number }
  | { state: 'failed' | 'cancelled'; reason: string };

export interface Claim {
  channel: DeliveryChannel;
  holder: string;
  now: number;
  leaseMs: number;
  /** At most so many now. */
  limit: number;
  /** At most so many under way to one endpoint, by all workers together. */
  perEndpoint: number;
  /** The same of one organisation on this channel. */
  perOrganisation: number;
}

export interface Outbox {
  /** Call it while the event's own row is locked, else two events of one key could be ordered against their commits. */
  add(delivery: NewDelivery): Promise<void>;
  /** Hundreds by one statement. */
  addAll(deliveries: NewDelivery[]): Promise<void>;
  /** Cancels what waits in a key to each of these endpoints, but for the latest so many, and for what is under way. */
  keepLatest(
    of: { orgId: number; endpointIds: string[]; orderKey: string },
    most: number,
    reason: string,
  ): Promise<void>;
  /**
   * Leases what is due: of each endpoint and key (of mails, also of each recipient) only the first pending one. Organisations
   * take turns; in each the longest due comes first.
   */
  claim(claim: Claim): Promise<Delivery[]>;
  /**
   * Logs the attempt and gives the lease back. `false`: the lease had passed to another worker, whose word counts; the
   * attempt is logged all the same.
   */
  record(claimed: Delivery, attempt: Attempt | undefined, outcome: Outcome): Promise<boolean>;
  get(orgId: number, id: string): Promise<Delivery | undefined>;
  /** Newest first. */
  list(orgId: number, query: DeliveryQuery): Promise<LoggedDelivery[]>;
  /** Those of a case, newest first. */
  ofCase(
    orgId: number,
    caseId: string,
    query: { channels: DeliveryChannel[]; limit: number },
  ): Promise<Delivery[]>;
  /** Every attempt of a delivery, oldest first. */
  attempts(orgId: number, id: string): Promise<Attempt[]>;
  /**
   * Due now, with a fresh schedule. A settled one goes behind what its key has pending, a pending one keeps its place.
   * `false`: there is none.
   */
  redeliver(orgId: number, id: string, now: number): Promise<boolean>;
  /** How many deliveries of the organisation wait to go out on this channel; of more than `most`, `most`. */
  countPending(orgId: number, channel: DeliveryChannel, most: number): Promise<number>;
  /**
   * Takes back every lease, for a start that knows that no other worker is alive, or those of a worker, but for what it has under way: it
   * got no answer to a claim.
   */
  releaseLeases(of?: { holder: string; underWay: string[] }): Promise<void>;
  /**
   * What was added or tried later than `latest`, which is in the future, by a clock that was ahead, is due now; and pauses of endpoints
   * that last longer are over.
   */
  hasten(now: number, latest: number): Promise<void>;
  /** Ends as failed what was added before and is still pending, such as mail without a mail server. */
  giveUp(before: number, reason: string): Promise<void>;
  /** Forgets settled deliveries that were added before, at most so many; answers how many. */
  removeSettled(before: number, limit: number): Promise<number>;
}

export interface DeliveryQuery {
  channel?: DeliveryChannel;
  endpointId?: string;
  state?: DeliveryState;
  /** Only those of a lower position: where the page before ended. */
  before?: number;
  limit: number;
}

export type LoggedDelivery = Delivery & { lastAttempt?: Attempt };
