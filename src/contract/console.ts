import type { NameValue } from './case-log';

/**
 * The console's own API below `/api/console`: what agents' browsers and the service say to each other.
 * Every call but signing in needs the session cookie; every call that changes something also needs the header
 * `x-console: 1`, which no other site can send.
 *
 * | Call | Body | Answer |
 * |---|---|---|
 * | `POST /session` | `{email, password}` | {@link SignedInAgent} |
 * | `GET /session` | | {@link SignedInAgent} |
 * | `DELETE /session` | | |
 * | `GET /session/options` | | `SignInOptions` of `organisation/open-id.ts`; needs no session |
 * | `GET /session/open-id` | | leads the browser to the OpenID provider, which sends it back to `#/sign-in/…` |
 * | `POST /session/open-id` | `{code}` | {@link SignedInAgent}: whose second factor is asked for behind the provider |
 * | `PUT /status` | `{status}` | {@link SignedInAgent} |
 * | `GET /cases?view=open\|offline\|closed&cursor=` | | {@link CasePage}: open ones from the oldest on, others from the last closed |
 * | `GET /cases/{id}` | | {@link CaseDetails} |
 * | `POST /cases/{id}/entries` | `{text, messageId}` | {@link CaseEntry} |
 * | `PUT /cases/{id}/typing` | `{typing}` | |
 * | `PUT /cases/{id}/labels` | `{name, value?}` | {@link CaseSummary}; a label of that name is replaced |
 * | `DELETE /cases/{id}/labels?name=` | | {@link CaseSummary} |
 * | `PUT`, `DELETE /cases/{id}/variables` | | the same for operator variables |
 * | `POST /cases/{id}/close` | | {@link CaseSummary} |
 * | `POST /cases/{id}/ban` | `NewBan` | 201 `{bans: BanSummary[]}`; every open chat of the visitor ends |
 * | `GET /bans` | | `{bans: BanSummary[]}` |
 * | `DELETE /bans/{id}` | | 204; it is lifted |
 * | `GET /screenshots/{id}` | | the image that a visitor sent |
 * | `GET /events` | | server-sent events, each `data:` a {@link ConsoleEvent} |
 *
 * For administrators alone (403 otherwise), with the types of `endpoints.ts`:
 *
 * | Call | Body | Answer |
 * |---|---|---|
 * | `GET /endpoints` | | `{endpoints: EndpointSummary[]}` |
 * | `POST /endpoints` | `NewEndpoint` | 201 `EndpointWithSecret` |
 * | `PUT /endpoints/{id}` | `EndpointChanges` | `EndpointSummary`; switching on forgets failures |
 * | `DELETE /endpoints/{id}` | | 204; a bot leaves its widget too |
 * | `POST /endpoints/{id}/secret` | `{overlapHours?}` (24, at most 720) | `EndpointWithSecret`; both secrets sign so long |
 * | `POST /endpoints/{id}/test` | | 202 `{deliveryId}`: a `test` event, also to one that is off |
 * | `GET /deliveries?channel&endpointId&state&before` | | `{deliveries: DeliverySummary[]}` newest first, up to 50 |
 * | `GET /deliveries/{id}` | | `{attempts: DeliveryAttempt[]}` oldest first |
 * | `POST /deliveries/{id}/redeliver` | | 202 |
 * | `GET /widgets` | | `{widgets: WidgetOverview[]}`, types of `administration.ts` |
 * | `GET /widgets/{id}/settings` | | `WidgetSettingsState` |
 * | `PUT /widgets/{id}/settings` | `WidgetSettingsChange` | `WidgetSettingsState`; 400 `SettingsRefusal` names every fault |
 * | `GET /widgets/{id}/draft` | | `WidgetDraft`, types of `organisation/widget-drafts.ts` |
 * | `PUT /widgets/{id}/draft` | `WidgetDraftChange` | `WidgetDraft`; 400 `SettingsRefusal` |
 * | `POST /widgets/{id}/draft/publish` | `KnownRevision` | `WidgetDraft`: pages get the draft at once |
 * | `DELETE /widgets/{id}/draft?revision` | | `WidgetDraft`: as what is published |
 * | `GET /widgets/{id}/versions?before` | | `PublishedVersionPage` |
 * | `POST /widgets/{id}/draft/restore` | `RestoredVersion` | `WidgetDraft`: that version is the draft |
 * | `GET /keys` | | `KeyList` |
 * | `POST /keys` | `WantedKey` | 201 `NewKey`: shown this once |
 * | `DELETE /keys/{id}` | | 204; it opens nothing any more |
 * | `GET /mail` | | `MailState` |
 */

