import type { SignedInAgent } from '../../../operations/console/sign-in';
import { OnDemand } from '../../kit/frame/OnDemand';
import { ConfirmingDialog } from '../conversation/ConfirmingDialog';
import type { FilterChipsProps } from '../filters/FilterChips';
import { NewChatNotice } from '../inbox/NewChatNotice';
import type { AskedDialog } from './asked-dialog';
import type { Workspace } from './workspace';

export interface WorkspaceDialogsProps {
  workspace: Workspace;
  agent: SignedInAgent;
  asked: AskedDialog;
  filtering: FilterChipsProps;
  onAsk(dialog: AskedDialog): void;
}

/** What stands above the three columns. */
export function WorkspaceDialogs({ workspace, agent, asked, filtering, onAsk }: WorkspaceDialogsProps) {
  const { openCase, now, transferring } = workspace;
  const { name = '', heldBy } = openCase.listed.value ?? {};
  const isTransferring = transferring.subject.value !== undefined || transferring.gone.value !== undefined;
  function close() {
    onAsk(undefined);
  }
  return (
    <>
      <NewChatNotice newChats={workspace.newChats} onOpen={workspace.navigation.open} />
      <ConfirmingDialog
        confirming={openCase.closing}
        title={`End the chat with ${name}?`}
        text="The visitor sees that you ended the chat and can’t write any more."
        action="End chat"
        cancel="Keep chatting"
      />
      <ConfirmingDialog
        confirming={openCase.takingOver}
        title={`Take over from ${heldBy ?? 'another agent'}?`}
        text="The chat becomes yours, and your answer is sent."
        action="Take over"
        cancel="Cancel"
      />
      {asked === 'filters' && (
        <OnDemand
          title="Filter chats"
          load={async () => (await import('../filters/FilterDialog')).FilterDialog}
          props={{ ...filtering, now: now.peek(), onClose: close }}
          onClose={close}
        />
      )}
      {asked === 'routing' && (
        <OnDemand
          title="Why this agent?"
          load={async () => (await import('../routing/RoutingDialog')).RoutingDialog}
          props={{ read: openCase.readRouting, myEmail: agent.email, onClose: close }}
          onClose={close}
        />
      )}
      {asked === 'snooze' && (
        <OnDemand
          title="Snooze"
          load={async () => (await import('../snoozing/SnoozeDialog')).SnoozeDialog}
          props={{ openCase, now: now.peek(), onClose: close }}
          onClose={close}
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
      {asked === 'keyboard' && (
        <OnDemand
          title="Keyboard"
          load={async () => (await import('../../kit/shortcuts/ShortcutsDialog')).ShortcutsDialog}
          props={{ preferences: workspace.preferences, onClose: close }}
          onClose={close}
        />
      )}
    </>
  );
}
