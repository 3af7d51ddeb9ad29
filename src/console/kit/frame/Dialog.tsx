import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusOpenCase } from './focus';

export interface DialogProps {
  title: string;
  /** How it is placed, where that is not in the middle. */
  class?: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A modal dialog of the browser's own: it holds the focus, closes on Escape, and gives the focus back. */
export function Dialog({ title, class: name = '', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    // Not below a sign-in, which opens it once it is done.
    if (!element?.closest('[hidden]')) element?.showModal();
    return () => {
      element?.close();
      // A colleague may have taken the chat meanwhile, and the button is gone.
      if (before?.isConnected) before.focus();
      else focusOpenCase();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${name}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A text that is marked with the mouse beyond the edge of the dialog ends in a click beside it as well.
      onPointerDown={(event) => (isPressedBeside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (isPressedBeside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div class="dialog-body">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
