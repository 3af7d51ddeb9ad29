import { Type, type Static } from 'typebox';
import { CaseType, moment, NamedValue, perhaps, text } from '../parts';

const seconds = Type.Integer({ description: 'Epoch seconds.' });
const millisecondPart = Type.Integer({
  minimum: 0,
  maximum: 999,
  description: 'The millisecond part alone.',
});
const duration = Type.Integer({ description: 'Seconds.' });
const texts = Type.Array(text);

export const RequesterDetails = Type.Object({
  name: perhaps(text),
  emails: texts,
  phones: texts,
  social_profile_links: texts,
  age: perhaps(Type.Integer()),
  notes: perhaps(text),
  avatars: texts,
  other_data: Type.Array(text, {
    description: '`identity: verified` or `identity: failed` if the page gave a proof of the e-mail.',
  }),
});
export type RequesterDetails = Static<typeof RequesterDetails>;

export const TranscriptLine = Type.Object({
  id: Type.String({ description: 'Of the agent, with the prefix wc:; the visitor’s is empty.' }),
  date: moment,
  date_seconds: seconds,
  date_milliseconds: millisecondPart,
  alias: text,
  message: text,
});
export type TranscriptLine = Static<typeof TranscriptLine>;

/** A closed case. Section "Case log record" of the interface. Members that do not apply are absent. */
export const CaseLogRecord = Type.Object(
  {
    id: text,
    url: text,
    type: CaseType,
    requested_by: perhaps(text),
    requester_details: perhaps(RequesterDetails),
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
    chat_waittime: perhaps(Type.Integer({ description: 'Seconds until the first answer of an agent.' })),
    chat_duration: perhaps(duration),
    chat_responded: perhaps(Type.Boolean()),
    chat_agent_id: perhaps(Type.String({ description: 'With the prefix wc:.' })),
    chat_agent_alias: perhaps(text),
    survey_score: perhaps(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'If the widget has the survey and the visitor rated.',
      }),
    ),
    survey_comments: perhaps(text),
    language_code: perhaps(text),
    transcripts: Type.Array(TranscriptLine),
    javascript_variables: Type.Array(NamedValue),
    operator_variables: Type.Array(NamedValue),
    labels: Type.Array(NamedValue),
    destination_url: perhaps(text),
    visitor_transcript_email: perhaps(text),
  },
  { title: 'CaseLogRecord' },
);
export type CaseLogRecord = Static<typeof CaseLogRecord>;

/** Section "Logs export (v2)" of the interface. */
export const CaseLogPage = Type.Object(
  {
    cases: Type.Array(CaseLogRecord),
    linkToNextSetOfResults: Type.String({ description: 'To follow as it is; empty on the last page.' }),
  },
  { title: 'CaseLogPage' },
);
export type CaseLogPage = Static<typeof CaseLogPage>;
