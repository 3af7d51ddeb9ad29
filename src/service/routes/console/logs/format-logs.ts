import type { CaseLogRecord, TranscriptLine } from '../../../../operations/v2/case-log';
import type { NamedValue } from '../../../../operations/parts';
import { starsOf } from '../../../../contract/organisation/stars';
import { formatCsvLine } from '../../../http/exports/csv';

const columns: Record<string, (record: CaseLogRecord) => string | number | boolean | undefined> = {
  id: ({ id }) => id,
  url: ({ url }) => url,
  type: ({ type }) => type,
  created_at: ({ created_at_date }) => new Date(created_at_date).toISOString(),
  name: ({ requester_details }) => requester_details?.name,
  email: ({ requested_by }) => requested_by,
  phone: ({ requester_details }) => requester_details?.phones.join(' '),
  description: ({ description }) => description,
  responded: ({ chat_responded }) => chat_responded,
  waittime: ({ chat_waittime }) => chat_waittime,
  duration: ({ chat_duration }) => chat_duration,
  agent: ({ chat_agent_alias }) => chat_agent_alias,
  agent_id: ({ chat_agent_id }) => chat_agent_id,
  proactive: ({ proactive_chat }) => proactive_chat,
  survey_score: ({ survey_score }) => survey_score,
  survey_stars: ({ survey_score }) =>
    survey_score === undefined ? undefined : Math.round(10 * starsOf(survey_score)) / 10,
  survey_comments: ({ survey_comments }) => survey_comments,
  page_url: ({ page_url }) => page_url,
  referrer_url: ({ referrer_url }) => referrer_url,
  country: ({ country }) => country,
  city: ({ city }) => city,
  browser: ({ browser }) => browser,
  os: ({ os }) => os,
  language: ({ language_code }) => language_code,
  labels: ({ labels }) => inOneCell(labels),
  javascript_variables: ({ javascript_variables }) => inOneCell(javascript_variables),
  operator_variables: ({ operator_variables }) => inOneCell(operator_variables),
  transcript: ({ transcripts, requester_details: visitor }) =>
    transcripts.map((line) => formatLine(line, visitor?.name ?? '')).join('\n'),
};

/** Visitors choose their names, which may be an agent's; and no line that they write may look like one of an agent. */
function formatLine({ id, date, alias, message }: TranscriptLine, visitorName: string): string {
  const isOfVisitor = id === '' && alias === visitorName;
  const who = isOfVisitor ? `${alias} (visitor)`.trim() : alias;
  return `${new Date(date).toISOString()} ${who}: ${message.replace(/(?<=[\n\r\u2028\u2029])(?=.)/g, '  ')}`;
}

function inOneCell(values: NamedValue[]): string {
  return values.map(({ name, value }) => (value ? `${name}: ${value}` : name)).join('; ');
}

export const csvHead = formatCsvLine(Object.keys(columns));

export function formatCsv(records: CaseLogRecord[]): string {
  return records
    .map((record) => formatCsvLine(Object.values(columns).map((read) => String(read(record) ?? ''))))
    .join('');
}

/** One record of the export a line. */
export function formatLines(records: CaseLogRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
