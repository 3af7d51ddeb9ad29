import { isQuoted, splitMail, wordsOfFirst, type OwnAddress } from './strip-quote';

/** Programs write the address of a link behind its words, and some another one; ours has markup. */
const noWords = [/<\/?[a-z][^<>]*>/gi, /\b(?:https?:\/\/|mailto:)\S*/g];
/** Of scripts without blanks each letter counts as a word, since programs break their lines anywhere. */
const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}])+/gu;
/** So many words in a row that we have written are a quote of them. */
const longestRow = 3;

export interface MailAnswered {
  ownAddress: OwnAddress;
  /** What our mails to the visitor quote. */
  ours: readonly string[];
}

/**
 * Returns the words of a mail that are new, since nothing else of it is kept. Some people answer below or between what we wrote, where
 * their program quotes without marks: what is below comes too, and what is between brings all of the mail, without which it would make
 * no sense. So does a mail of somebody else that they pass on.
 */
export function newWords(text: string, { ownAddress, ours }: MailAnswered): string {
  const { fresh, quoted, rest } = splitMail(text, ownAddress);
  const known = new Set(rowsOf(wordsOf(ours.join(' '))));
  const areOurs = rest.map((line) => isKnown(line, known));
  const areNew = rest.map((_line, at) => !areOurs[at] && isNew(rest, at));
  function isPassedOn(lines: readonly string[]): boolean {
    const words = wordsOfFirst(lines, ownAddress);
    return words.some((_line, at) => isNew(words, at)) && !words.some((line) => isKnown(line, known));
  }
  if (isPassedOn(rest) || isPassedOn(quoted)) return text.trim();
  // Before the first there are headers, and warnings that companies add to mails from outside.
  const [first, last] = [areOurs.indexOf(true), areOurs.lastIndexOf(true)];
  if (first < 0) return fresh;
  if (areNew.slice(first, last).includes(true)) return text.trim();
  const below = rest.filter((_line, at) => at > last && areNew[at]);
  return [fresh, below.join('\n')].filter(Boolean).join('\n\n');
}

function isNew(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  return (
    wordsOf(line).length > 0 &&
    !isQuoted(line) &&
    !introduces(line) &&
    !introduces(`${line} ${lines[at + 1]}`)
  );
}

/** Whether it says when somebody wrote what follows, as our own mails do too. */
function introduces(words: string): boolean {
  return /[:：]\s*$/.test(words) && /\p{N}/u.test(words);
}

function isKnown(line: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(line);
  const length = Math.min(words.length, longestRow);
  return words.length > 0 && rowsOf(words, [length]).every((row) => known.has(row));
}

function wordsOf(text: string): string[] {
  return noWords.reduce((left, pattern) => left.replace(pattern, ' '), text.toLowerCase()).match(word) ?? [];
}

/** All rows of so many words. */
function rowsOf(words: readonly string[], lengths: readonly number[] = [1, 2, longestRow]): string[] {
  return lengths.flatMap((length) =>
    words.slice(length - 1).map((_last, at) => words.slice(at, at + length).join(' ')),
  );
}
