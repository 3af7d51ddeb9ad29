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
  '\u00a0=1',
  '\u3000＝1',
  '\ufeff=1',
  '\u200b=1',
  '\u202e=1',
  '\u0000=1',
])('a cell is no formula in a spreadsheet: %j', (text) => {
  expect(formatCsvLine([text])).toBe(`"'${text}"\r\n`);
});

/** As German, French and Spanish spreadsheets read the file: each of these is a cell or a line of its own there. */
test.each([
  [';=1', ";'=1"],
  ['Hi; ＝1;+2', "Hi;' ＝1;'+2"],
  ['Hi\n=1\r\n-2\r@3', "Hi\n'=1\r\n'-2\r'@3"],
  ['\tsaid', "'\tsaid"],
  ['\t=1', "'\t=1"],
  ['\n=1', "'\n'=1"],
  ['\r=1', "'\r'=1"],
  [';"=1', `;'"=1`],
  ['Hi\n "+1";""@2', `Hi\n' "+1";'""@2`],
])('nor where semicolons part cells: %j', (text, safe) => {
  expect(formatCsvLine([text])).toBe(`"${safe.replaceAll('"', '""')}"\r\n`);
});

test.each([
  '',
  'Hello',
  'a=1',
  '2026-11-18',
  'Ｈello',
  '"',
  ',=1',
  "'=1",
  'a;b',
  'a\n\nb; c\n',
  '"-5"',
  'a;"b"',
])('what is none stays as it is: %j', (text) => {
  expect(formatCsvLine([text])).toBe(`"${text.replaceAll('"', '""')}"\r\n`);
});

test('no text ends its cell or its line', () => {
  expect(formatCsvLine(['a",1\r\n2', 'b'])).toBe('"a"",1\r\n2","b"\r\n');
});
