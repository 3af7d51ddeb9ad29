import type { Desk } from '../workspace/workspace';
import { AnswerArea } from './AnswerArea';
import { ConversationHeader } from './ConversationHeader';
import { ConversationLog } from './ConversationLog';
import { NoConversation } from './NoConversation';

export interface ConversationPaneProps {
  desk: Desk;
  hasVisitor: boolean;
  onVisitor(): void;
}

export function ConversationPane({ desk, hasVisitor, onVisitor }: ConversationPaneProps) {
  const { conversation, navigation } = desk;
  const state = conversation.state.value;
  const openCase = desk.openCase.value;

  if (state.kind !== 'ready' || !openCase) {
    return (
      <section class="pane conversation-pane" aria-label="Chat">
        <NoConversation desk={desk} state={state} />
      </section>
    );
  }
  return (
    <section class="pane conversation-pane" aria-label="Chat">
      <ConversationHeader
        openCase={openCase}
        isHere={conversation.details.value?.visitor.isHere ?? false}
        otherWaiting={desk.inbox.waitingCount.value}
        hasVisitor={hasVisitor}
        onBack={navigation.leave}
        onVisitor={onVisitor}
        onClose={() => desk.closing.ask(state.caseId)}
      />
      <ConversationLog
        key={state.caseId}
        lines={desk.lines.value}
        newBefore={desk.newBefore.value}
        name={openCase.name}
        myAlias={desk.myAlias.value}
        isTyping={openCase.summary.visitorTyping}
        now={desk.now}
        onRetry={desk.composer.retry}
      />
      <AnswerArea key={`answer-${state.caseId}`} desk={desk} openCase={openCase} />
    </section>
  );
}
