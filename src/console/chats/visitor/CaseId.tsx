import { Icon } from '../../../ui/Icon';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { useCopying } from '../../kit/frame/use-copying';

export interface CaseIdProps {
  id: string;
}

/** What systems know the case by, to take along. */
export function CaseId({ id }: CaseIdProps) {
  const { result, copy } = useCopying();
  return (
    <span class="case-id">
      <code>{id}</code>
      <button
        type="button"
        class="button button-plain button-icon"
        aria-label="Copy chat ID"
        title="Copy"
        onClick={() => void copy(id)}
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
