import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Dialog } from '../frame/Dialog';
import type { Mutation } from '../data/mutation';
import { MutationFault } from './MutationFault';

export interface FormDialogProps {
  title: string;
  /** What the button says: “Create key”. */
  action: string;
  mutation: Mutation;
  onSubmit(): Promise<void>;
  /** It has succeeded, or the person closed it. */
  onClose(): void;
  children: ComponentChildren;
}

/** A small form in a dialog, which closes when it has succeeded. */
export function FormDialog({ title, action, mutation, onSubmit, onClose, children }: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = mutation.state.value;
  useLayoutEffect(() => {
    if (state.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);
  function close() {
    mutation.reset();
    onClose();
  }
  async function submit(event: Event) {
    event.preventDefault();
    if (await mutation.run(onSubmit)) onClose();
  }
  return (
    <Dialog title={title} onClose={close}>
      <form class="confirm" ref={form} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <MutationFault mutation={mutation} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="button button-strong" disabled={state.kind === 'running'}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
