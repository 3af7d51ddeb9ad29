import type { Workspace } from '../workspace/workspace';
import { AnswerArea } from './AnswerArea';
import { ConversationHeader } from './ConversationHeader';
import { ConversationLog } from './ConversationLog';
import { NoConversation } from './NoConversation';

export interface ConversationPaneProps {
  workspace: Workspace;
  hasVisitor: boolean;
  onVisitor(): void;
}

export function ConversationPane({ workspace, hasVisitor, onVisitor }: ConversationPaneProps) {
  const { conversation, navigation } = workspace;
  const state = conversation.state.value;
  const openCase = workspace.openCase.value;

  if (state.kind !== 'ready' || !openCase) {
    return (
      <section class="pane conversation-pane" aria-label="Chat">
        <NoConversation workspace={workspace} state={state} />
      </section>
    );
  }
  return (
    <section class="pane conversation-pane" aria-label="Chat">
      <ConversationHeader
        openCase={openCase}
        isHere={conversation.details.value?.visitor.isHere ?? false}
        otherWaiting={workspace.inbox.waitingCount.value}
        hasVisitor={hasVisitor}
        onBack={navigation.leave}
        onVisitor={onVisitor}
        onClose={() => workspace.closing.ask(state.caseId)}
      />
      <ConversationLog
        key={state.caseId}
        lines={workspace.lines.value}
        newBefore={workspace.newBefore.value}
        name={openCase.name}
        myAlias={workspace.myAlias.value}
        isTyping={openCase.summary.visitorTyping}
        now={workspace.now}
        onRetry={workspace.composer.retry}
      />
      <AnswerArea key={`answer-${state.caseId}`} workspace={workspace} openCase={openCase} />
    </section>
  );
}
