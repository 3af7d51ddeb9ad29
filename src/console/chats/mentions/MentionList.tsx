import type { ReadonlySignal } from '@preact/signals';
import type { Mention } from '../../../operations/console/inbox/mentions';
import { formatWhen } from '../../kit/format/dates';
import { visitorName } from '../../kit/format/visitor-name';
import { mentionKey } from './mentions';
import { mentionTexts } from './texts';
import './mentions.css';

export interface MentionListProps {
  mentions: readonly Mention[];
  now: ReadonlySignal<number>;
  onOpen(caseId: string): void;
}

/** Notes in which colleagues mention the agent, above every list of chats. */
export function MentionList({ mentions, now, onOpen }: MentionListProps) {
  return (
    <section class="mentions" aria-labelledby="mentions-title">
      <h2 id="mentions-title">
        {mentionTexts().title}
        <span class="count-quiet">{mentions.length}</span>
      </h2>
      <ul>
        {mentions.map((mention) => (
          <li key={mentionKey(mention)}>
            <button type="button" onClick={() => onOpen(mention.summary.id)}>
              <span class="mentions-who">
                <b dir="auto">{mention.note.author}</b>
                <span dir="auto">{visitorName(mention.summary)}</span>
                <time>{formatWhen(mention.note.at, now.peek())}</time>
              </span>
              <span class="mentions-text" dir="auto">
                {mention.note.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
