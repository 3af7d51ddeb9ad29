import type { ComponentChildren } from 'preact';
import type { CaseLogRecord } from '../../../operations/v2/case-log';
import { formatRating } from '../../kit/format/rating';
import { formatDateTime } from '../../kit/format/dates';
import { formatElapsed } from '../../kit/format/elapsed';
import { logTexts } from './texts';

/** Details of a case beside what was said. */
export function LoggedFacts({ record }: { record: CaseLogRecord }) {
  const texts = logTexts();
  const place = [record.city, record.region, record.country].filter(Boolean).join(', ');
  const facts: [string, ComponentChildren][] = [
    [texts.began, formatDateTime(record.created_at_date)],
    [texts.email, record.requested_by],
    [texts.phone, record.requester_details?.phones.join(', ')],
    [texts.agent, record.chat_agent_alias],
    [texts.waited, record.chat_waittime === undefined ? undefined : formatElapsed(record.chat_waittime)],
    [texts.duration, record.chat_duration === undefined ? undefined : formatElapsed(record.chat_duration)],
    [texts.rating, record.survey_score === undefined ? undefined : formatRating(record.survey_score)],
    [texts.comment, record.survey_comments],
    [texts.invitation, record.proactive_chat ? texts.fromInvitation : undefined],
    [texts.page, record.page_url],
    [texts.referrer, record.referrer_url],
    [texts.entryPage, record.entry_url],
    [texts.place, place],
    [texts.address, record.ip_address],
    [texts.browser, [record.browser, record.os].filter(Boolean).join(', ')],
    [texts.language, record.language_code],
    [texts.sentTo, record.visitor_transcript_email],
    [texts.chatId, <code key="id">{record.id}</code>],
  ];
  const lists = [
    [texts.labels, record.labels],
    [texts.agentVariables, record.operator_variables],
    [texts.formAndPage, record.javascript_variables],
  ] as const;
  return (
    <aside class="logs-facts" aria-label={texts.about}>
      <dl>
        {facts.map(
          ([title, value], at) =>
            value && (
              <div key={at}>
                <dt>{title}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
        {lists.map(
          ([title, values]) =>
            values.length > 0 && (
              <div key={title}>
                <dt>{title}</dt>
                {values.map(({ name, value }, index) => (
                  <dd key={`${name}-${index}`} dir="auto">
                    {value ? `${name}: ${value}` : name}
                  </dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}
