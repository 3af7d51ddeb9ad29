import type { Language } from './language';
import { language } from './latin/en';
import { englishOfTables } from './tables/text-tables';

/** Every text of the widget in English, as `namedTexts` returns them. For the console and tests. */
export const englishTexts: ReadonlyMap<string, string> = namedTexts(language, englishOfTables);

/**
 * Returns every text of a language, those of parts on demand included, by the name under which settings reword it; `#` is
 * replaced by a value.
 */
export function namedTexts(
  { tag: _tag, direction: _direction, parts, ...texts }: Language,
  tables: Readonly<Record<string, object>>,
): ReadonlyMap<string, string> {
  return new Map([texts, parts ?? {}, tables].flatMap((room) => leavesOf(room)));
}

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String((value as (filled: string) => unknown)('#'))]];
  return Object.entries(value as object).flatMap(([name, inner]: [string, unknown]) =>
    leavesOf(inner, path ? `${path}.${name}` : name),
  );
}
