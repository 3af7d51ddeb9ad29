import type { ReadonlySignal } from '@preact/signals';
import type { CaseSummary } from '../../../operations/console/cases';
import { formatMoment } from '../../kit/format/dates';
import { visitorTexts } from './texts';

export interface EarlierChatsProps {
  others: readonly CaseSummary[];
  now: ReadonlySignal<number>;
}

/** What else the visitor had, each with its link; nothing where there is none. */
export function EarlierChats({ others, now }: EarlierChatsProps) {
  if (others.length === 0) return null;
  return (
    <section class="annotations" aria-labelledby="visitor-others">
      <h3 id="visitor-others">
        {visitorTexts().otherChats} <span class="count-quiet">{others.length}</span>
      </h3>
      <ul class="visitor-others">
        {others.map(({ id, createdAt, preview, ...summary }) => (
          <li key={id}>
            <a href={`#/cases/${encodeURIComponent(id)}`}>
              <span>
                <time>{formatMoment(createdAt, now.peek())}</time>
                {` · ${statusOf(summary)}`}
              </span>
              <span class="visitor-preview" dir="auto">
                {preview}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function statusOf({ type, state, agentAlias }: Pick<CaseSummary, 'type' | 'state' | 'agentAlias'>): string {
  const texts = visitorTexts();
  if (type === 'offline') return texts.offlineMessage;
  return state === 'closed' ? agentAlias || texts.unanswered : texts.open;
}
