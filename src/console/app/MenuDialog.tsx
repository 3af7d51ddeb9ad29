import { useEffect, useRef } from 'preact/hooks';
import type { ScreenLink } from './current-screen';
import { ScreenLinks } from './ScreenLinks';

export interface MenuDialogProps {
  groups: ScreenLink[][];
  onClose(): void;
}

/** The navigation where there is no room beside the screen. */
export function MenuDialog({ groups, onClose }: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="menu"
      aria-label="Menu"
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <nav aria-label="Console">
        <ScreenLinks groups={groups} onFollow={onClose} />
      </nav>
    </dialog>
  );
}
