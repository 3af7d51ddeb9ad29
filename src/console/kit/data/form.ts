import { action, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { MutationModel } from './mutation';
import { stepsOf, valueAt, withValueAt } from './at-path';
import type { FieldSource } from './field-source';
import { faultsBeside, type Fault } from './faults';

export interface Form<Value> extends FieldSource {
  value: ReadonlySignal<Value>;
  /** Whether it differs from what the fields showed at first. */
  isChanged: ReadonlySignal<boolean>;
  isSending: ReadonlySignal<boolean>;
  /** Why sending failed, where no field says it. */
  refusal: ReadonlySignal<string | undefined>;
  change(part: Partial<Value>): void;
  /** Marks those of these fields that are empty or wrong; returns whether none is. */
  isFilledIn(paths: readonly string[]): boolean;
  /** Returns whether it succeeded; one at a time. */
  send(): Promise<boolean>;
}

export interface FormParts<Value> {
  /** What the fields show at first. */
  first: Value;
  /** Paths of the fields that can't be empty. */
  required?: () => readonly string[];
  /** Finds what is wrong before the service is asked. */
  check?(value: Value): readonly Fault[];
  /** Throws when the service refuses it. */
  send(value: Value): Promise<unknown>;
}

/** Fields that are filled in and sent at once. */
export const FormModel = createModel(
  <Value extends object>({
    first,
    required = () => [],
    check = () => [],
    send,
  }: FormParts<Value>): Form<Value> => {
    const value = signal(first);
    const faults = signal<readonly Fault[]>([]);
    const sending = new MutationModel();
    function isFilledIn(paths: readonly string[]) {
      const missing = paths.filter((path) => String(valueAt(value.value, path) ?? '').trim() === '');
      const wrong = check(value.value).filter(({ path }) => paths.includes(path) && !missing.includes(path));
      faults.value = [...missing.map((path) => ({ path, message: 'required' })), ...wrong];
      return faults.value.length === 0;
    }
    return {
      value,
      faults,
      isChanged: computed(() => JSON.stringify(value.value) !== JSON.stringify(first)),
      isSending: computed(() => sending.state.value.kind === 'running'),
      refusal: computed(() => {
        const state = sending.state.value;
        if (state.kind !== 'refused') return undefined;
        const isAtField = state.faults.some(({ path }) => String(stepsOf(path)[0]) in value.value);
        return isAtField ? undefined : state.message;
      }),
      setAt: action((path: string, next: unknown) => {
        value.value = withValueAt(value.value, path, next);
        faults.value = faultsBeside(faults.value, path);
      }),
      change: action((part: Partial<Value>) => {
        value.value = { ...value.value, ...part };
      }),
      isFilledIn,
      async send() {
        sending.reset();
        if (!isFilledIn(required())) return false;
        const isDone = await sending.run(async () => void (await send(value.value)));
        const state = sending.state.value;
        faults.value = state.kind === 'refused' ? state.faults : [];
        return isDone;
      },
    };
  },
);
