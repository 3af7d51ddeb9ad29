import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useCopying } from '../../kit/frame/use-copying';
import type { Connection } from '../../kit/frame/connection';
import type { Inbox } from '../inbox/inbox';
import { usePart } from '../../kit/frame/OnDemand';
import { AnswerArea } from './AnswerArea';
import { ConversationHeader } from './ConversationHeader';
import { ConversationLog } from './ConversationLog';
import { conversationTexts } from './texts';
import type { RichTextProps } from '../../../ui/RichText';
import type { UnsentAction } from '../../../ui/Unsent';
import { MessageText } from '../files/MessageText';
import type { Composer } from './composer';
import type { OpenCase } from './open-case';

export interface ConversationPaneProps {
  openCase: OpenCase;
  inbox: Inbox;
  connection: Connection;
  now: ReadonlySignal<number>;
  hasVisitor: boolean;
  /** Who else looks at it. */
  colleagues: ComponentChildren;
  onVisitor(): void;
  onTransfer(): void;
  onSnooze(): void;
  onLeave(): void;
  onOpenLongestWaiting(): void;
}

export function ConversationPane(props: ConversationPaneProps) {
  const { openCase, inbox, now, onLeave, onOpenLongestWaiting } = props;
  const { conversation, composer, notes } = openCase;
  const { result, copy } = useCopying();
  const state = conversation.state.value;
  const listed = openCase.listed.value;
  const isClosed = listed?.summary.state === 'closed';
  const isMailed = conversation.details.value?.mailedAnswers !== undefined;
  const AnswerNone = usePart(isClosed, async () => (await import('../ended/AnswerNone')).AnswerNone);
  const NoConversation = usePart(
    true,
    async () => (await import('../unopened/NoConversation')).NoConversation,
  );
  const Translation = usePart(
    'Translator' in globalThis,
    async () => (await import('../translation/TranslationBar')).TranslationBar,
  );
  const [TranslatedText, setTranslatedText] = useState<ComponentType<RichTextProps>>();
  const texts = conversationTexts();
  const [actions, noteActions] = useMemo(() => {
    const copyLabel = result === 'copied' ? texts.copied : texts.copy;
    function forUnsent({ remove, textOf }: Composer): UnsentAction[] {
      return [
        { label: texts.remove, act: remove },
        { label: copyLabel, act: (key) => void copy(textOf(key)) },
      ];
    }
    return [
      [
        ...(isClosed && !isMailed ? [] : [{ label: texts.retry, act: openCase.retry }]),
        ...forUnsent(composer),
      ],
      [{ label: texts.retry, act: notes.retry }, ...forUnsent(notes)],
    ];
  }, [isClosed, isMailed, result, texts]);
  const isConnected = ['on', 'polling'].includes(props.connection.state.value.kind);

  if ((state.kind !== 'ready' && state.kind !== 'loading') || !listed) {
    return (
      <section class="pane conversation-pane" aria-label={texts.chat}>
        {NoConversation && (
          <NoConversation
            openCase={openCase}
            inbox={inbox}
            onLeave={onLeave}
            onOpenLongestWaiting={onOpenLongestWaiting}
          />
        )}
      </section>
    );
  }
  const isHeldUp = [composer, notes].some(({ fault }) => fault.value?.isPassing === true);
  const otherWaiting = inbox.toAnswer.value.filter(({ summary }) => summary.id !== state.caseId).length;
  return (
    <section class="pane conversation-pane" aria-label={texts.chat}>
      <ConversationHeader
        listed={listed}
        isHere={conversation.details.value?.visitor.isHere}
        now={now.peek()}
        otherWaiting={otherWaiting}
        hasVisitor={props.hasVisitor}
        onBack={onLeave}
        onVisitor={props.onVisitor}
        onTransfer={props.onTransfer}
        onSnooze={props.onSnooze}
        onClose={openCase.end}
      />
      {props.colleagues}
      {state.kind === 'ready' ? (
        <ConversationLog
          key={state.caseId}
          entries={openCase.shown.value}
          Text={TranslatedText ?? MessageText}
          hasEarlier={conversation.hasEarlier.value}
          newBefore={openCase.newBefore.value}
          name={listed.name}
          myAlias={openCase.myAlias.value}
          isTyping={listed.summary.visitorTyping}
          typedText={listed.summary.visitorText}
          isHeldUp={!isConnected && isHeldUp}
          now={now}
          onEarlier={conversation.loadEarlier}
          refused={composer.refused.value}
          actions={actions}
          noteActions={noteActions}
          ask={openCase.ask}
        />
      ) : (
        <p class="empty quiet log-loading">{texts.loading}</p>
      )}
      {Translation && state.kind === 'ready' && (
        <Translation
          key={`translation-${state.caseId}`}
          translated={openCase.translated}
          visitorLocale={conversation.details.value?.visitor.locale}
          isAnswering={!isClosed && openCase.noteWriting.writing.value === 'answer'}
          onText={(Text) => setTranslatedText(() => Text)}
        />
      )}
      <AnswerArea
        openCase={openCase}
        listed={listed}
        isConnected={isConnected}
        hasNext={inbox.view.value === 'open' && otherWaiting > 0}
        now={now}
        onOpenLongestWaiting={onOpenLongestWaiting}
        AnswerNone={AnswerNone}
      />
    </section>
  );
}
