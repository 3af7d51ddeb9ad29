import { Type } from 'typebox';
import type {
  CaseLogPage,
  CaseLogRecord,
  NameValue,
  RequesterDetails,
  TranscriptLine,
} from '../../contract/case-log';
import type { AgentStatusAnswer } from '../domain/agents/status-by-endpoint';
import { describing, moment, perhaps, refTo, text } from '../../operations/parts';

/** What an API token opens: agents' status and the logs export. */

export const Status = Type.Enum(['online', 'pause']);
const order = {
  agent_id: Type.String({ description: 'E-mail of the agent, with or without the prefix wc:.' }),
  status: Status,
  sub_status: perhaps(Type.String({ maxLength: 200 })),
};
export const StatusOrder = Type.Object(order);

const day = Type.String({
  maxLength: 64,
  description: 'ISO 8601 date; without a time it is the whole day in the time zone.',
});
const selection = {
  widgetId: perhaps(
    Type.String({
      description: 'One widget, or several separated by commas or by repetition; left out: all.',
    }),
  ),
  timezone: perhaps(Type.String({ maxLength: 64, default: 'Etc/UTC' })),
  next: perhaps(Type.String({ description: 'Taken from linkToNextSetOfResults; the range is in it.' })),
};
export const LogParameters = Type.Object({ start: day, end: day, ...selection });
/** What is taken: who follows a link may leave out the range. */
export const LogRange = Type.Object({ start: perhaps(day), end: perhaps(day), ...selection });

export const caseType = Type.Enum(['chat', 'offline']);
const NamedValue = describing<NameValue>()(Type.Object({ name: text, value: text }));
const seconds = Type.Integer({ description: 'Epoch seconds.' });
const millisecondPart = Type.Integer({
  minimum: 0,
  maximum: 999,
  description: 'The millisecond part alone.',
});
const duration = Type.Integer({ description: 'Seconds.' });
const texts = Type.Array(text);

const Requester = describing<RequesterDetails>()(
  Type.Object({
    name: perhaps(text),
    emails: texts,
    phones: texts,
    social_profile_links: texts,
    age: perhaps(Type.Integer()),
    notes: perhaps(text),
    avatars: texts,
    other_data: Type.Array(text, {
      description: '`identity: verified` or `identity: failed`, where the page gave a proof of the e-mail.',
    }),
  }),
);
const Line = describing<TranscriptLine>()(
  Type.Object({
    id: Type.String({ description: 'Of the agent, with the prefix wc:; the visitor’s is empty.' }),
    date: moment,
    date_seconds: seconds,
    date_milliseconds: millisecondPart,
    alias: text,
    message: text,
  }),
);

export const systemsAnswers = {
  AgentStatus: describing<AgentStatusAnswer>()(Type.Object(order)),
  NamedValue,
  CaseLogRecord: describing<CaseLogRecord>()(
    Type.Object({
      id: text,
      url: text,
      type: caseType,
      requested_by: perhaps(text),
      requester_details: perhaps(Requester),
      description: perhaps(text),
      created_at_date: moment,
      created_at_seconds: seconds,
      created_at_milliseconds: millisecondPart,
      proactive_chat: Type.Boolean(),
      page_url: perhaps(text),
      referrer_url: perhaps(text),
      entry_url: perhaps(text),
      ip_address: perhaps(text),
      user_agent: perhaps(text),
      browser: perhaps(text),
      os: perhaps(text),
      country_code: perhaps(text),
      country: perhaps(text),
      region: perhaps(text),
      city: perhaps(text),
      latitude: perhaps(Type.Number()),
      longitude: perhaps(Type.Number()),
      source_id: Type.Integer({ description: '2: the web widget.' }),
      chat_waittime: perhaps(duration),
      chat_duration: perhaps(duration),
      chat_responded: perhaps(Type.Boolean()),
      chat_agent_id: perhaps(text),
      chat_agent_alias: perhaps(text),
      survey_score: perhaps(Type.Integer({ minimum: 0, maximum: 100 })),
      survey_comments: perhaps(text),
      language_code: perhaps(text),
      transcripts: Type.Array(Line),
      javascript_variables: Type.Array(refTo<NameValue>('NamedValue')),
      operator_variables: Type.Array(refTo<NameValue>('NamedValue')),
      labels: Type.Array(refTo<NameValue>('NamedValue')),
      destination_url: perhaps(text),
      visitor_transcript_email: perhaps(text),
    }),
  ),
  CaseLogPage: describing<CaseLogPage>()(
    Type.Object({
      cases: Type.Array(refTo<CaseLogRecord>('CaseLogRecord')),
      linkToNextSetOfResults: Type.String({ description: 'To follow as it is; empty on the last page.' }),
    }),
  ),
};
