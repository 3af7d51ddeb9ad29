import type { ReadonlySignal } from '@preact/signals-core';
import { valueAt } from './at-path';
import { faultText, type Fault } from './faults';

/** What the fields of a form need: they read and write by path, like `look.accent` or `fields[2].label`. */
export interface FieldSource {
  value: ReadonlySignal<unknown>;
  faults: ReadonlySignal<readonly Fault[]>;
  setAt(path: string, value: unknown): void;
}

/** Reads what a field shows; a view that calls it is drawn again when that changes. */
export function readField({ value, faults }: FieldSource, path: string): { value: unknown; fault?: string } {
  const found = faults.value.find((fault) => fault.path === path);
  return { value: valueAt(value.value, path), ...(found && { fault: faultText(found) }) };
}

/** Finds the first item of a list that is wrong. */
export function readItemFault(
  { faults }: FieldSource,
  path: string,
): { at: number; fault: string } | undefined {
  const found = faults.value.find((fault) => fault.path.startsWith(`${path}[`));
  return found && { at: Number.parseInt(found.path.slice(path.length + 1), 10), fault: faultText(found) };
}

/** Binds a field to one member of what is edited, for fields that no schema describes. What is wrong within a list is said of the list. */
export function fieldAt<Value, Key extends keyof Value & string>(
  source: FieldSource & { value: ReadonlySignal<Value> },
  key: Key,
) {
  const { fault = readItemFault(source, key)?.fault } = readField(source, key);
  return { value: source.value.value[key], fault, onChange: (next: Value[Key]) => source.setAt(key, next) };
}
