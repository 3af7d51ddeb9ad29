import { Dialog } from './Dialog';
import type { Leaving } from './leaving';
import { frameTexts } from './texts';

export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  if (!leaving.isAsked.value) return null;
  const texts = frameTexts();
  return (
    <Dialog title={texts.leave} onClose={leaving.stay}>
      <p class="quiet">{texts.unsaved}</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={leaving.leave}>
          {texts.discard}
        </button>
        <button type="button" class="button button-strong" onClick={leaving.stay}>
          {texts.keepEditing}
        </button>
      </div>
    </Dialog>
  );
}
