import { DrawnIcon } from '../kit/frame/DrawnIcon';
import { Brand } from '../kit/brand/Mark';
import type { ScreenLink } from './current-screen';
import { ScreenLinks } from './ScreenLinks';

export interface RailProps {
  links: readonly ScreenLink[];
  waiting: number;
  onSearch(): void;
}

/** The way to every screen, beside the one that is shown: icons, with their names where the page is wide. */
export function Rail({ links, waiting, onSearch }: RailProps) {
  return (
    <nav class="rail" aria-label="Console">
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
          Go to
          <kbd aria-hidden="true">Ctrl K</kbd>
        </span>
      </button>
      <ScreenLinks links={links} waiting={waiting} />
    </nav>
  );
}
