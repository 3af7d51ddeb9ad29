import { Dialog } from './Dialog';
import type { Leaving } from './leaving';

export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  if (!leaving.isAsked.value) return null;
  return (
    <Dialog title="Leave without saving?" onClose={leaving.stay}>
      <p class="quiet">You have unsaved changes.</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={leaving.leave}>
          Discard changes
        </button>
        <button type="button" class="button button-strong" onClick={leaving.stay}>
          Keep editing
        </button>
      </div>
    </Dialog>
  );
}
