import type { ComponentChildren } from 'preact';
import type { Form } from '../data/form';
import { focusFirstFault } from '../frame/focus';
import { Refusal } from '../frame/Refusal';

export interface FormViewProps {
  form: Pick<Form<unknown>, 'isSending' | 'refusal' | 'send'>;
  class?: string;
  /** Below the fields, where they are not among them. */
  buttons?: ComponentChildren;
  onSent?(): void;
  children: ComponentChildren;
}

/** A form that is sent as a whole: what is wrong is said at its fields, or above its buttons. */
export function FormView({ form, class: name, buttons, onSent, children }: FormViewProps) {
  async function submit(event: Event) {
    event.preventDefault();
    if (form.isSending.value) return;
    const element = event.currentTarget as HTMLElement;
    if (await form.send()) onSent?.();
    else focusFirstFault(element);
  }
  return (
    <form
      class={name}
      noValidate
      aria-busy={form.isSending.value}
      onChange={({ target }) => hearInput(target)}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <Refusal message={form.refusal.value} />
      {buttons}
    </form>
  );
}

/** Some password managers fill a field and fire no event but `change`. */
function hearInput(field: EventTarget | null) {
  if (field instanceof HTMLInputElement) field.dispatchEvent(new InputEvent('input'));
}

export interface SubmitButtonProps {
  form: Pick<Form<unknown>, 'isSending'>;
  isDangerous?: boolean | undefined;
  isDisabled?: boolean | undefined;
  children: ComponentChildren;
}

export function SubmitButton({ form, isDangerous, isDisabled, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      class={isDangerous ? 'button button-danger' : 'button button-strong'}
      disabled={isDisabled}
      // With `disabled` it would lose the focus.
      aria-disabled={form.isSending.value}
    >
      {children}
    </button>
  );
}
