import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePanel } from './panel-context';

export interface EndConfirmationProps {
  onKeep(): void;
  onEnd(): void;
}

export function EndConfirmation({ onKeep, onEnd }: EndConfirmationProps) {
  const { language } = usePanel();
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  return (
    <div class="cw-veil">
      <div
        class="cw-question"
        role="alertdialog"
        aria-labelledby="cw-end-title"
        aria-describedby="cw-end-text"
      >
        <h3 id="cw-end-title">{language.endTitle}</h3>
        <p id="cw-end-text">{language.endText}</p>
        <button type="button" class="cw-button" onClick={onEnd}>
          {language.end}
        </button>
        <button ref={keep} type="button" class="cw-button cw-quiet" onClick={onKeep}>
          {language.keep}
        </button>
      </div>
    </div>
  );
}
