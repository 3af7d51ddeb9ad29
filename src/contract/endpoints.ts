/** What administrators set about webhooks and bots through the console's API: see the table of `console.ts`. */

export interface EndpointSummary {
  id: string;
  /** Status of every agent of the organisation; what happens to a widget's cases; a bot of a widget. */
  purpose: 'agentStatus' | 'caseEvents' | 'bot';
  /** Of case events and bots. */
  widgetId?: string;
  bot?: BotProfile;
  url: string;
  /** Whether a token is sent in `Authorization`. The token itself is never shown. */
  hasToken: boolean;
  isEnabled: boolean;
  /** Why the service switched it off by itself. */
  switchedOffReason?: string;
  /** Nothing but failures since then, epoch milliseconds. */
  failingSince?: number;
  /** A secret that has been replaced still signs until then, epoch milliseconds. */
  oldSecretUntil?: number;
  createdAt: number;
}

/** A bot as an agent of its widget. */
export interface BotProfile {
  /** What it is named by in transfers and in the export; an e-mail address in form alone. */
  email: string;
  alias: string;
  avatarUrl?: string;
  tags: string[];
}

export interface NewEndpoint {
  purpose: EndpointSummary['purpose'];
  widgetId?: string;
  url: string;
  token?: string;
  /** Required for a bot; without an `email` it gets one. */
  bot?: Partial<BotProfile> & { alias: string };
}

/** What is left out stays as it is; an empty `token` takes the token away. */
export interface EndpointChanges {
  url?: string;
  token?: string;
  isEnabled?: boolean;
  bot?: Partial<Omit<BotProfile, 'email'>>;
}

/** The signing secret (`whsec_…`) is shown here and never again. */
export interface EndpointWithSecret extends EndpointSummary {
  secret: string;
}

/** So many are listed at once; fewer are the last ones. */
export const deliveriesPerPage = 50;

export interface DeliverySummary {
  id: string;
  channel: 'webhook' | 'bot' | 'mail';
  /** `mail` for every mail. */
  endpointId: string;
  /** Case id or agent's e-mail; deliveries of one key to one endpoint go out in order. */
  orderKey: string;
  kind: string;
  payload: object;
  state: 'pending' | 'done' | 'failed' | 'cancelled';
  reason?: string;
  attempts: number;
  createdAt: number;
  /** While pending. */
  nextAttemptAt?: number;
  /** For the next page: `GET /deliveries?before={position}`. */
  position: number;
  lastAttempt?: DeliveryAttempt;
}

export interface DeliveryAttempt {
  at: number;
  durationMs: number;
  /** Address posted to, or the mail's recipient. */
  target: string;
  isDelivered: boolean;
  /** HTTP or SMTP status. */
  status?: number;
  error?: string;
  /** First 2 kB of the answer. */
  response?: string;
}

export interface MailState {
  /** Whether the service has a mail server. Without one mails wait. */
  isConfigured: boolean;
  /** Mails of the organisation that are not sent. */
  waiting: number;
}

/**
 * How a banned visitor is known again: by the widget in their browser, by browser and address together, by address (64 bits
 * of IPv6), by network (24 bits of IPv4), by e-mail. An e-mail that no proof goes with counts in its network alone, since it
 * may be somebody else's.
 */
export type BanBy = 'visitor' | 'browser' | 'address' | 'network' | 'email';

export interface NewBan {
  by: BanBy[];
  /** Absent: for good. */
  days?: number;
  /** For those who look at the list of bans. */
  reason?: string;
}

export interface BanSummary {
  id: string;
  /** The way, and what they are known by: `address 192.0.2.1`, `email ann@example.com at 192.0.2.0/24`. */
  who: string;
  caseId: string;
  createdAt: number;
  /** Absent: for good. */
  until?: number;
  reason?: string;
  /** E-mail of the agent; absent: a bot. */
  bannedBy?: string;
}
