import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { focusOpenCase } from '../frame/focus';
import { isCommand } from '../keys/is-command';
import { toastTexts } from './texts';
import { placesOf, type Place } from './places';
import type { Toast, Toasting } from './toasting';
import './toasts.css';

export function Toasts({ toasting }: { toasting: Toasting }) {
  const texts = toastTexts();
  /** What had the focus before a toast. */
  const before = useRef<HTMLElement | null>(null);
  const places = useRef<readonly Place[]>([]);
  /** In pixels, by toast. */
  const heights = useRef(new Map<number, number>());
  places.current = placesOf(toasting.shown.value, places.current);
  useEffect(() => {
    /** In a text box it takes back what was written. */
    function onKeyDown(event: KeyboardEvent) {
      if (!isCommand(event, 'z') || event.defaultPrevented) return;
      const target = event.target as Element | null;
      if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
      if (toasting.undoLast()) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toasting]);
  /** The button that was pressed goes: the focus goes on where it was before. */
  function leave({ currentTarget }: { currentTarget: HTMLElement }, run: () => void) {
    const hasFocus = currentTarget === document.activeElement;
    run();
    if (!hasFocus) return;
    if (before.current?.isConnected) before.current.focus();
    else focusOpenCase();
  }
  function onFocusIn({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: unknown }) {
    const left = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    if (!currentTarget.contains(left)) before.current = left;
  }
  return (
    <div class="toasts" role="status" aria-atomic="false" onFocusIn={onFocusIn}>
      {places.current.map(({ isGone, toast: { id, onUndo, now, ...said } }) =>
        isGone ? (
          <div key={id} style={`block-size: ${heights.current.get(id) ?? 0}px`} />
        ) : (
          <div
            class="toast"
            key={id}
            ref={(shown) => void (shown && heights.current.set(id, shown.offsetHeight))}
            style={`min-block-size: ${heights.current.get(id) ?? 0}px`}
          >
            <span>{textOf(said)}</span>
            {onUndo && (
              <button
                type="button"
                class="button"
                aria-keyshortcuts="Control+Z Meta+Z"
                onClick={(event) => leave(event, () => toasting.undo(id))}
              >
                {texts.undo}
              </button>
            )}
            <button
              type="button"
              class={now ? 'button' : 'button button-plain button-icon'}
              aria-label={now ?? texts.dismiss}
              onClick={(event) => leave(event, () => toasting.dismiss(id))}
            >
              {now ?? <Icon name="close" />}
            </button>
          </div>
        ),
      )}
    </div>
  );
}

function textOf({ kind, text }: Pick<Toast, 'kind' | 'text'>): string {
  const texts = toastTexts();
  if (kind === 'undone') return texts.undone;
  if (kind === 'notUndone') return texts.notUndone(text);
  return kind === 'late' ? `${text} ${texts.waitsForLine}` : text;
}
