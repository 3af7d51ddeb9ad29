import { expect, test } from 'vitest';
import { wholeMinutes } from './whole-minutes';

test.each([
  [1, 'en', '1 minute'],
  [61, 'en', '2 minutes'],
  [120, 'de-AT', '2 Minuten'],
  [300, 'ru', '5 минут'],
  [300, 'fa', '۵ دقیقه'],
])('%i seconds are, in %s, %s', (seconds, tag, said) => {
  expect(wholeMinutes(seconds, tag)).toBe(said);
});
