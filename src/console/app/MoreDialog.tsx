import { DrawnIcon } from '../kit/frame/DrawnIcon';
import { Dialog } from '../kit/frame/Dialog';
import type { ScreenLink } from './current-screen';
import { ScreenLinks } from './ScreenLinks';
import { appTexts } from './texts';

export interface MoreDialogProps {
  links: readonly ScreenLink[];
  onSearch(): void;
  onClose(): void;
}

/** The screens that the bar of a phone has no room for. */
export function MoreDialog({ links, onSearch, onClose }: MoreDialogProps) {
  const texts = appTexts();
  return (
    <Dialog title={texts.more} class="more" onClose={onClose}>
      <button
        type="button"
        class="shell-link"
        onClick={() => {
          onClose();
          onSearch();
        }}
      >
        <DrawnIcon name="search" />
        <span class="shell-name">{texts.goTo}</span>
      </button>
      <ScreenLinks links={links} waiting={0} onFollow={onClose} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Dialog>
  );
}
