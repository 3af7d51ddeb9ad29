import { useCopying } from '../frame/use-copying';
import { pageTexts } from './texts';

export interface CopyTextProps {
  /** What it is, for the button: “Copy key”. */
  title: string;
  text: string;
}

/** A text to take along: a key, or lines of code. */
export function CopyText({ title, text }: CopyTextProps) {
  const texts = pageTexts();
  const { result, copy } = useCopying();
  return (
    <div class="copy">
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>{text}</code>
      </pre>
      <button
        type="button"
        class="button"
        aria-label={texts.copyNamed(title)}
        onClick={() => void copy(text)}
      >
        {result === 'copied' ? texts.copied : texts.copy}
      </button>
      <span class="cw-unseen" role="status">
        {result === 'copied' && texts.copied}
        {result === 'failed' && texts.copyFailed}
      </span>
    </div>
  );
}
