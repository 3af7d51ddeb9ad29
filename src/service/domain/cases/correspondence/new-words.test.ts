import { expect, test } from 'vitest';
import { newWords } from './new-words';

const ours = [
  'Do you ship lamps to Norway, and how long does it take?',
  'We do: see <a href="https://shop.example/norway">our prices</a>.<br>Which colour? And how many of them do you need by then?',
];
const header = [
  '-----Original Message-----',
  'From: Maya (Tarn Lamps)',
  'Subject: Re: Hi',
  '',
  'CAUTION: This mail is from outside.',
];
const quote = [
  'We do: see our prices<https://safe.example/?u=1>.',
  'Which colour? And how many of',
  'them do you need by then?',
  '',
  'On 24 November 2026 at 14:30 you wrote:',
  '> Do you ship lamps to Norway, and how long does it take?',
];

function read(lines: string[]): string {
  return newWords(lines.join('\r\n'), { ownAddress: (line) => line.includes('reply@'), ours });
}

test('what we wrote is no part of an answer, however a program has changed its lines and links', () => {
  expect(read(['Blue.', '', ...header, ...quote])).toBe('Blue.');
  const introduction = 'Am 24.11.2026 um 14:30 schrieb Maya <reply@shop.example>:';
  expect(read(['Blau.', '', introduction, '', ...quote])).toBe('Blau.');
});

test('a quote of what is in no chat any more is none of an answer', () => {
  expect(read(['Blue.', '', '> Hello Vera,', '> ', '> What colour are your lamps?'])).toBe('Blue.');
});

test('an answer below what we wrote comes behind what is above', () => {
  expect(
    read(['See below.', '', ...header, ...quote, '', 'Two blue ones.', 'Vera', '-- ', 'Lamps Ltd.']),
  ).toBe('See below.\n\nTwo blue ones.\nVera');
  expect(read([...header, ...quote, '', 'Two blue ones.'])).toBe('Two blue ones.');
});

test('an answer between what we wrote comes with all of it', () => {
  const [prices = '', ...others] = quote;
  const mail = ['See below.', '', ...header, prices, 'Thanks, that is fine!', ...others];
  expect(read(mail)).toBe(mail.join('\r\n'));
});

test.each([
  [
    'alone',
    ['Is this right?', '', '----- Forwarded message -----', 'From: Bank', 'Subject: Paid', '', 'EUR 12'],
  ],
  [
    'with marks',
    ['Is this right?', '', 'Anfang der Nachricht:', '', '> Von: Bank', '> Betreff: Paid', '> ', '> EUR 12'],
  ],
  [
    'above what it answers',
    ['This one:', '', 'From: Bank', 'To: Vera', 'Subject: Paid', '', 'EUR 12', '', ...header, ...quote],
  ],
])('a mail of somebody else that the visitor passes on comes too, %s', (_where, mail) => {
  expect(read(mail)).toBe(mail.join('\r\n'));
});

test.each([
  ['Kirjoitit (24.11.2026 klo 14.30):'],
  ['نوشتهٔ شما (۲۴ نوامبر ۲۰۲۶):'],
  ['Vous avez écrit (24 novembre 2026,', '14:30)\u00a0:'],
])('what introduces the visitor’s own words is none of them: %s', (...introduction) => {
  const mail = ['Blue.', '', ...header, ...quote.slice(0, 4), ...introduction, ours[0] ?? ''];
  expect(read(mail)).toBe('Blue.');
});

test('scripts without blanks are known however their lines are broken', () => {
  const known = { ownAddress: () => false, ours: ['我们可以送货到挪威，请问需要几盏灯？'] };
  const mail = ['两盏。', '-----Original Message-----', '我们可以送货到挪', '威，请问需要几盏灯？'];
  expect(newWords(mail.join('\n'), known)).toBe('两盏。');
});

test('a mail made to keep a program busy is read in no time', () => {
  const begun = performance.now();
  for (const line of ['1', 'a ', '<a', 'http://', '> ', '灯', '\n', '1\n', 'We do\n'])
    newWords(`--Original Message--\nWe do\n${line.repeat(200_000 / line.length)}\nWe do`, {
      ownAddress: () => false,
      ours: ['a '.repeat(50_000), 'We do'],
    });
  expect(performance.now() - begun).toBeLessThan(5_000);
});
