import type { ComponentChildren } from 'preact';
import type { CaseLogRecord } from '../../../operations/v2/case-log';
import { formatRating } from '../../kit/page/rating';
import { formatDateTime, formatDuration } from '../../kit/frame/dates';

/** Details of a case beside what was said. */
export function LoggedFacts({ record }: { record: CaseLogRecord }) {
  const place = [record.city, record.region, record.country].filter(Boolean).join(', ');
  const facts: [string, ComponentChildren][] = [
    ['Began', formatDateTime(record.created_at_date)],
    ['E-mail', record.requested_by],
    ['Phone', record.requester_details?.phones.join(', ')],
    ['Agent', record.chat_agent_alias],
    ['Waited', record.chat_waittime === undefined ? undefined : formatDuration(record.chat_waittime)],
    ['Duration', record.chat_duration === undefined ? undefined : formatDuration(record.chat_duration)],
    ['Rating', record.survey_score === undefined ? undefined : formatRating(record.survey_score)],
    ['Comment', record.survey_comments],
    ['Invitation', record.proactive_chat ? 'Started from an invitation' : undefined],
    ['Page', record.page_url],
    ['Referrer', record.referrer_url],
    ['Entry page', record.entry_url],
    ['Place', place],
    ['Address', record.ip_address],
    ['Browser', [record.browser, record.os].filter(Boolean).join(', ')],
    ['Language', record.language_code],
    ['Transcript sent to', record.visitor_transcript_email],
    ['Chat ID', <code key="id">{record.id}</code>],
  ];
  const lists = [
    ['Labels', record.labels],
    ['Agent’s variables', record.operator_variables],
    ['Form and page', record.javascript_variables],
  ] as const;
  return (
    <aside class="logs-facts" aria-label="About this chat">
      <dl>
        {facts.map(
          ([title, value]) =>
            value && (
              <div key={title}>
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
