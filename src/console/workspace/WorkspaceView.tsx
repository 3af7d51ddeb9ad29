import { useEffect, useState } from 'preact/hooks';
import type { SignedInAgent } from '../../contract/console';
import type { Desk } from './workspace';
import type { Session } from '../sign-in/session';
import { CloseDialog } from '../conversation/CloseDialog';
import { ConnectionBar } from '../frame/ConnectionBar';
import { ConversationPane } from '../conversation/ConversationPane';
import { focusAnswer, focusListItem, focusSearch } from '../frame/focus';
import { ListPane } from '../inbox/InboxPane';
import { NewChatNotice } from '../inbox/NewChatNotice';
import { ShortcutsDialog } from '../frame/ShortcutsDialog';
import { useShortcuts } from '../frame/use-shortcuts';
import { VisitorPane } from '../visitor/VisitorPane';

export interface DeskViewProps {
  desk: Desk;
  session: Session;
  agent: SignedInAgent;
}

/** Three columns: list, conversation, visitor. Where the page is narrow, one at a time. */
export function DeskView({ desk, session, agent }: DeskViewProps) {
  const { navigation, closing } = desk;
  const [hasHelp, setHelp] = useState(false);
  const [hasVisitor, setVisitor] = useState(false);
  const openId = desk.conversation.caseId.value;
  const canClose = desk.openCase.value?.summary.state !== 'closed';

  useEffect(() => setVisitor(false), [openId]);

  useShortcuts(desk.preferences.hasShortcuts.value, {
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
    <main class={`desk desk-shows-${shown}`}>
      <h1 class="cw-unseen">Chats</h1>
      <ConnectionBar connection={desk.connection} now={desk.now} />
      <ListPane desk={desk} session={session} agent={agent} onHelp={() => setHelp(true)} />
      <ConversationPane desk={desk} hasVisitor={hasVisitor} onVisitor={() => setVisitor(!hasVisitor)} />
      <VisitorPane desk={desk} onClose={() => setVisitor(false)} />
      <NewChatNotice newcomers={desk.newcomers} onOpen={navigation.open} />
      <CloseDialog closing={closing} name={desk.openCase.value?.name ?? ''} />
      {hasHelp && <ShortcutsDialog preferences={desk.preferences} onClose={() => setHelp(false)} />}
    </main>
  );
}
