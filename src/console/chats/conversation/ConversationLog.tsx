import type { OpenCase } from './open-case';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { ConversationEntry } from '../../../ui/conversation-entry';
import { DaySeparator } from '../../../ui/DaySeparator';
import { groupMessages, type ConversationItem } from '../../../ui/group-messages';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { MutationModel } from '../../kit/data/mutation';
import { usePart } from '../../kit/frame/OnDemand';
import { Refusal } from '../../kit/frame/Refusal';
import { useModel } from '../../kit/frame/use-model';
import { MessageGroup, type MessageGroupLabels, type Trouble } from '../../../ui/MessageGroup';
import type { RichTextProps } from '../../../ui/RichText';
import { TypingDots } from '../../../ui/TypingDots';
import { Unsent, type UnsentAction } from '../../../ui/Unsent';
import { dayOf, formatDay, formatTime } from '../../kit/format/dates';
import { ConversationNote } from './ConversationNote';
import { isMailLine, isNoteLine } from './shown-entries';
import { conversationTexts } from './texts';
import { useStickyScroll } from './use-sticky-scroll';

export interface ConversationLogProps {
  entries: ConversationEntry[];
  /** What a message's text is drawn by. */
  Text: ComponentType<RichTextProps>;
  hasEarlier: boolean;
  newBefore: string | undefined;
  name: string;
  myAlias: string;
  isTyping: boolean;
  /** What is being typed, where that is shown. */
  typedText: string | undefined;
  /** What was not sent goes out by itself when the line is back, but for what was refused. */
  isHeldUp: boolean;
  refused: ReadonlySet<string>;
  now: ReadonlySignal<number>;
  onEarlier(): Promise<void>;
  /** What the agent can do about an answer that was not sent. */
  actions: readonly UnsentAction[];
  /** And about a note that was not saved. */
  noteActions: readonly UnsentAction[];
  /** Calls the service about the open case. */
  ask: OpenCase['ask'];
}

export function ConversationLog({
  entries: given,
  Text,
  hasEarlier,
  newBefore,
  name,
  myAlias,
  isTyping,
  typedText,
  isHeldUp,
  refused,
  now,
  onEarlier,
  actions,
  noteActions,
  ask,
}: ConversationLogProps) {
  const texts = conversationTexts();
  const labels = useMemo((): MessageGroupLabels => {
    const { you, visitor: someone, sending, heldUp } = texts;
    return { you, someone, sending: isHeldUp ? heldUp : sending, formatTime };
  }, [texts, isHeldUp]);
  const entries = useMemo(
    () => (isHeldUp ? given.map((entry) => (refused.has(entry.key) ? entry : asWaiting(entry))) : given),
    [given, isHeldUp, refused],
  );
  const loadingEarlier = useModel(() => new MutationModel());
  const earlier = loadingEarlier.state.value;
  const log = useRef<HTMLDivElement>(null);
  const items = useMemo(() => groupMessages(entries, { newBefore, dayOf }), [entries, newBefore]);
  const [firstKey] = useState(given[0]?.key);
  const earlierCount = useMemo(() => countBefore(items, firstKey), [items]);
  const { hidden, toEnd } = useStickyScroll(log, entries);

  const MailState = usePart(
    items.some((item) => item.kind === 'line' && isMailLine(item)),
    async () => (await import('../mailing/MailState')).MailState,
  );
  const drawTrouble = useMemo(
    () => (trouble: Trouble, key: string) =>
      trouble === 'notSent' ? (
        <Unsent label={texts.notSent} actions={actions} messageKey={key} />
      ) : (
        texts[trouble]
      ),
    [actions, texts],
  );
  const labelsOf = useMemo(() => {
    const made = new Map<string, MessageGroupLabels>();
    return (author: string) => {
      const known = made.get(author) ?? { ...labels, you: author };
      made.set(author, known);
      return known;
    };
  }, [texts]);

  function showEarlier() {
    // The button may go.
    log.current?.focus();
    void loadingEarlier.run(onEarlier);
  }

  function jump() {
    // The button goes.
    log.current?.focus({ preventScroll: true });
    toEnd();
  }

  function draw(item: ConversationItem) {
    switch (item.kind) {
      case 'day':
        return <DaySeparator key={item.key} label={formatDay(item.at, now.peek())} />;
      case 'new':
        return <DaySeparator key={item.key} label={texts.new} kind="new" />;
      case 'line':
        if (isMailLine(item)) return MailState && <MailState key={item.key} mail={item.mail} ask={ask} />;
        return isNoteLine(item) ? (
          <ConversationNote key={item.key} line={item} isHeldUp={isHeldUp} actions={noteActions} />
        ) : (
          <p key={item.key} class="quiet-line" dir="auto">
            {item.text}
          </p>
        );
      case 'group':
        return (
          <MessageGroup
            key={item.key}
            group={item}
            labels={item.author === myAlias ? labels : labelsOf(item.author)}
            Text={Text}
            isPlain={!item.isOwn}
            drawTrouble={drawTrouble}
          />
        );
    }
  }
  return (
    <div class="log-frame">
      <div class="log bubbles" role="log" aria-label={texts.conversation} tabIndex={0} ref={log}>
        {hasEarlier && (
          <button
            type="button"
            class="button log-earlier"
            aria-disabled={earlier.kind === 'running'}
            onClick={showEarlier}
          >
            {texts.earlier}
          </button>
        )}
        <Refusal message={earlier.kind === 'refused' ? earlier.message : undefined} />
        {/* A log reads out what is added to it, also what was said long ago. */}
        <div key="earlier" aria-live="off">
          {items.slice(0, earlierCount).map(draw)}
        </div>
        {items.slice(earlierCount).map(draw)}
        <div class="log-typing">
          {isTyping && <TypingDots label={texts.typing(name)} />}
          {isTyping && typedText && (
            <span class="log-typed" dir="auto" aria-live="off">
              {typedText}
            </span>
          )}
        </div>
      </div>
      {hidden > 0 && (
        <button type="button" class="jump" onClick={jump}>
          <DrawnIcon name="down" />
          {texts.newMessages(hidden)}
        </button>
      )}
    </div>
  );
}

/** Returns how many come before the one with that entry. */
function countBefore(items: readonly ConversationItem[], entryKey: string | undefined): number {
  const at = items.findIndex((item) =>
    item.kind === 'group' ? item.messages.some(({ key }) => key === entryKey) : item.key === entryKey,
  );
  return Math.max(0, at);
}

function asWaiting(entry: ConversationEntry): ConversationEntry {
  return entry.kind === 'message' && entry.state === 'failed' ? { ...entry, state: 'sending' } : entry;
}
