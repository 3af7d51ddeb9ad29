import { useState } from 'preact/hooks';
import { Dialog } from '../frame/Dialog';
import type { Mutation } from '../data/mutation';
import { MutationFault } from './MutationFault';

export interface ConfirmDialogProps {
  title: string;
  /** What it takes, a sentence each. */
  takes: readonly string[];
  /** Has to be typed first, for what can't be undone. */
  name?: string;
  /** What the button says: “Revoke key”. */
  action: string;
  mutation: Mutation;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Asks before something is lost. It closes when that has succeeded. */
export function ConfirmDialog({
  title,
  takes,
  name,
  action,
  mutation,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const isRunning = mutation.state.value.kind === 'running';
  const isSure = name === undefined || typed.trim() === name;
  function close() {
    mutation.reset();
    onClose();
  }
  async function submit(event: Event) {
    event.preventDefault();
    if (isSure && (await mutation.run(onConfirm))) onClose();
  }
  return (
    <Dialog title={title} onClose={close}>
      <form class="confirm" onSubmit={(event) => void submit(event)}>
        {takes.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {name !== undefined && (
          <div class="field">
            <label for="confirm-name">
              Type <b>{name}</b> to go on
            </label>
            <input
              id="confirm-name"
              value={typed}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
        )}
        <MutationFault mutation={mutation} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="button button-danger" disabled={!isSure || isRunning}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
