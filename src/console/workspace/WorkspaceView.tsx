import { useEffect, useState } from 'preact/hooks';
import type { SignedInAgent } from '../../contract/console';
import type { Workspace } from './workspace';
import type { Session } from '../sign-in/session';
import { CloseDialog } from '../conversation/CloseDialog';
import { ConnectionBar } from '../frame/ConnectionBar';
import { ConversationPane } from '../conversation/ConversationPane';
import { focusAnswer, focusListItem, focusSearch } from '../frame/focus';
import { InboxPane } from '../inbox/InboxPane';
import { NewChatNotice } from '../inbox/NewChatNotice';
import { ShortcutsDialog } from '../frame/ShortcutsDialog';
import { useShortcuts } from '../frame/use-shortcuts';
import { VisitorPane } from '../visitor/VisitorPane';

export interface WorkspaceViewProps {
  workspace: Workspace;
  session: Session;
  agent: SignedInAgent;
}

/** Three columns: list, conversation, visitor. Where the page is narrow, one at a time. */
export function WorkspaceView({ workspace, session, agent }: WorkspaceViewProps) {
  const { navigation, closing } = workspace;
  const [hasHelp, setHelp] = useState(false);
  const [hasVisitor, setVisitor] = useState(false);
  const openId = workspace.conversation.caseId.value;
  const canClose = workspace.openCase.value?.summary.state !== 'closed';

  useEffect(() => setVisitor(false), [openId]);

  useShortcuts(workspace.preferences.hasShortcuts.value, {
    j: () => focusListItem(1),
    k: () => focusListItem(-1),
    r: focusAnswer,
    n: navigation.openLongestWaiting,
    '/': focusSearch,
    1: () => navigation.show('open'),
    2: () => navigation.show('offline'),
    3: () => navigation.show('closed'),
    e: () => openId !== undefined && canClose && closing.ask(openId),
    v: () => setVisitor(!hasVisitor),
    '?': () => setHelp(true),
  });

  const shown = openId === undefined ? 'list' : hasVisitor ? 'visitor' : 'conversation';
  return (
    <main class={`workspace workspace-shows-${shown}`}>
      <h1 class="cw-unseen">Chats</h1>
      <ConnectionBar connection={workspace.connection} now={workspace.now} />
      <InboxPane workspace={workspace} session={session} agent={agent} onHelp={() => setHelp(true)} />
      <ConversationPane
        workspace={workspace}
        hasVisitor={hasVisitor}
        onVisitor={() => setVisitor(!hasVisitor)}
      />
      <VisitorPane workspace={workspace} onClose={() => setVisitor(false)} />
      <NewChatNotice newChats={workspace.newChats} onOpen={navigation.open} />
      <CloseDialog closing={closing} name={workspace.openCase.value?.name ?? ''} />
      {hasHelp && <ShortcutsDialog preferences={workspace.preferences} onClose={() => setHelp(false)} />}
    </main>
  );
}
