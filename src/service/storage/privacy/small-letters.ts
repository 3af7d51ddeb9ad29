import { sql, type RawBuilder } from 'kysely';

/**
 * What was written, in small letters as far as it could be the text, which is in small letters itself. Not by the database's own rules:
 * a Turkish one makes another letter of I, and others know no letters beyond ASCII.
 */
export function inSmallLetters(written: RawBuilder<unknown>, text: string): RawBuilder<string> {
  let small = sql<string>`lower((${written}) collate "C")`;
  for (const { letter, capital } of lettersBeyondAscii(text))
    small = sql<string>`replace(${small}, ${capital}, ${letter})`;
  return small;
}

/** The text as a regular expression for `collate "C"` and the flag `i`, which knows no capitals beyond ASCII. */
export function patternOf(text: string): string {
  let pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const { letter, capital } of lettersBeyondAscii(text))
    pattern = pattern.replaceAll(letter, `[${letter}${capital}]`);
  return pattern;
}

function lettersBeyondAscii(text: string): { letter: string; capital: string }[] {
  return [...new Set(text)]
    .map((letter) => ({ letter, capital: letter.toUpperCase() }))
    .filter(
      ({ letter, capital }) => letter > '\u007f' && capital !== letter && capital.toLowerCase() === letter,
    );
}
