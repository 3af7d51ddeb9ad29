import { Icon } from '../../../ui/Icon';
import type { Confirming } from '../../kit/data/confirming';
import { Dialog } from '../../kit/frame/Dialog';

export interface CloseDialogProps {
  closing: Confirming;
  name: string;
}

export function CloseDialog({ closing, name }: CloseDialogProps) {
  const state = closing.state.value;
  if (closing.subject.value === undefined) return null;
  return (
    <Dialog title={`End the chat with ${name}?`} onClose={closing.cancel}>
      <p>The visitor sees that you ended the chat and can’t write any more.</p>
      {state.kind === 'refused' && (
        <p class="fault" role="alert">
          <Icon name="alert" />
          {state.message}
        </p>
      )}
      <div class="dialog-actions">
        <button type="button" class="button" onClick={closing.cancel}>
          Keep chatting
        </button>
        <button
          type="button"
          class="button button-strong"
          disabled={state.kind === 'running'}
          onClick={() => void closing.confirm()}
        >
          End chat
        </button>
      </div>
    </Dialog>
  );
}
