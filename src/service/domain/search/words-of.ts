/** Bytes. Longer words are cut, in what is found and in what is asked for: a `tsvector` has room for a megabyte. */
const longestWord = 60;
const mostWordsAsked = 20;
const mostLookedUp = 3;

/** Letters and digits, with the marks that belong to them. */
const run = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const accents =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
/** More than any word has. To bring marks into their order takes as long as the square of how many follow each other. */
const surplusMarks = /(\p{M}{30})\p{M}+/gu;

/** Returns the words by which a text is found: without accents and case, each once. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const { pairs, last } of piecesOf(text)) for (const word of [...pairs, last]) words.add(word);
  return [...words];
}

/** Returns what finds the texts that have all words of this one, or words that begin so; `undefined` if it has none. */
export function wordQuery(text: string): string | undefined {
  const asked = wordsAsked(text);
  return asked.length === 0 ? undefined : queryOf(asked);
}

/**
 * The same for the words that an index is asked for: each beginning costs as much as all words that begin so, and twenty
 * letters would cost what is in the index twenty times.
 */
export function rarestQuery(text: string): string | undefined {
  const asked = wordsAsked(text).sort((a, b) => b.length - a.length);
  if (asked.length === 0) return undefined;
  const [letter] = asked.filter(isLetter);
  const words = asked.filter((word) => !isLetter(word));
  return queryOf([...words, ...(letter === undefined ? [] : [letter])].slice(0, mostLookedUp));
}

function isLetter(word: string): boolean {
  return [...word].length === 1;
}

function wordsAsked(text: string): string[] {
  const asked = new Set<string>();
  for (const { pairs, last } of piecesOf(text)) {
    for (const word of pairs.length > 0 ? pairs : [last]) asked.add(word);
    if (asked.size >= mostWordsAsked) break;
  }
  return [...asked].slice(0, mostWordsAsked);
}

/** Nothing in a word has a meaning in a query: all are letters, digits and marks. */
function queryOf(words: string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}

interface Piece {
  /** Each two letters that follow each other where words have no spaces between them. */
  pairs: string[];
  /** The last letter of those, else the word. */
  last: string;
}

/** One after the other: to gather those of a long text takes longer than to find them. */
function* piecesOf(text: string): Generator<Piece> {
  for (const [found] of fold(text).matchAll(run))
    for (const { pairs, last } of split(found)) yield { pairs: pairs.map(cut), last: cut(last) };
}

function cut(word: string): string {
  let bytes = 0;
  let kept = '';
  for (const letter of word) {
    bytes += Buffer.byteLength(letter);
    if (bytes > longestWord) break;
    kept += letter;
  }
  return kept;
}

/** Capitals first, since only they write ß as two letters. The letters of a syllable are three at most, those of a sign may be eighteen. */
function fold(text: string): string {
  const few = text.toUpperCase().replace(surplusMarks, '$1');
  const parted = few.normalize('NFKD').slice(0, 3 * text.length + 100);
  const plain = parted.replace(accents, '$1').normalize('NFKC');
  return plain.toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** Parts a run where its script changes between one with spaces and one without. */
function split(found: string): Piece[] {
  const pieces: Piece[] = [];
  let word = '';
  let letters: string[] = [];
  function end() {
    if (word) pieces.push({ pairs: [], last: word });
    const last = letters.at(-1);
    if (last !== undefined)
      pieces.push({ pairs: letters.slice(1).map((one, at) => `${letters[at]}${one}`), last });
    word = '';
    letters = [];
  }
  for (const letter of found) {
    const isMark = /\p{M}/u.test(letter);
    if (isMark && letters.length > 0) letters[letters.length - 1] += letter;
    else if (unspaced.test(letter)) {
      if (word) end();
      letters.push(letter);
    } else {
      if (letters.length > 0) end();
      word += letter;
    }
  }
  end();
  return pieces;
}
