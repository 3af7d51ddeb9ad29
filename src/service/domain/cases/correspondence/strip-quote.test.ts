import { expect, test } from 'vitest';
import { splitMail } from './strip-quote';

function isOurs(line: string): boolean {
  return line.includes('chat@shop.example');
}

test.each<[string, string[], string[]]>([
  ['a mail that quotes nothing', ['Thanks.', '', 'Vera'], ['Thanks.', '', 'Vera']],
  [
    'Gmail, its introduction over two lines',
    [
      'Yes.',
      '',
      'On Tue, 24 Nov 2026 at 14:30, Tarn Lamps <chat@shop.example>',
      'wrote:',
      '',
      '> Blue?',
      '> Or red?',
    ],
    ['Yes.'],
  ],
  [
    'Thunderbird in German',
    ['Ja.', '', 'Am 24.11.26 um 14:30 schrieb Tarn Lamps:', '> Blau?', '', '> Oder rot?'],
    ['Ja.'],
  ],
  [
    'Apple Mail, which marks nothing in its plain text',
    ['Oui.', '', 'Le 24 nov. 2026 à 14:30, Tarn Lamps <chat@shop.example> a écrit :', '', 'Bleu ?'],
    ['Oui.'],
  ],
  ['Outlook', ['Sí.', '', '-----Mensaje original-----', 'De: Tarn Lamps', '¿Azul?'], ['Sí.']],
  [
    'Outlook, by headers alone',
    [
      'Yes.',
      '',
      'From: Tarn Lamps <chat@shop.example>',
      'Sent: Tuesday',
      'To: Vera',
      'Subject: Re: Hi',
      '',
      'Blue?',
    ],
    ['Yes.'],
  ],
  [
    'Outlook for the web',
    ['Yes.', '________________________________', 'From: Tarn Lamps', 'Blue?'],
    ['Yes.'],
  ],
  ['a signature', ['Yes.', '-- ', 'Vera, Head of Lamps'], ['Yes.']],
  [
    'parts with hyphens between',
    ['Two lamps:', '--', 'Blue', '--', 'Red'],
    ['Two lamps:', '--', 'Blue', '--', 'Red'],
  ],
  [
    'answers between the quoted lines, which would make no sense without them',
    ['> Blue?', 'Yes.', '> How many?', 'Two.', '', '> Thanks!'],
    ['> Blue?', 'Yes.', '> How many?', 'Two.'],
  ],
  [
    'a sentence that names our address',
    ['I wrote to chat@shop.example:', 'nobody answered.'],
    ['I wrote to chat@shop.example:', 'nobody answered.'],
  ],
  [
    'a letter that begins like a header',
    ['From: my house to yours', 'Hello.'],
    ['From: my house to yours', 'Hello.'],
  ],
  [
    'a journey that is written like headers',
    ['Von: Bern', 'An: Wien', 'Am: 12. Mai', '', '__________', 'Zwei Personen'],
    ['Von: Bern', 'An: Wien', 'Am: 12. Mai', '', '__________', 'Zwei Personen'],
  ],
  [
    'days that are written like headers',
    ['From: 12 May 2026', 'To: 19 May 2026', 'Two persons'],
    ['From: 12 May 2026', 'To: 19 May 2026', 'Two persons'],
  ],
  [
    'Outlook to many, with a copy',
    ['Yes.', '', 'From: A', 'To: B', ' C; D', 'Cc: E', ' F', 'Sent: Tuesday', 'Subject: Hi', '', 'Blue?'],
    ['Yes.'],
  ],
  ['a quote alone', ['> Blue?'], []],
  ...[
    ['Feladó', 'Elküldve', 'Tárgy'],
    ['Lähettäjä', 'Lähetetty', 'Aihe'],
    ['Kimden', 'Gönderildi', 'Konu'],
    ['Από', 'Στάλθηκε', 'Θέμα'],
    ['מאת', 'נשלח', 'נושא'],
    ['من', 'تم الإرسال', 'الموضوع'],
    ['寄件者', '寄件日期', '主旨'],
    ['보낸 사람', '보낸 날짜', '제목'],
    ['Gesendet', 'Von', 'Betreff'],
  ].map(([first, second, subject]): [string, string[], string[]] => [
    `a program that writes ${first}`,
    ['Yes.', '', `${first}: Maya (Tarn Lamps)`, `${second}: 24.11.2026`, `${subject}: Re: Hi`, '', 'Blue?'],
    ['Yes.'],
  ]),
  [
    'a program whose line above the headers is in any language',
    ['Ja.', '', '-----Ursprungligt meddelande-----', 'Från: Tarn Lamps', 'Ämne: Hej', '', 'Blå?'],
    ['Ja.'],
  ],
  [
    'Zoho, between hyphens',
    ['Yes.', '', '---- On Tue, 24 Nov 2026 14:30:00 +0100 Maya <chat@shop.example> wrote ---', '', 'Blue?'],
    ['Yes.'],
  ],
  [
    'Gmail in Persian, with its own digits',
    ['بله', '', 'در تاریخ ۲۴ نوامبر ۲۰۲۶، ۱۴:۳۰ Maya <chat@shop.example> نوشت:', '', 'Blue?'],
    ['بله'],
  ],
])('of %s what is new is left', (_name, mail, left) => {
  expect(splitMail(mail.join('\r\n'), isOurs).fresh).toBe(left.join('\n'));
});

test('a mail made to keep a program busy is read in no time', () => {
  const lines = `${'On 24.11.2026 chat@shop.example\n'.repeat(20_000)}${'> x\n'.repeat(20_000)}--x${'-'.repeat(200_000)}.${' '.repeat(200_000)}`;
  const begun = performance.now();
  splitMail(lines, isOurs);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
