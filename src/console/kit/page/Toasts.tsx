import { Icon } from '../../../ui/Icon';
import { pageTexts } from './texts';
import type { Toasting } from './toasting';

export function Toasts({ toasting }: { toasting: Toasting }) {
  const texts = pageTexts();
  return (
    <div class="toasts" role="status">
      {toasting.shown.value.map(({ id, text, onUndo }) => (
        <div class="toast" key={id}>
          <span>{text}</span>
          {onUndo && (
            <button type="button" class="button" onClick={() => toasting.undo(id)}>
              {texts.undo}
            </button>
          )}
          <button
            type="button"
            class="button button-plain button-icon"
            aria-label={texts.dismiss}
            onClick={() => toasting.dismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
