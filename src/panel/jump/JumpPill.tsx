import { Icon } from '../../ui/Icon';
import { jumpTexts } from '../i18n/jump-texts';
import { plural } from '../i18n/plural';
import { usePanel } from '../frame/use-panel';
import css from './jump.css?inline';

export interface JumpPillProps {
  count: number;
  onClick(): void;
}

export function JumpPill({ count, onClick }: JumpPillProps) {
  const { language, addStyles } = usePanel();
  const { jump, newMessages } = { ...jumpTexts, ...language };
  addStyles(css);
  return (
    <button type="button" class={`jump${count > 0 ? ' jump-new' : ''}`} onClick={onClick}>
      <Icon name="arrowDown" />
      <span class={count > 0 ? '' : 'cw-unseen'}>
        {count > 0 ? plural(language.tag, newMessages, count) : jump}
      </span>
    </button>
  );
}
