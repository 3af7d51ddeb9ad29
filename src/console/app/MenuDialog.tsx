import { Dialog } from '../kit/frame/Dialog';
import type { ScreenLink } from './current-screen';
import { ScreenLinks } from './ScreenLinks';

export interface MenuDialogProps {
  groups: ScreenLink[][];
  waiting: number;
  onClose(): void;
}

/** The navigation where there is no room beside the screen. */
export function MenuDialog({ groups, waiting, onClose }: MenuDialogProps) {
  return (
    <Dialog title="Menu" class="menu" onClose={onClose}>
      <nav aria-label="Console">
        <ScreenLinks groups={groups} waiting={waiting} onFollow={onClose} />
      </nav>
    </Dialog>
  );
}
