import { useCopying } from '../frame/use-copying';

export interface CopyTextProps {
  /** What it is, for the button: “Copy key”. */
  title: string;
  text: string;
}

/** A text to take along: a key, or lines of code. */
export function CopyText({ title, text }: CopyTextProps) {
  const { result, copy } = useCopying();
  return (
    <div class="copy">
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>{text}</code>
      </pre>
      <button type="button" class="button" aria-label={`Copy ${title}`} onClick={() => void copy(text)}>
        {result === 'copied' ? 'Copied' : 'Copy'}
      </button>
      <span class="cw-unseen" role="status">
        {result === 'copied' && 'Copied'}
        {result === 'failed' && 'Copying failed. Select the text and copy it yourself.'}
      </span>
    </div>
  );
}
