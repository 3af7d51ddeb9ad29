import { useEffect } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { toastTexts } from './texts';
import type { Toast, Toasting } from './toasting';
import './toasts.css';

export function Toasts({ toasting }: { toasting: Toasting }) {
  const texts = toastTexts();
  useEffect(() => {
    /** In a text box it takes back what was written. */
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== 'z' || event.defaultPrevented) return;
      const target = event.target as Element | null;
      if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
      if (toasting.undoLast()) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toasting]);
  return (
    <div class="toasts" role="status" aria-atomic="false">
      {toasting.shown.value.map(({ id, onUndo, now, ...said }) => (
        <div class="toast" key={id}>
          <span>{textOf(said)}</span>
          {onUndo && (
            <button
              type="button"
              class="button"
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={() => toasting.undo(id)}
            >
              {texts.undo}
            </button>
          )}
          {now ? (
            <button type="button" class="button" onClick={() => toasting.dismiss(id)}>
              {now}
            </button>
          ) : (
            <button
              type="button"
              class="button button-plain button-icon"
              aria-label={texts.dismiss}
              onClick={() => toasting.dismiss(id)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

function textOf({ kind, text }: Pick<Toast, 'kind' | 'text'>): string {
  const texts = toastTexts();
  if (kind === 'undone') return texts.undone;
  if (kind === 'notUndone') return texts.notUndone(text);
  return kind === 'late' ? `${text} ${texts.waitsForLine}` : text;
}
