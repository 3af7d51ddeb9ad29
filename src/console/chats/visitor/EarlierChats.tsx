import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CaseSummary } from '../../../operations/console/cases';
import { ResourceModel } from '../../kit/data/resource';
import { formatMoment } from '../../kit/format/dates';
import { useModel } from '../../kit/frame/use-model';
import { visitorTexts } from './texts';

export interface EarlierChatsProps {
  read(abort: AbortSignal): Promise<CaseSummary[]>;
  now: ReadonlySignal<number>;
}

/** What else the visitor had, each with its link; nothing where there is none. */
export function EarlierChats({ read, now }: EarlierChatsProps) {
  const others = useModel(() => new ResourceModel(read));
  useEffect(() => void others.load(), []);
  const state = others.state.value;
  if (state.kind !== 'ready' || state.value.length === 0) return null;
  return (
    <section class="annotations" aria-labelledby="visitor-others">
      <h3 id="visitor-others">
        {visitorTexts().otherChats} <span class="count-quiet">{state.value.length}</span>
      </h3>
      <ul class="visitor-others">
        {state.value.map(({ id, createdAt, preview, ...summary }) => (
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
