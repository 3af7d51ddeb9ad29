import { DaySeparator } from '../../ui/DaySeparator';
import { groupMessages, type ConversationItem } from '../../ui/group-messages';
import { memo } from '../../ui/memo';
import { MessageGroup, type MessageGroupLabels } from '../../ui/MessageGroup';
import type { TranscriptEntry } from '../models/transcript-entry';
import type { PanelContext } from './panel-context';

export interface EntriesProps {
  panel: PanelContext;
  labels: MessageGroupLabels;
  entries: readonly TranscriptEntry[];
  /** Position of the first that is drawn. */
  first: number;
  newBefore: string | undefined;
  /** Absent once the chat is over. */
  onRetry: ((key: string) => void) | undefined;
}

/** What was said, by days and authors. Drawn anew only when that changes. */
export const Entries = memo(
  function Entries({ panel, labels, entries, first, newBefore, onRetry }: EntriesProps) {
    const { language, time, now } = panel;

    function draw(item: ConversationItem) {
      switch (item.kind) {
        case 'day':
          return <DaySeparator key={item.key} label={time.day(item.at, now())} />;
        case 'new':
          return <DaySeparator key={item.key} kind="new" label={language.newLine} />;
        case 'line':
          return (
            <p key={item.key} class="cw-info" dir="auto">
              {item.joined ? language.joined(item.joined) : item.text}
            </p>
          );
        case 'group':
          return (
            <MessageGroup
              key={item.key}
              group={item}
              labels={labels}
              isPlain={item.isOwn}
              onRetry={onRetry}
            />
          );
      }
    }
    return <>{groupMessages(entries.slice(first), { newBefore, dayOf: time.dayOf }).map(draw)}</>;
  },
  (before, after) =>
    before.labels === after.labels &&
    before.entries === after.entries &&
    before.first === after.first &&
    before.newBefore === after.newBefore &&
    before.onRetry === after.onRetry,
);
