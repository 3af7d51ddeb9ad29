import type { Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Opens the dialog around an element again where Chromium has closed it by one Escape after another, which no page can prevent.
 * One that lies below the sign-in stays closed.
 */
export function useStayingOpen(onOpened?: () => void): Ref<HTMLDivElement> {
  const inside = useRef<HTMLDivElement>(null);
  // Must be undone before the dialog is removed: Preact undoes a plain effect after that.
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('dialog');
    function open() {
      if (dialog?.closest('[hidden]') !== null) return;
      dialog.showModal();
      onOpened?.();
    }
    dialog?.addEventListener('close', open);
    return () => dialog?.removeEventListener('close', open);
  }, []);
  return inside;
}
