import { expect, test } from 'vitest';
import { formatCsvLine } from './csv';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹦1+1',
  '﹢1',
  '﹣1',
  '﹫SUM(1)',
  ' =1',
  '\t=1',
  '\r=1',
  '\n=1',
  '\u00a0=1',
  '\u3000＝1',
  '\ufeff=1',
  '\u200b=1',
  '\u202e=1',
  '\u0000=1',
  '\tsaid',
])('a cell is no formula in a spreadsheet: %j', (text) => {
  expect(formatCsvLine([text])).toBe(`"'${text}"\r\n`);
});

test.each(['', 'Hello', 'a=1', '2026-11-18', 'Ｈello', '"', ';=1', ',=1', "'=1"])(
  'what is none stays as it is: %j',
  (text) => {
    expect(formatCsvLine([text])).toBe(`"${text.replaceAll('"', '""')}"\r\n`);
  },
);

test('no text ends its cell or its line', () => {
  expect(formatCsvLine(['a",=1\r\n=2', 'b'])).toBe('"a"",=1\r\n=2","b"\r\n');
});
