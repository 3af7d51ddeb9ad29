import { Dialog } from '../kit/frame/Dialog';
import type { ScreenLink } from './current-screen';
import { ScreenLinks } from './ScreenLinks';

export interface MenuDialogProps {
  groups: ScreenLink[][];
  onClose(): void;
}

/** The navigation where there is no room beside the screen. */
export function MenuDialog({ groups, onClose }: MenuDialogProps) {
  return (
    <Dialog title="Menu" class="menu" onClose={onClose}>
      <nav aria-label="Console">
        <ScreenLinks groups={groups} onFollow={onClose} />
      </nav>
    </Dialog>
  );
}
