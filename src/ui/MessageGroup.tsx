import type { ComponentChild, ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { Avatar } from './Avatar';
import { Bubble } from './Bubble';
import type { MessageGroupItem } from './group-messages';
import type { RichTextProps } from './RichText';

export interface MessageGroupLabels {
  /** Read out before one's own messages. */
  you: string;
  /** Where a message has no author. */
  someone: string;
  sending: string;
  formatTime(at: number): string;
  /** Says how far one's own messages have come; `key`: of the last one. */
  drawReceipt?: ((key: string) => ComponentChild) | undefined;
}

export interface MessageGroupProps {
  group: MessageGroupItem;
  labels: MessageGroupLabels;
  /** What a message's text is drawn by. */
  Text: ComponentType<RichTextProps>;
  /** Whose text may hold markup: the visitor's never does. */
  isPlain: boolean;
  /** What each message is to screen readers, where the groups are in a list. */
  itemRole?: 'listitem';
  /** Draws what is said below a message in trouble; `key`: of the message. */
  drawTrouble?: ((trouble: Trouble, key: string) => ComponentChild) | undefined;
}

/**
 * `notSent`: refused. `notKept`: on its way, and only this page remembers it. `perhapsTwice`: it went out again to a
 * server which can't tell a repeat.
 */
export type Trouble = 'notSent' | 'notKept' | 'perhapsTwice';

/** Messages of one author in one minute: own in accent at the right, others neutral at the left. */
export function MessageGroup(props: MessageGroupProps) {
  const { group, labels, Text, isPlain, drawTrouble } = props;
  const { author, avatarUrl, isFirstOfAuthor, messages } = group;
  // Grouping makes new objects: a long conversation keeps the groups whose messages are the same.
  return useMemo(
    () => <Group {...props} />,
    [labels, Text, isPlain, drawTrouble, author, avatarUrl, isFirstOfAuthor, ...messages],
  );
}

function Group({ group, labels, Text, isPlain, itemRole, drawTrouble = drawNothing }: MessageGroupProps) {
  const { isOwn, author, avatarUrl, isFirstOfAuthor, messages } = group;
  const last = messages.at(-1);
  const isSending = messages.some(({ state }) => state === 'sending');
  const isUnkept = messages.some((message) => message.isUnkept);
  return (
    <div class={`cw-group cw-${isOwn ? 'own' : 'other'}${isFirstOfAuthor ? ' cw-first' : ''}`}>
      {!isOwn && isFirstOfAuthor && <Avatar name={author || labels.someone} url={avatarUrl} />}
      <div class="cw-messages">
        <span class={isOwn || !isFirstOfAuthor ? 'cw-unseen' : 'cw-author'}>
          {isOwn ? labels.you : author || labels.someone}
        </span>
        {messages.map(({ key, text, file, state, isRepeated }) => (
          <div class="cw-message" key={key} role={itemRole}>
            <Bubble Text={Text} text={text} isPlain={isPlain} file={file} />
            {isRepeated && <div class="cw-meta">{drawTrouble('perhapsTwice', key)}</div>}
            {state === 'failed' && drawTrouble('notSent', key)}
          </div>
        ))}
        {last && last.state !== 'failed' && (isSending || last.at !== undefined) && (
          <div class="cw-meta">
            <span key={isSending}>{isSending ? labels.sending : labels.formatTime(last.at ?? 0)}</span>
            {isSending && isUnkept && drawTrouble('notKept', last.key)}
            {isOwn && !isSending && labels.drawReceipt?.(last.key)}
          </div>
        )}
      </div>
    </div>
  );
}

function drawNothing() {
  return null;
}
