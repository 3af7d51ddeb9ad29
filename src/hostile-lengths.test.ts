import { describe, expect, test } from 'vitest';
import { parseSystemEntry } from './contract/system-entry';
import { headerText } from './service/delivery/mail/mail-header';
import { plainText } from './service/delivery/mail/plain-text';
import { acceptedLanguages } from './service/http/input/accept-language';
import { parseForm } from './service/http/input/forms';
import { userAgents } from './service/adapters/user-agents';
import { initialsOf } from './ui/Avatar';
import { parseRichText } from './ui/parse-rich-text';

/** Every parser of text from outside, and pieces of text that such parsers are known to stumble over, repeated. */
const parsers: Record<string, (text: string) => unknown> = {
  'the rich text of a message': parseRichText,
  'the plain text of a message, for mails': plainText,
  'a line of a mail header': headerText,
  'a system entry': parseSystemEntry,
  'a form body': parseForm,
  'the languages of a request': acceptedLanguages,
  'the initials of a name': initialsOf,
  'a user agent': (text) => userAgents.describe(text),
};

const hostileTexts: [name: string, text: (length: number) => string][] = [
  ['closing brackets behind a link', (length) => `http://a${')'.repeat(length)}`],
  ['opening and closing brackets behind a link', (length) => `http://a${'()'.repeat(length / 2)}`],
  ['links without end', (length) => 'http://'.repeat(length / 7)],
  ['hosts without end', (length) => `www.${'a.'.repeat(length / 2)}`],
  ['words that could be an address', (length) => 'a@a.'.repeat(length / 4)],
  ['an address of short labels', (length) => `a@${'1.'.repeat(length / 2)}`],
  ['tags that never close', (length) => '<a '.repeat(length / 3)],
  ['one tag of blanks', (length) => `<a ${' '.repeat(length)}`],
  ['attributes without values', (length) => `<a ${'a ='.repeat(length / 3)}>`],
  ['an attribute and blanks', (length) => `<a href${' '.repeat(length)}x>`],
  ['elements inside elements', (length) => '<b>'.repeat(length / 3)],
  ['ends of elements', (length) => '<b></i>'.repeat(length / 7)],
  ['entities without end', (length) => '&'.repeat(length)],
  ['blanks', (length) => `a${' \t'.repeat(length / 2)}a`],
  ['escapes', (length) => '%25'.repeat(length / 3)],
  ['pairs', (length) => 'a=b&'.repeat(length / 4)],
  ['weights', (length) => `en${';q=1'.repeat(length / 4)}`],
  ['versions without a browser', (length) => 'Version/1.'.repeat(length / 10)],
  ['versions of browsers', (length) => `Mozilla/5.0 ${'(Version/1.0 Safari '.repeat(length / 20)}`],
];

const length = 10_000;
/** Four times the text takes four times the time; where the time grows by the square it is sixteen times. */
const longer = 4;
const mostGrowth = 8;
/** Below it a measurement is noise, in milliseconds. */
const noise = 4;

describe.each(Object.entries(parsers))('the time for %s grows no faster than its length', (_, parse) => {
  test.each(hostileTexts)('%s', (_name, text) => {
    expect(growsFast(parse, text)).toBe(false);
  });
});

test('a parser that takes the square of the length would be found', () => {
  expect(
    growsFast(
      (text) => /b+a/.test(text),
      (size) => 'b'.repeat(size / 4),
    ),
  ).toBe(true);
});

/** The least of several measurements in turn: whatever else the machine does makes each longer, none shorter. */
function growsFast(parse: (text: string) => unknown, text: (length: number) => string): boolean {
  const [short, long] = [text(length), text(longer * length)];
  let [shortTime, longTime] = [Infinity, Infinity];
  for (let round = 0; round < 12; round++) {
    shortTime = Math.min(
      shortTime,
      timeOf(() => parse(short)),
    );
    longTime = Math.min(
      longTime,
      timeOf(() => parse(long)),
    );
    if (longTime < Math.max(noise, shortTime * mostGrowth)) return false;
  }
  return true;
}

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
