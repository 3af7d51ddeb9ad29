import { useEffect } from 'preact/hooks';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { OnDemand } from '../../kit/frame/OnDemand';
import { ChatConfirmDialog } from './ChatConfirmDialog';
import { dropSecondClicks } from '../../../ui/second-clicks';
import { keepEarlyFiles } from '../files/early-files';
import type { FilterChipsProps } from '../filters/FilterChips';
import { NewChatNotice } from '../alerts/NewChatNotice';
import type { AskedDialog } from './asked-dialog';
import { keepListFocus } from './keep-list-focus';
import { keepPaneFocus } from './keep-pane-focus';
import { workspaceTexts } from './texts';
import type { Workspace } from './workspace';

export interface WorkspaceDialogsProps {
  workspace: Workspace;
  agent: SignedInAgent;
  asked: AskedDialog;
  filtering: FilterChipsProps;
  /** Closes that one, if it is still open. */
  onClose(dialog: AskedDialog): void;
}

/** What stands above the three columns. */
export function WorkspaceDialogs({ workspace, agent, asked, filtering, onClose }: WorkspaceDialogsProps) {
  const { openCase, now, navigation } = workspace;
  const { heldBy } = openCase.listed.value ?? {};
  const texts = workspaceTexts();
  // Here, since this comes behind the list, which waits for nothing.
  useEffect(() => dropSecondClicks(document), []);
  useEffect(() => keepListFocus(document), []);
  useEffect(() => keepPaneFocus(document), []);
  useEffect(() => keepEarlyFiles(document, openCase.conversation.caseId), []);
  // Who has left it while it was at work may be in another one by then.
  function close() {
    onClose(asked);
  }
  function readRouting(signal: AbortSignal) {
    return openCase.ask(({ call }, path) => call('GET /cases/{id}/routing', { path, signal }));
  }
  function readSeenBy(signal: AbortSignal) {
    return openCase.ask(({ call }, path) => call('GET /cases/{id}/seen-by', { path, signal }));
  }
  function leave(caseId: string) {
    if (openCase.conversation.caseId.peek() === caseId) navigation.leave();
  }
  return (
    <>
      <NewChatNotice newChats={workspace.newChats} onOpen={navigation.open} />
      <ChatConfirmDialog
        confirming={openCase.takingOver}
        title={texts.reallyTakeOver(heldBy)}
        text={texts.takingOver}
        action={texts.takeOver}
        cancel={texts.cancel}
      />
      {asked === 'filters' && (
        <OnDemand
          title={texts.filters}
          load={async () => (await import('../filters/FilterDialog')).FilterDialog}
          props={{ ...filtering, now: now.peek(), onClose: close }}
          onClose={close}
        />
      )}
      {asked === 'routing' && (
        <OnDemand
          title={texts.routing}
          load={async () => (await import('../routing/RoutingDialog')).RoutingDialog}
          props={{ read: readRouting, myEmail: agent.email, onClose: close }}
          onClose={close}
        />
      )}
      {asked === 'seenBy' && (
        <OnDemand
          title={texts.seenBy}
          load={async () => (await import('../seen-by/SeenByDialog')).SeenByDialog}
          props={{ read: readSeenBy, now: now.peek(), onClose: close }}
          onClose={close}
        />
      )}
      {asked === 'snooze' && (
        <OnDemand
          title={texts.snooze}
          load={async () => (await import('../snoozing/SnoozeDialog')).SnoozeDialog}
          props={{ openCase, now: now.peek(), onClose: close }}
          onClose={close}
        />
      )}
      {asked === 'transfer' && (
        <OnDemand
          title={texts.transfer}
          load={async () => (await import('../transfer/TransferDialog')).TransferDialog}
          props={{ openCase, browser: workspace.partsOnDemand().browser, onGone: leave, onClose: close }}
          onClose={close}
        />
      )}
      {asked === 'keyboard' && (
        <OnDemand
          title={texts.keyboard}
          load={async () => (await import('../../kit/shortcuts/ShortcutsDialog')).ShortcutsDialog}
          props={{ preferences: workspace.preferences, onClose: close }}
          onClose={close}
        />
      )}
    </>
  );
}
