import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { MutationModel, type Mutation } from './mutation';

/** A mutation that a person confirms in a dialog first. */
export interface Confirming<Input = void> extends Pick<Mutation, 'state'> {
  /** Id of what it would change, while the dialog is open. */
  subject: ReadonlySignal<string | undefined>;
  ask(subject: string): void;
  cancel(): void;
  /** Closes the dialog once it has succeeded. */
  confirm(input: Input): Promise<void>;
}

export const ConfirmingModel = createModel(
  <Input = void>(change: (subject: string, input: Input) => Promise<void>): Confirming<Input> => {
    const subject = signal<string | undefined>(undefined);
    const { state, run, reset } = new MutationModel();
    function show(next: string | undefined) {
      reset();
      subject.value = next;
    }
    return {
      state,
      subject,
      ask: show,
      cancel: () => show(undefined),
      async confirm(input) {
        const asked = subject.value;
        if (asked === undefined) return;
        const isDone = await run(() => change(asked, input));
        if (isDone && subject.value === asked) subject.value = undefined;
      },
    };
  },
);
