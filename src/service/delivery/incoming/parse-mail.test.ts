import { describe, expect, test } from 'vitest';
import { textOfHtml } from './html-text';
import { isAutomatic } from './is-automatic';
import { parseMail } from './parse-mail';

function mail(headers: string[], body = 'Hello.') {
  return Buffer.from([...headers, '', body].join('\r\n'));
}

test('recipients are those that its author wrote and those to whom it was delivered, each once', async () => {
  const { recipients, from } = await parseMail(
    mail([
      'From: Vera <Vera@x.example>',
      'To: Desk: Reply+abc@shop.example, other@x.example;',
      'Cc: REPLY+ABC@shop.example',
      'Delivered-To: <reply+def@shop.example>',
    ]),
  );
  expect(from).toBe('Vera@x.example');
  expect(recipients).toEqual(['reply+def@shop.example', 'reply+abc@shop.example', 'other@x.example']);
});

test.each([
  ['none', []],
  ['what can’t stand in a header', ['Message-ID: not an id <a b>']],
])('a mail with %s as its id gets one of what it says, the same each time', async (_name, headers) => {
  const [once, again, other] = [
    await parseMail(mail(headers)),
    await parseMail(mail(headers)),
    await parseMail(mail(headers, 'Hi.')),
  ];
  expect(once.messageId).toMatch(/^<[0-9a-f]{64}@mail\.invalid>$/);
  expect(again.messageId).toBe(once.messageId);
  expect(other.messageId).not.toBe(once.messageId);
});

test('text comes in the words of its author, without control characters', async () => {
  const body = Buffer.concat([
    Buffer.from('Content-Type: text/plain; charset=iso-8859-1\r\n\r\nGr'),
    Buffer.from([0xfc, 0xdf]),
    Buffer.from('e\u0007\r\n\tVera'),
  ]);
  expect((await parseMail(body)).text.trim()).toBe('Grüße\n\tVera');
});

test.each(['windows-1252', 'iso-8859-1', 'us-ascii'])(
  'of a mail in %s nothing is lost: prices, dashes and quotation marks of Outlook',
  async (charset) => {
    const source = mail(
      [`Subject: =?${charset}?Q?=80_5?=`, 'Content-Type: multipart/mixed; boundary=b'],
      [
        '--b',
        `Content-Type: text/plain; charset=${charset}`,
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '=93Don=92t=94 send 10=9612 for =80 5=85',
        '--b',
        `Content-Type: text/plain; name="=?${charset}?Q?5_=80.txt?="`,
        'Content-Disposition: attachment',
        '',
        'x',
        '--b--',
      ].join('\r\n'),
    );
    const { subject, text, attachments } = await parseMail(source);
    expect(text.trim()).toBe('“Don’t” send 10–12 for € 5…');
    expect([subject, attachments[0]?.name]).toEqual(['€ 5', '5 €.txt']);
  },
);

test('where a picture is in the text there is nothing to read', async () => {
  const body = 'Yes.\n\nVera\n[cid:image001.png@01DC5B2A.8F3E2D10]\uFFFC [cid: 7] [1]';
  const { text } = await parseMail(mail(['Content-Type: text/plain; charset=utf-8'], body));
  expect(text.trim()).toBe('Yes.\n\nVera\n [cid: 7] [1]');
});

test('a mail within a mail is an attachment, and parts nested without end are refused', async () => {
  const inner = 'Subject: Inner\r\n\r\nSecret.';
  const { text, attachments } = await parseMail(
    mail(
      ['Content-Type: multipart/mixed; boundary=b'],
      `--b\r\n\r\nOuter.\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--b--`,
    ),
  );
  expect(text.trim()).toBe('Outer.');
  expect(attachments).toHaveLength(1);
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('');
  await expect(parseMail(Buffer.from(deep))).rejects.toThrow();
});

describe('automatic mails are distinguished from those of a person', () => {
  test.each([
    ['auto-submitted', 'auto-replied', true],
    ['auto-submitted', 'no', false],
    ['precedence', 'bulk', true],
    ['precedence', 'first-class', false],
    ['return-path', '<>', true],
    ['return-path', '<vera@x.example>', false],
    ['list-unsubscribe', '<https://x.example>', true],
    // Some mail providers write it into what people send.
    ['feedback-id', 'i56a14606:Fastmail', false],
    ['content-type', 'multipart/report; report-type=delivery-status', true],
    ['content-type', 'multipart/mixed; boundary=report', false],
    ['from', 'Mail Delivery <MAILER-DAEMON@x.example>', true],
    ['from', 'Vera <vera@x.example>', false],
  ])('%s: %s', (key, value, is) => {
    expect(isAutomatic([{ key, value }])).toBe(is);
  });
});

test.each([
  ['Hello<br>there', 'Hello\nthere'],
  ['<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
  ['<!-- <p>no</p> --><title>no</title>Yes', 'Yes'],
  [
    '<div>He wrote:<blockquote>One <blockquote>two</blockquote></blockquote>Yes</div>',
    'He wrote:\n\n> One\n\n> two\n\nYes',
  ],
  ['Log:<blockquote>One<br>Two</blockquote>', 'Log:\n\n> One\n> Two'],
  ['<a href="https://x.example/7?a=1&amp;b=2">My order</a>.', 'My order (https://x.example/7?a=1&b=2).'],
  ["<A class=b HREF='mailto:v@x.example'>Mail me</A>", 'Mail me (mailto:v@x.example)'],
  ['<a href=https://x.example/>x.example</a> <a href="javascript:a()">b</a>', 'x.example b'],
  ['<a href="https://x.example"><img src="logo.png"></a>', ''],
  ['a &lt; b &amp;amp; &#9731; &#x41; &unknown;', 'a < b &amp; ☃ A &unknown;'],
  ['&lt;script&gt;', '<script>'],
  ['never ends <b', 'never ends'],
  ['<table><tr><th>Order</th><td>123</td></tr><tr><td>Price</td>', 'Order 123\n\nPrice'],
  ['<h4>Sizes</h4><dl><dt>S</dt><dd>10</dd></dl>', 'Sizes\n\nS\n\n10'],
  ['<p>less than <50 and 3 < 4</p>', 'less than <50 and 3 < 4'],
  ['<html><head><title>no</title><body>no end of a head', 'no end of a head'],
  ['<blockquote style="margin-left:2em">Indented</blockquote>', 'Indented'],
  ['Sch&ouml;ne&nbsp;Gr&uuml;&szlig;e &ndash; &euro;&#160;5 &hellip;', 'Schöne Grüße – € 5 …'],
])('the words of %j', (html, words) => {
  expect(textOfHtml(html)).toBe(words);
});

test('markup made to keep a program busy is read in no time', () => {
  const begun = performance.now();
  textOfHtml('<blockquote>'.repeat(200_000));
  textOfHtml('<a href="https://x.example">a'.repeat(200_000));
  textOfHtml(`<a ${' '.repeat(200_000)}`.repeat(10));
  textOfHtml('<'.repeat(200_000));
  expect(performance.now() - begun).toBeLessThan(5_000);
});
