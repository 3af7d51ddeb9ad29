import { usePanel } from './use-panel';

export interface EndConfirmationProps {
  onKeep(): void;
  onEnd(): void;
}

export function EndConfirmation({ onKeep, onEnd }: EndConfirmationProps) {
  const { language } = usePanel();
  return (
    <div class="cw-veil">
      <div
        class="cw-question"
        role="alertdialog"
        aria-labelledby="cw-end-title"
        aria-describedby="cw-end-text"
      >
        <h2 class="cw-title" id="cw-end-title">
          {language.endTitle}
        </h2>
        <p class="cw-soft" id="cw-end-text">
          {language.endText}
        </p>
        <button ref={takeFocus} type="button" class="cw-button" onClick={onKeep}>
          {language.keep}
        </button>
        <button type="button" class="cw-button cw-quiet" onClick={onEnd}>
          {language.end}
        </button>
      </div>
    </div>
  );
}

function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}
