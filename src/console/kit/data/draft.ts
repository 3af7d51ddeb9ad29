import { action, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { changesBetween } from '../../../contract/organisation/changes-between';
import { withValueAt } from './at-path';
import { editedOver } from './edited-over';
import { faultsBeside, type Fault } from './faults';
import type { FieldSource } from './field-source';
import { createLatestRead } from './latest-read';
import { outcomeOf, type Failure } from './outcome';

export type DraftState =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & Failure)
  | { kind: 'editing' }
  | { kind: 'saving' }
  | ({ kind: 'refused' } & Failure)
  /** Somebody else has saved meanwhile. */
  | { kind: 'conflict' };

/** A value and its version: what counts up with each change, where there is one. */
export interface Versioned<Value> {
  value: Value;
  version?: number | undefined;
}

export interface DraftSource<Value> {
  read(signal: AbortSignal): Promise<Versioned<Value>>;
  /** Throws a 409 when that version is not the latest. */
  write(next: Versioned<Value>): Promise<Versioned<Value>>;
  /** What was edited over `before`, over what the service has instead of it; absent: as it was edited. */
  moveOver?(before: Value, now: Value, edited: Value): Value;
}

export interface Draft<Value> extends FieldSource {
  state: ReadonlySignal<DraftState>;
  /** What is edited; `undefined` until it is loaded. */
  value: ReadonlySignal<Value | undefined>;
  /** As the service has it. */
  saved: ReadonlySignal<Value | undefined>;
  isChanged: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** Reads what the service has now; what is not saved stays. */
  refresh(): Promise<void>;
  /** Reads again what could not be read, and keeps what that would have kept. */
  retry(): Promise<void>;
  change(next: (value: Value) => Value): void;
  /** Answers whether it is saved. */
  save(): Promise<boolean>;
  /** Takes back what is not saved; what is being saved will be. */
  discard(): void;
  /** Of a conflict: takes what the other one saved. */
  takeTheirs(): Promise<void>;
  /** Of a conflict: saves what is edited over it; what only the other one has changed stays. */
  keepMine(): Promise<boolean>;
}

/** Something that is edited as a whole and saved at once. Call `load` after making it. */
export const DraftModel = createModel(<Value>(source: DraftSource<Value>): Draft<Value> => {
  const { read, write } = source;
  const state = signal<DraftState>({ kind: 'loading' });
  const saved = signal<Value | undefined>(undefined);
  const value = signal<Value | undefined>(undefined);
  const faults = signal<readonly Fault[]>([]);
  const isChanged = computed(() => JSON.stringify(value.value) !== JSON.stringify(saved.value));
  const latest = createLatestRead();
  let version: number | undefined;
  let isKeeping = false;
  /** What was sent last, where no answer came, or one that does not say: the service may have it. */
  let unanswered: Value | undefined;

  /** `edited`: what was written since, which stays. */
  const take = action((next: Versioned<Value>, edited: Value = next.value) => {
    version = next.version;
    saved.value = next.value;
    value.value = edited;
    faults.value = [];
    state.value = { kind: 'editing' };
  });
  const refuse = action((failure: Failure) => {
    faults.value = failure.faults;
    const isConflict = failure.status === 409 && version !== undefined;
    state.value = isConflict ? { kind: 'conflict' } : { kind: 'refused', ...failure };
  });
  const edit = action((next: Value, path: string | undefined) => {
    value.value = next;
    faults.value = path === undefined ? [] : faultsBeside(faults.value, path);
    if (state.value.kind === 'refused' && faults.value.length === 0) state.value = { kind: 'editing' };
  });

  function editedSince(before: Value | undefined, now: Value): Value | undefined {
    const edited = value.value;
    if (edited === before) return undefined;
    if (before === undefined || edited === undefined) return edited;
    return source.moveOver?.(before, now, edited) ?? edited;
  }

  async function load(isKept: boolean) {
    isKeeping = isKept;
    state.value = { kind: 'loading' };
    const outcome = await latest.read(read);
    if (outcome?.failure) state.value = { kind: 'failed', ...outcome.failure };
    else if (outcome)
      take(
        outcome.value,
        isKept && isChanged.value ? editedSince(saved.value, outcome.value.value) : undefined,
      );
  }
  async function save(over: number | undefined) {
    const now = value.value;
    if (now === undefined || state.value.kind === 'saving') return false;
    state.value = { kind: 'saving' };
    let outcome = await outcomeOf(() => write({ value: now, version: over }));
    if (outcome.failure?.status === 409 && unanswered !== undefined) {
      const found = await latest.read(read);
      if (found?.value && isSame(found.value.value, unanswered)) {
        saved.value = found.value.value;
        version = found.value.version;
        outcome = await outcomeOf(() => write({ value: now, version }));
      }
    }
    unanswered = outcome.failure && mayBeSaved(outcome.failure) ? now : undefined;
    if (outcome.failure) refuse(outcome.failure);
    else take(outcome.value, editedSince(now, outcome.value.value));
    return !outcome.failure;
  }

  return {
    state,
    value,
    saved,
    faults,
    isChanged,
    load: () => load(false),
    refresh: () => load(true),
    retry: () => load(isKeeping),
    setAt(path, next) {
      if (value.value !== undefined) edit(withValueAt(value.value, path, next), path);
    },
    change(next) {
      if (value.value !== undefined) edit(next(value.value), undefined);
    },
    save: () => save(version),
    discard() {
      if (saved.value === undefined || state.value.kind === 'saving') return;
      edit(saved.value, undefined);
      state.value = { kind: 'editing' };
    },
    takeTheirs: () => load(false),
    async keepMine() {
      const outcome = await latest.read(read);
      if (outcome?.failure) refuse(outcome.failure);
      const [before, mine] = [saved.value, value.value];
      if (!outcome?.value || before === undefined || mine === undefined) return false;
      take(outcome.value, editedOver(before, outcome.value.value, mine));
      return save(version);
    },
  };
});

/** Only these are sent: the rest stays as others have left it, and may name what is gone meanwhile, which the service refuses. */
export function changedMembers<Value extends object>(before: Value | undefined, now: Value): Partial<Value> {
  const had = Object(before) as Value;
  const names = Object.keys(now) as (keyof Value)[];
  const changed = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(had[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Value>;
}

/** A commit whose answer the database lost is a fault of the service. */
function mayBeSaved({ status }: Failure): boolean {
  return status === 0 || status >= 500;
}

/** The service may give members in another order. */
function isSame(one: unknown, other: unknown): boolean {
  return changesBetween({ one }, { one: other }).length === 0;
}
