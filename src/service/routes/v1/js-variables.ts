import type { CaseVisitor } from '../../domain/cases/cases';
import { invalidParameter } from '../../domain/failure';
import { clean } from '../../http/input/parameters';

const mostVariables = 100;

/** Reads a JSON array of `{name, value}`. */
export function parseJsVariables(text: string | undefined): CaseVisitor['jsVariables'] {
  if (text === undefined) return undefined;
  const list = readList(text);
  if (!list) throw invalidParameter('jsVariables', 'must be a JSON array of {name, value}');
  return list.slice(0, mostVariables);
}

function readList(text: string): CaseVisitor['jsVariables'] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return undefined;
    return list.map((item: unknown) => {
      const { name, value } = item as { name: unknown; value: unknown };
      if (typeof name !== 'string' || !name) throw new TypeError('A variable has no name.');
      return {
        name: clean(name),
        value: clean(typeof value === 'string' ? value : JSON.stringify(value ?? '')),
      };
    });
  } catch {
    return undefined;
  }
}
