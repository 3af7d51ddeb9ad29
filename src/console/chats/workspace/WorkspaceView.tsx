import { useEffect, useState } from 'preact/hooks';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { AlertSwitches } from '../alerts/AlertSwitches';
import { ConfirmingDialog } from '../conversation/ConfirmingDialog';
import { ConversationPane } from '../conversation/ConversationPane';
import { ConnectionBar } from '../../kit/frame/ConnectionBar';
import { focusAnswer, focusListItem, focusSearch } from '../../kit/frame/focus';
import { OnDemand, usePart } from '../../kit/frame/OnDemand';
import { useShortcuts } from '../../kit/frame/use-shortcuts';
import { isEmpty } from '../inbox/case-filter';
import { InboxPane } from '../inbox/InboxPane';
import { NewChatNotice } from '../inbox/NewChatNotice';
import type { Session } from '../../entry/sign-in/session';
import type { Workspace } from './workspace';

export interface WorkspaceViewProps {
  workspace: Workspace;
  session: Session;
  agent: SignedInAgent;
}

/** Three columns: list, conversation, visitor. Where the page is narrow, one at a time. */
export function WorkspaceView({ workspace, session, agent }: WorkspaceViewProps) {
  const { inbox, connection, openCase, navigation, now, transferring } = workspace;
  const { closing, takingOver, conversation } = openCase;
  const { name = '', heldBy } = openCase.listed.value ?? {};
  const [hasHelp, setHelp] = useState(false);
  const [hasVisitor, setVisitor] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const [isAskingRouting, setAskingRouting] = useState(false);
  // Downloaded behind the list, which does not wait for it.
  const VisitorPane = usePart(true, async () => (await import('../visitor/VisitorPane')).VisitorPane);
  const filtering = {
    filter: inbox.filter.value,
    widgets: agent.widgets,
    readValues: workspace.readFilterValues,
    onNarrow: navigation.narrow,
  };
  const isFiltered = !isEmpty(filtering.filter);
  const FilterChips = usePart(isFiltered, async () => (await import('../filters/FilterChips')).FilterChips);
  const mentions = workspace.mentions.unread.value ?? [];
  const hasMentions = mentions.length > 0;
  const MentionList = usePart(hasMentions, async () => (await import('../mentions/MentionList')).MentionList);
  const openId = conversation.caseId.value;
  const canClose = openCase.listed.value?.summary.state !== 'closed';

  const canTransfer = openId !== undefined && canClose && heldBy === undefined;
  const isTransferring = transferring.subject.value !== undefined || transferring.gone.value !== undefined;

  useEffect(() => {
    setVisitor(false);
    setAskingRouting(false);
  }, [openId]);

  useShortcuts(workspace.preferences.hasShortcuts.value, {
    j: () => focusListItem(1),
    k: () => focusListItem(-1),
    r() {
      openCase.noteWriting.switchTo('answer');
      focusAnswer();
    },
    n: { waits: navigation.openLongestWaiting },
    '/': focusSearch,
    1: () => navigation.show('open'),
    2: () => navigation.show('offline'),
    3: () => navigation.show('closed'),
    e: { waits: () => openId !== undefined && canClose && closing.ask(openId) },
    t: { waits: () => canTransfer && transferring.ask(openId) },
    f: { waits: () => setFiltering(true) },
    v: () => setVisitor(!hasVisitor),
    '?': () => setHelp(true),
  });

  const shown = openId === undefined ? 'list' : hasVisitor ? 'visitor' : 'conversation';
  function closeFilters() {
    setFiltering(false);
  }
  function closeRouting() {
    setAskingRouting(false);
  }
  function closeHelp() {
    setHelp(false);
  }
  return (
    <main class={`workspace workspace-shows-${shown}`}>
      <h1 class="cw-unseen">Chats</h1>
      <ConnectionBar connection={connection} now={now} />
      <InboxPane
        inbox={inbox}
        openId={openId}
        now={now}
        session={session}
        agent={agent}
        marks={openCase.noteWriting.marks.value}
        mentions={
          hasMentions && MentionList && <MentionList mentions={mentions} now={now} onOpen={navigation.open} />
        }
        filters={isFiltered && FilterChips && <FilterChips {...filtering} />}
        onFilter={() => setFiltering(true)}
        onShowAll={() => {
          inbox.want('');
          navigation.narrow({});
        }}
        onShow={navigation.show}
        onOpen={navigation.open}
        onHelp={() => setHelp(true)}
        foot={<AlertSwitches alerts={workspace.alerts} />}
      />
      <ConversationPane
        openCase={openCase}
        inbox={inbox}
        connection={connection}
        now={now}
        hasVisitor={hasVisitor}
        onVisitor={() => setVisitor(!hasVisitor)}
        onTransfer={transferring.ask}
        onLeave={navigation.leave}
        onOpenLongestWaiting={navigation.openLongestWaiting}
      />
      {VisitorPane && (
        <VisitorPane
          listed={openCase.listed}
          details={conversation.details}
          annotating={workspace.annotating}
          banning={workspace.banning}
          now={now}
          entries={conversation.entries}
          readOthers={openCase.readOthers}
          onAskRouting={() => setAskingRouting(true)}
          onClose={() => setVisitor(false)}
        />
      )}
      <p class="cw-unseen" role="status">
        {workspace.alerts.announced}
      </p>
      <NewChatNotice newChats={workspace.newChats} onOpen={navigation.open} />
      <ConfirmingDialog
        confirming={closing}
        title={`End the chat with ${name}?`}
        text="The visitor sees that you ended the chat and can’t write any more."
        action="End chat"
        cancel="Keep chatting"
      />
      <ConfirmingDialog
        confirming={takingOver}
        title={`Take over from ${heldBy ?? 'another agent'}?`}
        text="The chat becomes yours, and your answer is sent."
        action="Take over"
        cancel="Cancel"
      />
      {isFiltering && (
        <OnDemand
          title="Filter chats"
          load={async () => (await import('../filters/FilterDialog')).FilterDialog}
          props={{ ...filtering, now: now.peek(), onClose: closeFilters }}
          onClose={closeFilters}
        />
      )}
      {isAskingRouting && (
        <OnDemand
          title="Why this agent?"
          load={async () => (await import('../routing/RoutingDialog')).RoutingDialog}
          props={{ read: openCase.readRouting, myEmail: agent.email, onClose: closeRouting }}
          onClose={closeRouting}
        />
      )}
      {isTransferring && (
        <OnDemand
          title="Transfer"
          load={async () => (await import('../transfer/TransferDialog')).TransferDialog}
          props={{ transferring, name }}
          onClose={transferring.cancel}
        />
      )}
      {hasHelp && (
        <OnDemand
          title="Keyboard"
          load={async () => (await import('../../kit/frame/ShortcutsDialog')).ShortcutsDialog}
          props={{ preferences: workspace.preferences, onClose: closeHelp }}
          onClose={closeHelp}
        />
      )}
    </main>
  );
}
