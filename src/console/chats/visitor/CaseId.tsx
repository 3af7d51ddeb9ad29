import { Icon } from '../../../ui/Icon';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { useCopying } from '../../kit/frame/use-copying';
import { visitorTexts } from './texts';

export interface CaseIdProps {
  id: string;
}

/** What systems know the case by, to take along. */
export function CaseId({ id }: CaseIdProps) {
  const { result, copy } = useCopying();
  const texts = visitorTexts();
  return (
    <span class="case-id">
      <code>{id}</code>
      <button
        type="button"
        class="button button-plain button-icon"
        aria-label={texts.copyChatId}
        title={texts.copy}
        onClick={() => void copy(id)}
      >
        {result === 'copied' ? <Icon name="check" /> : <DrawnIcon name="copy" />}
      </button>
      <span class={result === 'failed' ? 'quiet' : 'cw-unseen'} role="status">
        {result === 'copied' && texts.copied}
        {result === 'failed' && texts.copyFailed}
      </span>
    </span>
  );
}
