import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { readRecord } from '../../browser/read-record';
import type { Browser } from '../../browser/browser';
import { checkForm, type FormFaults } from './check-form';
import type { FormField, FormValues } from './form-field';

export type FormKind = 'prechat' | 'offline';

export type FormState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  /** Nothing was taken, and what was typed is kept. */
  | { kind: 'failed'; reason: FormFailure };

/** By the name of the text that says so. */
export type FormFailure = 'formUnreachable' | 'formBusy' | 'formRefused';

export interface Form {
  kind: ReadonlySignal<FormKind>;
  fields: ReadonlySignal<readonly FormField[]>;
  values: ReadonlySignal<FormValues>;
  /** Only of fields that the visitor has left or tried to send. */
  faults: ReadonlySignal<FormFaults>;
  state: ReadonlySignal<FormState>;
  isEmailLocked: ReadonlySignal<boolean>;
  /** Something was typed on this page. */
  isTouched: ReadonlySignal<boolean>;
  /** The picture asked for; of this page alone. */
  screenshot: ReadonlySignal<Blob | undefined>;
  begin(kind: FormKind, fields: readonly FormField[]): void;
  /** Fills what the visitor has not changed. */
  prefill(known: Readonly<Record<string, string>>, isEmailLocked: boolean): void;
  setValue(key: string, value: string): void;
  /** Takes what was typed on a later page of this tab. */
  recall(): void;
  setScreenshot(picture: Blob | undefined): void;
  leave(key: string): void;
  /** Shows every fault; answers the values to send, trimmed, when there is none. */
  check(): FormValues | undefined;
  isComplete(): boolean;
  setState(state: FormState): void;
  /** Forgets what was asked; who asks stays. */
  clearQuestion(): void;
  /** Takes what was typed along to another widget's form. */
  copyTo(key: string): void;
}

const nothing: FormValues = { name: '', email: '', phone: '', message: '' };

type FormStorage = Pick<Browser['tabStorage'], 'get' | 'set'>;
type Typed = Readonly<Record<string, string>>;

/** What the visitor types before a chat, or instead of one. Kept across pages of this tab. */
export const FormModel = createModel<Form, [FormStorage, string]>((storage, storageKey) => {
  const kind = signal<FormKind>('prechat');
  const fields = signal<readonly FormField[]>([]);
  const typed = signal<Typed>(loadTyped(storage, storageKey));
  const known = signal<Typed>({});
  const left = signal<readonly string[]>([]);
  const state = signal<FormState>({ kind: 'editing' });
  const isEmailLocked = signal(false);
  const isTouched = signal(false);
  const screenshot = signal<Blob | undefined>(undefined);
  const values = computed<FormValues>(() => ({
    ...nothing,
    ...known.value,
    ...typed.value,
    ...(isEmailLocked.value && { email: known.value.email ?? '' }),
    screenshot: screenshot.value ? 'taken' : '',
  }));
  const allFaults = computed(() => checkForm(values.value, fields.value));

  function isComplete() {
    return Object.keys(allFaults.value).length === 0;
  }
  function setTyped(next: Typed) {
    typed.value = next;
    storage.set(storageKey, JSON.stringify(next));
  }

  function recall() {
    // Where there is nothing, the site may have cleared it.
    if (storage.get(storageKey)) typed.value = loadTyped(storage, storageKey);
  }

  return {
    kind,
    fields,
    values,
    faults: computed<FormFaults>(() =>
      Object.fromEntries(Object.entries(allFaults.value).filter(([key]) => left.value.includes(key))),
    ),
    state,
    isEmailLocked,
    isTouched,
    screenshot,
    begin(nextKind, nextFields) {
      batch(() => {
        if (nextKind !== kind.value) left.value = [];
        kind.value = nextKind;
        fields.value = nextFields;
        state.value = { kind: 'editing' };
      });
    },
    prefill(next, isLocked) {
      batch(() => {
        known.value = next;
        isEmailLocked.value = isLocked && Boolean(next.email);
      });
    },
    setValue(key, value) {
      isTouched.value = true;
      setTyped({ ...typed.value, [key]: value });
    },
    recall,
    setScreenshot(picture) {
      screenshot.value = picture;
    },
    leave(key) {
      if (values.value[key]?.trim()) left.value = [...left.value, key];
    },
    check() {
      left.value = fields.value.map(({ key }) => key);
      if (!isComplete()) return undefined;
      const asked: FormValues = { ...nothing, ...known.value };
      for (const { key } of fields.value) asked[key] = values.value[key] ?? '';
      return Object.fromEntries(
        Object.entries(asked).map(([key, value]) => [key, value.trim()]),
      ) as FormValues;
    },
    isComplete,
    setState(next) {
      state.value = next;
    },
    clearQuestion() {
      const { name = '', email = '', phone = '' } = typed.value;
      batch(() => {
        setTyped({ name, email, phone });
        screenshot.value = undefined;
        left.value = [];
        state.value = { kind: 'editing' };
      });
    },
    copyTo(key) {
      storage.set(key, JSON.stringify(typed.value));
    },
  };
});

function loadTyped(storage: FormStorage, key: string): Typed {
  const stored = Object.entries(readRecord<Record<string, unknown>>(storage, key));
  return Object.fromEntries(stored.filter(([, value]) => value && typeof value === 'string')) as Typed;
}
