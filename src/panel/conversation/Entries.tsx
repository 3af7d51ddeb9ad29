import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { DaySeparator } from '../../ui/DaySeparator';
import { groupMessages, type ConversationItem } from '../../ui/group-messages';
import { MessageGroup, type MessageGroupLabels } from '../../ui/MessageGroup';
import type { RichTextProps } from '../../ui/RichText';
import type { Chat } from './chat';
import { lineText } from './line-text';
import type { TranscriptEntry } from '../transcript/transcript-entry';
import { usePanel } from '../frame/use-panel';
import { Rich } from '../rich/on-demand';
import { drawTrouble } from '../trouble/on-demand';

export interface EntriesProps {
  chat: Chat;
  labels: MessageGroupLabels;
  Text: ComponentType<RichTextProps>;
  entries: readonly TranscriptEntry[];
  /** Position of the first that is drawn. */
  first: number;
  newBefore: string | undefined;
}

/** The conversation, by days and authors. */
export function Entries({ chat, labels, Text, entries, first, newBefore }: EntriesProps) {
  const { language, time, now } = usePanel();

  function draw(item: ConversationItem) {
    switch (item.kind) {
      case 'day':
        return <DaySeparator key={item.key} label={time.day(item.at, now())} />;
      case 'new':
        return <DaySeparator key={item.key} kind="new" label={language.newLine} />;
      case 'line':
        if (item.rich)
          return (
            <div key={item.key} role="listitem">
              <Rich chat={chat} content={item.rich} entryKey={item.key} />
            </div>
          );
        return (
          <p key={item.key} class="info small soft" role="listitem" dir="auto">
            {lineText(item, language)}
          </p>
        );
      case 'group':
        return (
          <MessageGroup
            key={item.key}
            group={item}
            labels={labels}
            Text={Text}
            isPlain={item.isOwn}
            itemRole="listitem"
            drawTrouble={drawTrouble}
          />
        );
    }
  }
  return useMemo(
    () => (
      <div role="list" class="entries">
        {groupMessages(entries.slice(first), { newBefore, dayOf: time.dayOf }).map(draw)}
      </div>
    ),
    [labels, Text, entries, first, newBefore],
  );
}
