import { action, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { RequestFailure } from '../../../client/request';
import { failureMessage } from '../frame/failure-message';
import { valueAt, withValueAt } from './at-path';
import { faultText, readFaults, type Fault } from './faults';

export type DraftState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'editing' }
  | { kind: 'saving' }
  | { kind: 'refused'; message: string }
  /** Somebody else has saved meanwhile. */
  | { kind: 'conflict' };

/** A value and its version: what counts up with each change, where there is one. */
export interface Versioned<Value> {
  value: Value;
  version?: number | undefined;
}

export interface DraftSource<Value> {
  read(): Promise<Versioned<Value>>;
  /** Throws a 409 when that version is not the latest. */
  write(next: Versioned<Value>): Promise<Versioned<Value>>;
}

/** What the fields of a form need: they read and write by path, like `look.accent` or `fields[2].label`. */
export interface FieldSource {
  value: ReadonlySignal<unknown>;
  faults: ReadonlySignal<readonly Fault[]>;
  setAt(path: string, value: unknown): void;
}

/** What a field shows; a view that asks is drawn anew when it changes. */
export function readField({ value, faults }: FieldSource, path: string): { value: unknown; fault?: string } {
  const found = faults.value.find((fault) => fault.path === path);
  return { value: valueAt(value.value, path), ...(found && { fault: faultText(found) }) };
}

export interface Draft<Value> extends FieldSource {
  state: ReadonlySignal<DraftState>;
  /** What is edited; `undefined` until it is loaded. */
  value: ReadonlySignal<Value | undefined>;
  /** As the service has it. */
  saved: ReadonlySignal<Value | undefined>;
  isChanged: ReadonlySignal<boolean>;
  load(): Promise<void>;
  change(next: (value: Value) => Value): void;
  /** Answers whether it is saved. */
  save(): Promise<boolean>;
  discard(): void;
  /** Of a conflict: takes what the other one saved. */
  takeTheirs(): Promise<void>;
  /** Of a conflict: saves over it. */
  keepMine(): Promise<boolean>;
}

/** Something that is edited as a whole and saved at once. Whoever makes it calls `load`. */
export const DraftModel = createModel(<Value>({ read, write }: DraftSource<Value>): Draft<Value> => {
  const state = signal<DraftState>({ kind: 'loading' });
  const saved = signal<Value | undefined>(undefined);
  const value = signal<Value | undefined>(undefined);
  const faults = signal<readonly Fault[]>([]);
  const isChanged = computed(() => JSON.stringify(value.value) !== JSON.stringify(saved.value));
  let version: number | undefined;

  const take = action((next: Versioned<Value>) => {
    version = next.version;
    saved.value = next.value;
    value.value = next.value;
    faults.value = [];
    state.value = { kind: 'editing' };
  });
  const refuse = action((failure: unknown) => {
    faults.value = readFaults(failure);
    const isConflict = failure instanceof RequestFailure && failure.status === 409 && version !== undefined;
    state.value = isConflict ? { kind: 'conflict' } : { kind: 'refused', message: failureMessage(failure) };
  });
  const edit = action((next: Value, path: string | undefined) => {
    value.value = next;
    faults.value = path === undefined ? [] : faults.value.filter((fault) => !isBelow(fault.path, path));
    if (state.value.kind === 'refused' && faults.value.length === 0) state.value = { kind: 'editing' };
  });

  async function load() {
    state.value = { kind: 'loading' };
    try {
      take(await read());
    } catch (failure) {
      state.value = { kind: 'failed', message: failureMessage(failure) };
    }
  }
  async function save(over: number | undefined) {
    const now = value.value;
    if (now === undefined || state.value.kind === 'saving') return false;
    state.value = { kind: 'saving' };
    try {
      take(await write({ value: now, version: over }));
      return true;
    } catch (failure) {
      refuse(failure);
      return false;
    }
  }

  return {
    state,
    value,
    saved,
    faults,
    isChanged,
    load,
    setAt(path, next) {
      if (value.value !== undefined) edit(withValueAt(value.value, path, next), path);
    },
    change(next) {
      if (value.value !== undefined) edit(next(value.value), undefined);
    },
    save: () => save(version),
    discard() {
      if (saved.value === undefined) return;
      edit(saved.value, undefined);
      state.value = { kind: 'editing' };
    },
    takeTheirs: load,
    async keepMine() {
      try {
        const latest = await read();
        return await save(latest.version);
      } catch (failure) {
        refuse(failure);
        return false;
      }
    },
  };
});

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}
