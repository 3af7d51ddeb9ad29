import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Browser } from '../../browser/browser';
import {
  checkForm,
  formFields,
  type FormDemands,
  type FormFaults,
  type FormField,
  type FormValues,
} from './check-form';

export type FormKind = 'prechat' | 'offline';

export type FormState =
  | { name: 'editing' }
  | { name: 'sending' }
  /** Nothing was taken, and what was typed is kept. */
  | { name: 'failed'; reason: FormFailure };

export type FormFailure = 'unreachable' | 'busy' | 'refused';

export interface Form {
  kind: ReadonlySignal<FormKind>;
  values: ReadonlySignal<FormValues>;
  demands: ReadonlySignal<FormDemands>;
  /** Only of fields that the visitor has left or tried to send. */
  faults: ReadonlySignal<FormFaults>;
  state: ReadonlySignal<FormState>;
  isEmailLocked: ReadonlySignal<boolean>;
  begin(kind: FormKind, demands: FormDemands): void;
  /** Fills what the visitor has not filled. */
  prefill(values: Partial<FormValues>, isEmailLocked: boolean): void;
  setValue(field: FormField, value: string): void;
  leave(field: FormField): void;
  /** Shows every fault; answers the values to send, trimmed, when there is none. */
  check(): FormValues | undefined;
  isComplete(): boolean;
  setState(state: FormState): void;
  /** Forgets the question; who asks stays. */
  clearMessage(): void;
}

const nothing: FormValues = { name: '', email: '', phone: '', message: '' };

/** What the visitor types before a chat, or instead of one. Kept across pages of this tab. */
export const FormModel = createModel<Form, [Browser['tabStorage'], string]>((storage, key) => {
  const kind = signal<FormKind>('prechat');
  const values = signal<FormValues>(loadValues(storage, key));
  const demands = signal<FormDemands>({});
  const left = signal<readonly FormField[]>([]);
  const state = signal<FormState>({ name: 'editing' });
  const isEmailLocked = signal(false);
  let prefilled: Partial<FormValues> = {};
  const allFaults = computed(() => checkForm(values.value, demands.value));

  function setValues(next: FormValues) {
    values.value = next;
    storage.set(key, JSON.stringify(next));
  }

  return {
    kind,
    values,
    demands,
    faults: computed(() => {
      const shown: FormFaults = {};
      for (const field of left.value) {
        const fault = allFaults.value[field];
        if (fault) shown[field] = fault;
      }
      return shown;
    }),
    state,
    isEmailLocked,
    begin(nextKind, nextDemands) {
      batch(() => {
        if (nextKind !== kind.value) left.value = [];
        kind.value = nextKind;
        demands.value = nextDemands;
        state.value = { name: 'editing' };
      });
    },
    prefill(next, isLocked) {
      const filled = { ...values.value };
      for (const field of formFields) {
        const value = next[field];
        const isUntouched = !filled[field] || filled[field] === prefilled[field];
        if (value && (isUntouched || (field === 'email' && isLocked))) filled[field] = value;
      }
      prefilled = { ...prefilled, ...next };
      values.value = filled;
      isEmailLocked.value = isLocked && filled.email !== '';
    },
    setValue(field, value) {
      setValues({ ...values.value, [field]: value });
    },
    leave(field) {
      const isEmpty = values.value[field].trim() === '';
      if (!isEmpty && !left.value.includes(field)) left.value = [...left.value, field];
    },
    check() {
      left.value = formFields;
      if (Object.keys(allFaults.value).length > 0) return undefined;
      const trimmed = { ...nothing };
      for (const field of formFields) if (demands.value[field]) trimmed[field] = values.value[field].trim();
      return trimmed;
    },
    isComplete: () => Object.keys(allFaults.value).length === 0,
    setState(next) {
      state.value = next;
    },
    clearMessage() {
      batch(() => {
        setValues({ ...values.value, message: '' });
        left.value = [];
        state.value = { name: 'editing' };
      });
    },
  };
});

function loadValues(storage: Browser['tabStorage'], key: string): FormValues {
  try {
    const stored = JSON.parse(storage.get(key) ?? '') as Partial<Record<FormField, unknown>>;
    const values = { ...nothing };
    for (const field of formFields) if (typeof stored[field] === 'string') values[field] = stored[field];
    return values;
  } catch {
    return nothing;
  }
}
