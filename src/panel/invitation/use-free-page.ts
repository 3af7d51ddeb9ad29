import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Milliseconds: nothing reports a dialog that opens. */
const lookEvery = 500;

/** Whether the page is looked at, and no dialog of its own is open. */
export function useFreePage(inside: RefObject<HTMLElement | null>): boolean {
  const isFree = useSignal(false);
  useEffect(() => {
    const document = inside.current?.ownerDocument;
    const view = document?.defaultView;
    const host = (inside.current?.getRootNode() as ShadowRoot | undefined)?.host;
    if (!document || !view) return;
    function look() {
      const dialogs = [...(document?.querySelectorAll(':is(:modal, [aria-modal=true])') ?? [])];
      // In the dialog of a web component, which can't be seen from here, the widget is as well.
      const isInDialog = host?.parentElement !== document?.documentElement;
      const isBlocked = isInDialog || dialogs.some((dialog) => dialog !== host && dialog.getClientRects()[0]);
      // It comes where the visitor looks, and stays while they look something up elsewhere: they may be writing in it.
      isFree.value = !isBlocked && (isFree.peek() || document?.visibilityState === 'visible');
    }
    look();
    const timer = view.setInterval(look, lookEvery);
    return () => view.clearInterval(timer);
  }, []);
  return isFree.value;
}
