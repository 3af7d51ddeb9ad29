import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { checkForm, type FormFault } from '../forms/check-form';
import type { Form } from '../forms/form';
import type { FormField } from '../forms/form-field';

export interface Interview {
  /** The field that is up now, by its place among `questions`; as many as there are: all is answered, and on its way or refused. */
  step: ReadonlySignal<number>;
  fault: ReadonlySignal<FormFault | undefined>;
  questions(): readonly FormField[];
  /** Takes what is in the field, if it may; after the last question the form is sent. */
  answer(): void;
  /** Goes back to a question that was answered. */
  change(step: number): void;
}

/** Asks for the fields of a form one after the other. What is known already is not asked again. */
export const InterviewModel = createModel<Interview, [Form, () => void]>((form, submit) => {
  const questions = form.fields.peek().filter(({ kind }) => kind !== 'hidden');
  const current = signal(firstOpen(0));
  // A first question, or the page, may send the form as well.
  const step = computed(() => (form.state.value.kind === 'editing' ? current.value : questions.length));
  const fault = signal<FormFault | undefined>(undefined);

  function faultOf(field: FormField): FormFault | undefined {
    return checkForm(form.values.peek(), [field])[field.key];
  }

  /** The last one is asked in any case: nothing is sent without the visitor's doing. */
  function firstOpen(from: number): number {
    function isOpen(field: FormField) {
      return !form.values.peek()[field.key] || faultOf(field) !== undefined;
    }
    const found = questions.findIndex((field, index) => index >= from && isOpen(field));
    return found < 0 ? Math.max(from, questions.length - 1) : found;
  }

  return {
    step,
    fault,
    questions: () => questions,
    answer() {
      const field = questions[step.peek()];
      const found = field && faultOf(field);
      batch(() => {
        fault.value = found;
        if (found) return;
        const next = step.peek() + 1;
        current.value = next < questions.length ? firstOpen(next) : questions.length;
      });
      if (found || step.peek() < questions.length) return;
      submit();
      // The page may have taken back what it knew.
      const open = questions.findIndex(faultOf);
      if (open >= 0) current.value = open;
    },
    change(next) {
      batch(() => {
        form.setState({ kind: 'editing' });
        fault.value = undefined;
        current.value = next;
      });
    },
  };
});