export type AgentStatus = 'online' | 'pause';
/** `verified`: the page's server vouches for the visitor's e-mail; `failed`: a proof was given, and is wrong. */
export type Identity = 'verified' | 'failed';
export type CaseState = 'waiting' | 'active' | 'closed';
/** The lists of cases that can be asked for; `open` holds what waits and what is active. */
export type CaseView = 'open' | 'offline' | 'closed';

export interface SignedInAgent {
  email: string;
  name: string;
  status: AgentStatus;
  isAdministrator: boolean;
  organisation: string;
  /** Alias and picture the agent has on each widget that it answers. */
  widgets: { widgetId: string; name: string; alias: string; avatarUrl?: string }[];
}

export interface AnsweringAgent {
  email: string;
  /** What visitors of the widget know the agent by. */
  alias: string;
}

export interface CaseSummary {
  id: string;
  widgetId: string;
  widgetName: string;
  type: 'chat' | 'offline';
  state: CaseState;
  visitorName?: string;
  visitorEmail?: string;
  /** What became of the page's proof of that e-mail; absent when none was given. */
  identity?: Identity;
  visitorPhone?: string;
  /** Epoch milliseconds. */
  createdAt: number;
  lastEntryAt: number;
  /** First words of the latest visitor or agent entry. */
  preview: string;
  /** Position of the latest entry. */
  lastIndex: number;
  /** Position of the oldest visitor entry since the last answer; absent when the visitor waits for nothing. */
  unansweredSince?: number;
  /** When that entry was written, epoch milliseconds. */
  unansweredAt?: number;
  /** Alias of the agent who answered last. */
  agentAlias?: string;
  agentEmail?: string;
  /** A bot speaks with the visitor; whoever answers takes the chat over. */
  isWithBot?: true;
  /** Agent whom a bot handed the chat to. */
  wantedAgent?: string;
  /** Tags of the agents whom a bot handed the chat to. */
  wantedTags?: string[];
  /** Agents who are writing an answer, who began first in front; absent while nobody is. */
  answering?: AnsweringAgent[];
  visitorTyping: boolean;
  /** What the visitor types, where the widget shows that to agents. */
  visitorText?: string;
  /** What agents wrote on the case, for the logs export; absent without any. */
  labels?: NameValue[];
  operatorVariables?: NameValue[];
}

/** Up to 100 cases of a list; `nextCursor` asks for those behind them, and is absent at the end. */
export interface CasePage {
  cases: CaseSummary[];
  nextCursor?: string;
}

/** The two lists of what agents write on a case, open or closed: `labels` and `operator_variables` of the logs export. */
export type Annotations = 'labels' | 'variables';

export interface CaseEntry {
  index: number;
  kind: 'visitor' | 'agent' | 'system';
  author: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
  messageId?: string;
}

export interface CaseDetails {
  summary: CaseSummary;
  visitor: {
    pageUrl?: string;
    referrerUrl?: string;
    entryUrl?: string;
    userAgent?: string;
    /** What the user agent says, in words like `Chrome 131` and `Windows 10`. */
    browser?: string;
    os?: string;
    locale?: string;
    ipAddress?: string;
    /** Whether the visitor's widget polled within the last minute. */
    isHere: boolean;
  };
  entries: CaseEntry[];
}

/** What the stream of events tells. It begins with `hello`; on each new `hello` the console loads its lists anew. */
export type ConsoleEvent =
  | { type: 'hello' }
  /** The line lives: the next one comes within so many milliseconds, or it does not live any more. */
  | { type: 'alive'; within: number }
  | { type: 'agent'; agent: SignedInAgent }
  | { type: 'case'; summary: CaseSummary }
  /** It moved to a widget that the agent may not answer. */
  | { type: 'gone'; caseId: string }
  | { type: 'entry'; caseId: string; entry: CaseEntry }
  | { type: 'typing'; caseId: string; visitorTyping: boolean; visitorText?: string }
  /** Who is writing an answer: all of them. */
  | { type: 'answering'; caseId: string; agents: AnsweringAgent[] }
  | { type: 'visitor'; caseId: string; isHere: boolean };

export const consoleHeader = 'x-console';

const eventTypes = ['hello', 'alive', 'agent', 'case', 'gone', 'entry', 'typing', 'answering', 'visitor'];

/** Reads one event of the stream; `undefined` for one that a newer service added. */
export function parseConsoleEvent(data: string): ConsoleEvent | undefined {
  try {
    const event = JSON.parse(data) as ConsoleEvent;
    return eventTypes.includes(event.type) ? event : undefined;
  } catch {
    return undefined;
  }
}
