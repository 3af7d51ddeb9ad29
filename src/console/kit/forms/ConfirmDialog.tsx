import { useModel } from '../frame/use-model';
import { FormModel } from '../data/form';
import { Filled } from '../texts/Filled';
import { FormDialog } from './FormDialog';
import { isTyped } from './is-typed';
import { formTexts } from './texts';

export interface ConfirmDialogProps {
  title: string;
  /** What it takes, a sentence each. */
  takes: readonly string[];
  /** Has to be typed first, for what can't be undone. */
  name?: string;
  /** What the button says: “Revoke key”. */
  action: string;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Asks before something is lost. It closes when that has succeeded. */
export function ConfirmDialog({ title, takes, name, action, onConfirm, onClose }: ConfirmDialogProps) {
  const form = useModel(() => new FormModel({ first: { typed: '' }, send: onConfirm }));
  const { typed } = form.value.value;
  const isSure = name === undefined || isTyped(typed, name);
  return (
    <FormDialog title={title} action={action} form={form} isDangerous isDisabled={!isSure} onClose={onClose}>
      {takes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {name !== undefined && (
        <div class="field">
          <label for="confirm-name">
            <Filled text={formTexts().typeName} parts={{ name: <b>{name}</b> }} />
          </label>
          <input
            id="confirm-name"
            value={typed}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => form.change({ typed: currentTarget.value })}
          />
        </div>
      )}
    </FormDialog>
  );
}
