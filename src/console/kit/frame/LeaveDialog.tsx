import { Dialog } from './Dialog';
import type { Leaving } from './leaving';
import { frameTexts } from './texts';

/** Asks before the address changes and what is not saved is lost. */
export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  return leaving.isAsked.value ? <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} /> : null;
}

export function LeaveQuestion({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const texts = frameTexts();
  return (
    <Dialog title={texts.leave} onClose={onStay}>
      <p class="quiet">{texts.unsaved}</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onLeave}>
          {texts.discard}
        </button>
        {/* What is pressed without looking keeps what was written. */}
        <button type="button" class="button button-strong" autofocus onClick={onStay}>
          {texts.keepEditing}
        </button>
      </div>
    </Dialog>
  );
}
