import { useEffect, useState } from 'preact/hooks';

export interface CopyTextProps {
  /** What it is, for the button: “Copy key”. */
  title: string;
  text: string;
}

const shownFor = 2_000;

/** A text to take along: a key, or lines of code. */
export function CopyText({ title, text }: CopyTextProps) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [result]);
  async function copy() {
    // Pages without TLS have no clipboard (https://www.w3.org/TR/clipboard-apis/#navigator-clipboard).
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const isCopied = await clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setResult(isCopied ? 'copied' : 'failed');
  }
  return (
    <div class="copy">
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>{text}</code>
      </pre>
      <button type="button" class="button" aria-label={`Copy ${title}`} onClick={() => void copy()}>
        {result === 'copied' ? 'Copied' : 'Copy'}
      </button>
      <span class="cw-unseen" role="status">
        {result === 'copied' && 'Copied'}
        {result === 'failed' && 'Copying failed. Select the text and copy it yourself.'}
      </span>
    </div>
  );
}
