import type { CaseLogRecord, RequesterDetails, TranscriptLine } from '../../../operations/v2/case-log';
import { formatAgentId } from '../../../contract/agent-id';
import type { ChatCase } from '../cases/cases';
import type { Entry } from '../cases/entries';
import type { ListedWidget } from '../widgets/widgets';
import type { UserAgents } from '../ports';

export interface CaseLogOptions {
  /** Leaves out ratings of chats that ended less than five minutes before this moment. */
  now?: number;
  userAgents: UserAgents;
  /** Address of the service, without a slash at its end. */
  baseUrl: string;
}

const webWidget = 2;
/** Systems that export see a rating this long after the end of its chat. */
const surveyDelay = 5 * 60_000;

/** A closed case in the words of the logs export; what does not apply is left out. */
export function asCaseLog(
  chat: ChatCase,
  spoken: Entry[],
  widget: ListedWidget | undefined,
  { now, userAgents, baseUrl }: CaseLogOptions,
): CaseLogRecord {
  const { visitor, createdAt } = chat;
  const { browser, os } = visitor.userAgent ? userAgents.describe(visitor.userAgent) : {};
  return {
    id: chat.id,
    url: `${baseUrl}/console/#/cases/${chat.id}`,
    type: chat.type,
    ...optional('requested_by', visitor.email),
    requester_details: requesterOf(chat),
    ...optional('description', chat.description),
    created_at_date: createdAt,
    created_at_seconds: Math.floor(createdAt / 1000),
    created_at_milliseconds: createdAt % 1000,
    proactive_chat: Boolean(visitor.proactiveMessage),
    ...optional('page_url', visitor.pageUrl),
    ...optional('referrer_url', visitor.referrerUrl),
    ...optional('entry_url', visitor.entryUrl),
    ...optional('ip_address', visitor.ipAddress),
    ...optional('user_agent', visitor.userAgent),
    ...optional('browser', browser),
    ...optional('os', os),
    ...geoOf(chat),
    source_id: webWidget,
    ...conversationOf(chat),
    ...surveyOf(chat, now),
    ...optional('language_code', visitor.locale),
    transcripts: spoken.map((entry) => asLine(entry, chat)),
    javascript_variables: visitor.jsVariables ?? [],
    operator_variables: chat.operatorVariables ?? [],
    labels: chat.labels ?? [],
    ...optional('destination_url', widget?.destinationEmail && `mailto:${widget.destinationEmail}`),
    ...optional('visitor_transcript_email', chat.transcriptEmail),
  };
}

function requesterOf({ visitor }: ChatCase): RequesterDetails {
  return {
    ...optional('name', visitor.name),
    emails: visitor.email ? [visitor.email] : [],
    phones: visitor.phone ? [visitor.phone] : [],
    social_profile_links: [],
    avatars: [],
    other_data: visitor.identity ? [`identity: ${visitor.identity}`] : [],
  };
}

function geoOf({ visitor }: ChatCase): Partial<CaseLogRecord> {
  const { countryCode, country, region, city, latitude, longitude } = visitor.geo ?? {};
  return {
    ...optional('country_code', countryCode),
    ...optional('country', country),
    ...optional('region', region),
    ...optional('city', city),
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
  };
}

/** An offline message is no conversation, and has no times of one. */
function conversationOf(chat: ChatCase): Partial<CaseLogRecord> {
  const { type, createdAt, respondedAt, lastEntryAt, agentEmail, agentAlias } = chat;
  if (type === 'offline') return { chat_responded: false };
  return {
    ...(respondedAt === undefined ? {} : { chat_waittime: inSeconds(respondedAt - createdAt) }),
    chat_duration: inSeconds(lastEntryAt - createdAt),
    chat_responded: respondedAt !== undefined,
    ...optional('chat_agent_id', agentEmail && formatAgentId(agentEmail)),
    ...optional('chat_agent_alias', agentAlias),
  };
}

function surveyOf({ surveyScore, surveyComments, closedAt = Infinity }: ChatCase, now = Infinity) {
  if (surveyScore === undefined || closedAt + surveyDelay > now) return {};
  return { survey_score: surveyScore, ...optional('survey_comments', surveyComments) };
}

function asLine({ kind, author, agentEmail, text, at }: Entry, { visitor }: ChatCase): TranscriptLine {
  const isVisitor = kind === 'visitor';
  return {
    id: isVisitor || !agentEmail ? '' : formatAgentId(agentEmail),
    date: at,
    date_seconds: Math.floor(at / 1000),
    date_milliseconds: at % 1000,
    alias: isVisitor ? (visitor.name ?? '') : author,
    message: text,
  };
}

export function inSeconds(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds / 1000));
}

/** A member that is there only when it says something. */
function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value ? ({ [name]: value } as Record<Name, string>) : {};
}
