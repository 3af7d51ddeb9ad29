import { DrawnIcon } from '../kit/frame/DrawnIcon';
import { Brand } from '../kit/brand/Mark';
import type { ScreenLink } from './current-screen';
import { ScreenLinks } from './ScreenLinks';
import { appTexts } from './texts';

export interface RailProps {
  links: readonly ScreenLink[];
  waiting: number;
  onSearch(): void;
}

/** The way to every screen, beside the one that is shown: icons, with their names where the page is wide. */
export function Rail({ links, waiting, onSearch }: RailProps) {
  const texts = appTexts();
  return (
    <nav class="rail" aria-label={texts.console}>
      <Brand />
      <button
        type="button"
        class="shell-link rail-search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <DrawnIcon name="search" />
        <span class="shell-name">
          {texts.goTo}
          <kbd aria-hidden="true">{texts.goToKey}</kbd>
        </span>
      </button>
      <ScreenLinks links={links} waiting={waiting} />
    </nav>
  );
}
