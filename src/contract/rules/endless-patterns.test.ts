import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { endlessPatternsIn, isEndless, newEffort } from './endless-patterns';

/** Whether the engine of a browser needs more than a fifth of a second for the text. */
function takesLong(pattern: string, text: string): boolean {
  try {
    runInNewContext('new RegExp(pattern, "i").test(text)', { pattern, text }, { timeout: 200 });
    return false;
  } catch (error) {
    return !String(error).startsWith('SyntaxError');
  }
}

const letters = 'lamps-and-more-lamps-for-your-house-and-your-garden';

test.each([
  ['^https://shop\\.example/([a-z0-9]+-?)*/$', `https://shop.example/${letters}.html`],
  ['^(\\w+\\s?)*$', `${'lamp'.repeat(20)}!`],
  ['(a|\\w)+!', 'a'.repeat(60)],
  ['(a*b*)*c', 'ab'.repeat(40)],
  ['^(?:.*/)*x$', '/'.repeat(80)],
  ['(?=(\\d+)+$)x', `${'1'.repeat(60)}x`],
  ['^(\\d{1,3}){2,}$', `${'1'.repeat(100)}x`],
  ['^([\\w.]+)+@', 'a.'.repeat(60)],
])('%s reads a text in ways without end', (pattern, text) => {
  expect(takesLong(pattern, text)).toBe(true);
  expect(isEndless(pattern)).toBe(true);
});

test.each([
  ['^https://shop\\.example/([a-z0-9]+-)*[a-z0-9]+/$', `https://shop.example/${letters}.html`],
  ['^(/[a-z-]+)*/?$', `/${letters}!`],
  ['^.*[?&]lamp=\\d+(&|$)', `/?${'lamp='.repeat(99)}`],
  ['^(?:[\\w-]+\\.)*shop\\.example$', 'shop.'.repeat(99)],
  ['/lamps/(\\w+/?)*', `/lamps/${letters}!`],
  ['^(?:bulb|lamp|shade)s?(?:,(?:bulb|lamp|shade)s?)*$', `${'lamps,'.repeat(50)}!`],
  ['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', '0'.repeat(99)],
  ['[^/]+/(de|fr)(/|$)', '/'.repeat(99)],
  ['\\/checkout\\/?(\\?.*)?$', '/checkout?'.repeat(99)],
  ['{a}]\\u{3}\\x41[\\]^-]\\cJ(?<name>b)\\k<name>', 'a'],
  [`^/(${Array.from({ length: 150 }, (_, at) => `lamp-${at}`).join('|')})/.*$`, '/lamp-1'],
  ['([a', 'a'],
])('%s reads a text in one way', (pattern, text) => {
  expect(takesLong(pattern, text)).toBe(false);
  expect(isEndless(pattern)).toBe(false);
});

// Looked at in all its ways, each would take longer than a test may.
test.each([
  ['brackets in brackets', '('.repeat(900) + ')*'.repeat(900), true],
  ['choices in choices', '(?:a|b|'.repeat(200) + 'c' + ')*'.repeat(200), true],
  ['counts in counts', `${'(?:'.repeat(90)}a${'){3}'.repeat(90)}`, true],
  ['choices of all letters', `(?:${Array.from('abcdefghijklmnopqrstuvwxyz0123456789').join('|')})*x`, false],
  ['repeats of letters', '[a-z]*'.repeat(300), true],
  ['repeats of anything', '.*'.repeat(1000), true],
  ['repeats of choices', '(a|b)*'.repeat(300), true],
])('%s are judged', (_, pattern, endless) => {
  expect(isEndless(pattern)).toBe(endless);
});

test('hundreds of patterns are judged together in no time, and more than that are refused', () => {
  const choices = `(?:${Array.from('abcdefghijklmnopqrstuvwxyz').join('|')})*`;
  function patterns(count: number, of: (at: number) => string) {
    return {
      all: Array.from(
        { length: count },
        (_, at) => ({ fact: 'pageUrl', is: 'regex', value: of(at) }) as const,
      ),
    };
  }
  const usual = patterns(
    300,
    (at) => `^https://(www\\.)?shop\\.example/(de|fr)/lamps-${at}/[a-z0-9-]+(\\?.*)?$`,
  );
  expect(endlessPatternsIn(usual, 'when', newEffort())).toEqual([]);
  const large = patterns(2_000, (at) => `${choices}${at}`.repeat(30));
  const before = process.cpuUsage();
  const [first] = endlessPatternsIn(large, 'when', newEffort());
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
  expect(first?.message).toContain('too large together');
});
