import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';

export interface CaseIdProps {
  id: string;
}

const shownFor = 2_000;

/** What systems know the case by, to take along. */
export function CaseId({ id }: CaseIdProps) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    try {
      // Missing where the page came over http from another machine: https://w3c.github.io/clipboard-apis/#navigator-interface
      await navigator.clipboard.writeText(id);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  }
  return (
    <span class="case-id">
      <code>{id}</code>
      <button
        type="button"
        class="button button-plain button-icon"
        aria-label="Copy chat ID"
        title="Copy"
        onClick={() => void copy()}
      >
        {result === 'copied' ? <Icon name="check" /> : <DrawnIcon name="copy" />}
      </button>
      <span class={result === 'failed' ? 'quiet' : 'cw-unseen'} role="status">
        {result === 'copied' && 'Copied'}
        {result === 'failed' && 'Copying failed. Select the text and copy it yourself.'}
      </span>
    </span>
  );
}
