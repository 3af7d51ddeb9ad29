import { fileTexts } from './files/file-texts';
import { language } from './latin/en';

const { tag: _tag, direction: _direction, parts, ...texts } = language;

/**
 * Every text of the widget in English, those of parts on demand included, by the name under which settings reword it;
 * `#` is replaced by a value. For the console and tests.
 */
export const englishTexts: ReadonlyMap<string, string> = new Map(
  [texts, parts, { files: fileTexts }].flatMap((room) => leavesOf(room)),
);

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String((value as (filled: string) => unknown)('#'))]];
  return Object.entries(value as object).flatMap(([name, inner]: [string, unknown]) =>
    leavesOf(inner, path ? `${path}.${name}` : name),
  );
}
