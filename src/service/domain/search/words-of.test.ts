import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { rarestQuery, wordQuery, wordsOf } from './words-of';

test.each([
  ['Is the Café open?', ['is', 'the', 'cafe', 'open']],
  ['ÄRZTE, İstanbul ﬁn STRASSE', ['arzte', 'istanbul', 'fin', 'strasse']],
  ['ann.b@shop.example', ['ann', 'b', 'shop', 'example']],
  ['Order_7 of 1,200', ['order', '7', 'of', '1', '200']],
  ['ΛΌΓΟΣ λόγος', ['λογοσ']],
  ['注文番号', ['注文', '文番', '番号', '号']],
  ['iPhoneケース', ['iphone', 'ケー', 'ース', 'ス']],
  ['한국어', ['한국', '국어', '어']],
  ['the the', ['the']],
  ['?! 👍', []],
])('%s is found by %o', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['Café op', `'cafe':* & 'op':*`],
  ['注文番号', `'注文':* & '文番':* & '番号':*`],
  ['号', `'号':*`],
  ["it's", `'it':* & 's':*`],
  [' %% ', undefined],
])('%s asks for %s', (text, query) => {
  expect(wordQuery(text)).toBe(query);
});

/** As the database matches them. */
function finds(asked: string, text: string): boolean {
  const words = wordsOf(text);
  const wanted = [...(wordQuery(asked) ?? '').matchAll(/'([^']+)':\*/g)].map(([, word = '']) => word);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}

const scripts = [
  'abcdefgABCÄÖÜéßñ',
  'абвгдЁй',
  'αβγΣς',
  '日本語注文番号',
  'かなカナがガー',
  '한국어조',
  'สวัสดีครับ',
  'שלום',
  'مرحبًا',
  '0123',
];
const letter = fc.constantFrom(...scripts.flatMap((script) => [...script]));
const word = fc
  .array(letter, { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(''))
  .filter((letters) => /^[\p{L}\p{N}]/u.test(letters));

test('a text is found by each of its words, in capitals, decomposed and by its beginning', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (words, seed) => {
      const text = words.join(' ');
      const one = words[seed % words.length] ?? '';
      expect(finds(one, text)).toBe(true);
      expect(finds(one.toUpperCase(), text)).toBe(true);
      expect(finds(one.normalize('NFD'), text)).toBe(true);
      const beginning = [...one.normalize('NFC')].slice(0, 1 + (seed % 3)).join('');
      if (wordQuery(beginning)) expect(finds(beginning, text)).toBe(true);
    }),
  );
});

test('words are always letters, digits and marks, which have no meaning in a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      for (const found of wordsOf(text)) expect(found).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
      expect(wordQuery(text) ?? '').toMatch(/^('[\p{L}\p{N}\p{M}]+':\*( & )?)*$/u);
    }),
  );
});

test.each([
  ['a word', 'lamp'.repeat(1_000)],
  ['a word of letters that take four bytes', '𐌰'.repeat(1_000)],
  ['marks on a letter', `か${'゙'.repeat(3_000)}`],
])('%s without an end is cut: an index has no room for it', (_, text) => {
  for (const word of wordsOf(text)) expect(Buffer.byteLength(word)).toBeLessThanOrEqual(60);
  expect(finds(text, `Yes: ${text}`)).toBe(true);
});

test.each([
  ['Latin', 'a', 'a'],
  ['Japanese', 'か', 'か'],
])(
  'marks without an end on a %s letter are left out before they are ordered, which would take long',
  (_, letter, found) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const words = wordsOf(`${letter}${'\u0301'.repeat(5_000)}${'\u0316'.repeat(5_000)} lamp`);
    const marks = normalize.mock.contexts.map((text) => String(text).replace(/\P{M}/gu, '').length);
    normalize.mockRestore();
    expect(Math.max(...marks)).toBeLessThan(100);
    expect([words[0]?.normalize('NFD')[0]?.normalize('NFC'), words.at(-1)]).toEqual([found, 'lamp']);
  },
);

test('signs that mean eighteen letters each don’t make a text six times as long as any other', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  wordsOf('ﷺ'.repeat(10_000));
  const lengths = normalize.mock.contexts.map((text) => String(text).length);
  normalize.mockRestore();
  expect(Math.max(...lengths)).toBeLessThan(31_000);
  expect(finds('صلى', 'ﷺ')).toBe(true);
});

test.each([
  ['a b c d e f g h i j', "'a':*"],
  ['John D', "'john':* & 'd':*"],
  ['a an order of lamps b', "'order':* & 'lamps':* & 'an':*"],
  ['?!', undefined],
])('of “%s” the index is asked for few words, the longest', (text, query) => {
  expect(rarestQuery(text)).toBe(query);
});
