import { Drawing } from '../../ui/Drawing';
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
  function jumpToEnd({ currentTarget }: { currentTarget: HTMLElement }) {
    // The button goes, and the focus would fall back to the page.
    currentTarget.parentElement?.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
    onClick();
  }
  return (
    <button type="button" class={`jump${count > 0 ? ' jump-new' : ''}`} onClick={jumpToEnd}>
      <Drawing path="M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5" />
      <span class={count > 0 ? '' : 'cw-unseen'}>
        {count > 0 ? plural(language.tag, newMessages, count) : jump}
      </span>
    </button>
  );
}
