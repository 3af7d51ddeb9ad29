import { Icon } from '../../ui/Icon';
import { plural } from '../i18n/plural';
import { usePanel } from '../frame/use-panel';

export interface JumpPillProps {
  count: number;
  onClick(): void;
}

export function JumpPill({ count, onClick }: JumpPillProps) {
  const { language } = usePanel();
  return (
    <button type="button" class={`cw-jump${count > 0 ? ' cw-jump-new' : ''}`} onClick={onClick}>
      <Icon name="arrowDown" />
      <span class={count > 0 ? '' : 'cw-unseen'}>
        {count > 0 ? plural(language.tag, language.newMessages, count) : language.jump}
      </span>
    </button>
  );
}
