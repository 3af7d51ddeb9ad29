import type { ComponentType } from 'preact';
import { memo } from './memo';
import { Avatar } from './Avatar';
import { Bubble } from './Bubble';
import { Icon } from './Icon';
import { isSameGroup, type MessageGroupItem } from './group-messages';
import type { RichTextProps } from './RichText';

export interface MessageGroupLabels {
  /** Read out before one's own messages. */
  you: string;
  /** Where a message has no author. */
  someone: string;
  sending: string;
  notSent: string;
  /** Of a message that only this page remembers, while it is on its way. */
  notKept: string;
  /** Of a message that went out again to a server which can't tell a repeat. */
  perhapsTwice: string;
  retry: string;
  formatTime(at: number): string;
}

export interface MessageGroupProps {
  group: MessageGroupItem;
  labels: MessageGroupLabels;
  /** What a message's text is drawn by. */
  Text: ComponentType<RichTextProps>;
  /** Whose text may hold markup: the visitor's never does. */
  isPlain: boolean;
  onRetry?: ((key: string) => void) | undefined;
}

/** Messages of one author in one minute: own in accent at the right, others neutral at the left. */
export const MessageGroup = memo(
  function MessageGroup({ group, labels, Text, isPlain, onRetry }: MessageGroupProps) {
    const { isOwn, author, avatarUrl, isFirstOfAuthor, messages } = group;
    const last = messages[messages.length - 1];
    const isSending = messages.some(({ state }) => state === 'sending');
    const isUnkept = messages.some((message) => message.isUnkept);
    const sending = isUnkept ? labels.notKept : labels.sending;
    return (
      <div class={`cw-group cw-${isOwn ? 'own' : 'other'}${isFirstOfAuthor ? ' cw-first' : ''}`}>
        {!isOwn &&
          (isFirstOfAuthor ? (
            <Avatar name={author || labels.someone} url={avatarUrl} />
          ) : (
            <span class="cw-avatar-gap" />
          ))}
        <div class="cw-messages">
          <span class={isOwn || !isFirstOfAuthor ? 'cw-unseen' : 'cw-author'}>
            {isOwn ? labels.you : author || labels.someone}
          </span>
          {messages.map(({ key, text, state, isRepeated }) => (
            <div class="cw-message" key={key}>
              <Bubble Text={Text} text={text} isPlain={isPlain} />
              {isRepeated && <div class="cw-meta">{labels.perhapsTwice}</div>}
              {state === 'failed' && (
                <div class="cw-meta cw-failed">
                  <Icon name="alert" />
                  {labels.notSent}
                  {onRetry && (
                    <>
                      <span aria-hidden="true">·</span>
                      <button type="button" onClick={() => onRetry(key)}>
                        {labels.retry}
                      </button>
                    </>
                  )}
                </div>
              )}
            </div>
          ))}
          {last && last.state !== 'failed' && (isSending || last.at !== undefined) && (
            <div class="cw-meta">
              {isSending && <Icon name="clock" />}
              {isSending ? sending : labels.formatTime(last.at ?? 0)}
            </div>
          )}
        </div>
      </div>
    );
  },
  (before, after) =>
    before.labels === after.labels &&
    before.Text === after.Text &&
    before.onRetry === after.onRetry &&
    before.isPlain === after.isPlain &&
    isSameGroup(before.group, after.group),
);
