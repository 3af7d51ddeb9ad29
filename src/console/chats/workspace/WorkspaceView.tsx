import { useEffect, useState } from 'preact/hooks';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { ConversationPane } from '../conversation/ConversationPane';
import { ConnectionBar } from '../../kit/frame/ConnectionBar';
import { focusAnswer, focusListItem, focusSearch } from '../../kit/frame/focus';
import { OnDemand, usePart } from '../../kit/frame/OnDemand';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts';
import { isEmpty } from '../inbox/case-filter';
import { InboxPane } from '../inbox/InboxPane';
import { inboxTexts } from '../inbox/texts';
import type { Session } from '../../entry/sign-in/session';
import type { Workspace } from './workspace';
import type { AskedDialog } from './asked-dialog';

export interface WorkspaceViewProps {
  workspace: Workspace;
  session: Session;
  agent: SignedInAgent;
  /** Loads the page again. */
  onReload(): void;
}

/** Three columns: list, conversation, visitor. Where the page is narrow, one at a time. */
export function WorkspaceView({ workspace, session, agent, onReload }: WorkspaceViewProps) {
  const { inbox, connection, openCase, navigation, now } = workspace;
  const { takingOver, conversation, toasting } = openCase;
  const [hasVisitor, setVisitor] = useState(false);
  const [asked, setAsked] = useState<AskedDialog>();
  // Downloaded behind the list, which does not wait for them.
  const wanted = asked ?? takingOver.subject.value;
  const Dialogs = usePart(wanted ?? true, loadDialogs);
  const AlertSwitches = usePart(true, async () => (await import('../alerts/AlertSwitches')).AlertSwitches);
  const LookingNames = usePart(true, async () => (await import('../looking/LookingNames')).LookingNames);
  const toasts = toasting.shown.value.length;
  const Toasts = usePart(`${toasts}`, async () => (await import('../../kit/toasts/Toasts')).Toasts);
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

  function canTransfer(): boolean {
    const listed = openCase.listed.peek();
    return listed !== undefined && listed.summary.state !== 'closed' && listed.heldBy === undefined;
  }

  useEffect(() => {
    setVisitor(false);
    setAsked((one) => (one === 'filters' || one === 'keyboard' ? one : undefined));
  }, [openId]);

  useEffect(() => () => void toasting.settle(), []);

  useShortcuts(workspace.preferences.hasShortcuts.value, openId, {
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
    e: { waits: openCase.end },
    s: { waits: () => canTransfer() && setAsked('snooze') },
    t: { waits: () => canTransfer() && setAsked('transfer') },
    f: { waits: () => setAsked('filters') },
    v: () => setVisitor(!hasVisitor),
    '?': () => setAsked('keyboard'),
  });

  const dialogProps = { workspace, agent, asked, filtering, onClose: closeDialog };
  /** What is still on its way would stay here. Asked for again while that is said, it is done nevertheless. */
  async function signOut() {
    if (!(await toasting.settle())) return;
    const { notSignedOut } = inboxTexts();
    const isWarned = toasting.shown.peek().some(({ text }) => text === notSignedOut);
    if (isWarned || openCase.isAllSent()) void session.signOut();
    else toasting.say(notSignedOut);
  }
  function closeDialog(one: AskedDialog) {
    setAsked((now) => (now === one ? undefined : now));
  }
  function dropDialog() {
    setAsked(undefined);
    takingOver.cancel();
  }
  const shown = openId === undefined ? 'list' : hasVisitor ? 'visitor' : 'conversation';
  return (
    <main class={`workspace workspace-shows-${shown}`}>
      <h1 class="cw-unseen">{inboxTexts().chats}</h1>
      <ConnectionBar connection={connection} now={now} onReload={onReload} />
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
        onFilter={() => setAsked('filters')}
        onShowAll={() => {
          inbox.want('');
          navigation.narrow({});
        }}
        onShow={navigation.show}
        onOpen={navigation.open}
        onSignOut={() => void signOut()}
        onHelp={() => setAsked('keyboard')}
        foot={AlertSwitches && <AlertSwitches alerts={workspace.alerts} />}
      />
      <ConversationPane
        openCase={openCase}
        inbox={inbox}
        connection={connection}
        now={now}
        hasVisitor={hasVisitor}
        colleagues={
          LookingNames && <LookingNames partsOf={workspace.partsOnDemand} listed={openCase.listed} />
        }
        onVisitor={() => setVisitor(!hasVisitor)}
        onTransfer={() => setAsked('transfer')}
        onSnooze={() => setAsked('snooze')}
        onLeave={navigation.leave}
        onOpenLongestWaiting={navigation.openLongestWaiting}
      />
      {VisitorPane && (
        <VisitorPane
          listed={openCase.listed}
          state={conversation.state}
          details={conversation.details}
          actions={workspace.visitorActions}
          now={now}
          entries={conversation.entries}
          onAskRouting={() => setAsked('routing')}
          onAskSeenBy={() => setAsked('seenBy')}
          onClose={() => setVisitor(false)}
        />
      )}
      <p class="cw-unseen" role="status">
        {workspace.alerts.announced}
      </p>
      {Toasts && <Toasts toasting={toasting} />}
      {Dialogs && <Dialogs {...dialogProps} />}
      {wanted !== undefined && !Dialogs && (
        <OnDemand title={inboxTexts().chats} load={loadDialogs} props={dialogProps} onClose={dropDialog} />
      )}
    </main>
  );
}

async function loadDialogs() {
  return (await import('./WorkspaceDialogs')).WorkspaceDialogs;
}
