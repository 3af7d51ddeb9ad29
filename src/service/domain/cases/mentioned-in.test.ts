import { expect, test } from 'vitest';
import { mentionedIn } from './mentioned-in';

const colleagues = ['Jonas', 'Jonas Weber', 'Zoë', '李雷', 'ida'].map((alias, at) => ({
  alias,
  email: `${at}@x.example`,
}));

test.each([
  ['Ask @Jonas, please', ['Jonas']],
  ['@jonas weber knows', ['Jonas Weber']],
  ['@Jonas Weberling', ['Jonas']],
  ['@Zoe\u0308 and @李雷!', ['Zoë', '李雷']],
  ['(@ida) @ida', ['ida']],
  ['@Jonasson, jonas@ida.example, @@ida, @', []],
])('the note “%s” mentions %j', (text, names) => {
  expect(mentionedIn(text, colleagues).map(({ alias }) => alias)).toEqual(names);
});

test('two who are called the same are both mentioned', () => {
  const twins = ['a', 'b'].map((email) => ({ email, alias: 'Sam' }));
  expect(mentionedIn('@sam', twins)).toEqual(twins);
});

test('a note full of signs is read in no time', () => {
  expect(mentionedIn(' @jonas webe'.repeat(1_000), colleagues)).toHaveLength(1);
});

test('nor does it take long where a widget has thousands of agents', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    alias: `${'a'.repeat(90)}${at}`,
    email: `${at}`,
  }));
  const begun = performance.now();
  expect(mentionedIn(`${' @'.repeat(4_900)} @${'a'.repeat(90)}77`, many)).toEqual([many[77]]);
  expect(performance.now() - begun).toBeLessThan(150);
});
