import type { Confirming } from '../../kit/data/confirming';
import { Refusal } from '../../kit/frame/Refusal';
import { Dialog } from '../../kit/frame/Dialog';

export interface ChatConfirmDialogProps {
  confirming: Confirming;
  title: string;
  text: string;
  action: string;
  /** What the button says that changes nothing. */
  cancel: string;
}

/** Asks about the open chat first; it shows why it was refused. */
export function ChatConfirmDialog({ confirming, title, text, action, cancel }: ChatConfirmDialogProps) {
  const state = confirming.state.value;
  if (confirming.subject.value === undefined) return null;
  return (
    <Dialog title={title} onClose={confirming.cancel}>
      <p>{text}</p>
      <Refusal message={state.kind === 'refused' ? state.message : undefined} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={confirming.cancel}>
          {cancel}
        </button>
        <button
          type="button"
          class="button button-strong"
          aria-disabled={state.kind === 'running'}
          onClick={() => void confirming.confirm()}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
