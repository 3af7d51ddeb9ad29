import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail';
import { headerText } from './mail-header';
import { plainText } from './plain-text';

function compose(message: Parameters<typeof composeMail>[0]) {
  return composeMail(message, { decryptLink: String, templates: {} });
}

const at = Date.UTC(2026, 5, 1, 12, 30);
const base = { to: 'desk@shop.example', widgetName: 'Tarn Lamps', timeZone: 'Europe/Berlin' };

describe('an offline message', () => {
  const { subject, text, html } = compose({
    channel: 'mail',
    kind: 'offlineMessage',
    payload: {
      ...base,
      message: 'Two lines\nand <script>alert(1)</script> & "quotes"',
      at,
      visitor: {
        name: '<b>Eve</b>\r\nBcc: all@shop.example',
        email: 'eve@example.com',
        pageUrl: 'https://shop.example/?a=1&b=2',
      },
    },
  });

  test('says who wrote what, where and when', () => {
    expect(text).toBe(
      [
        'A visitor left a message for Tarn Lamps',
        '',
        'Two lines\nand <script>alert(1)</script> & "quotes"',
        '',
        'Name: <b>Eve</b>\r\nBcc: all@shop.example',
        'E-mail: eve@example.com',
        'Page: https://shop.example/?a=1&b=2',
        'Time: 1 June 2026 at 14:30 CEST',
        '',
      ].join('\n'),
    );
  });

  test('holds no markup of the visitor', () => {
    expect(html).toContain('Two lines<br>and &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(html).not.toMatch(/<(script|b>Eve)/);
  });

  test('has a subject of one line', () => {
    expect(subject).toBe('Message from <b>Eve</b> Bcc: all@shop.example – Tarn Lamps');
  });
});

test('a transcript says who said what, the markup of agents as text and that of visitors as they wrote it', () => {
  const { subject, text, html } = composeMail(
    {
      channel: 'mail',
      kind: 'transcript',
      payload: {
        ...base,
        lines: [
          { from: 'visitor', author: '', text: 'Is <b>this</b> right?', at },
          {
            from: 'agent',
            author: 'Maya',
            text: 'Yes.<br><a href="https://shop.example/a">Look</a>',
            at: at + 60_000,
          },
        ],
      },
    },
    { decryptLink: String, templates: {} },
  );
  expect(subject).toBe('Your chat with Tarn Lamps');
  expect(text).toContain('Visitor, 1 June 2026 at 14:30 CEST\nIs <b>this</b> right?');
  expect(text).toContain('Maya, 1 June 2026 at 14:31 CEST\nYes.\nLook (https://shop.example/a)');
  expect(html).toContain('Is &lt;b&gt;this&lt;/b&gt; right?');
});

test.each([
  ['a<br>b<BR/>c', 'a\nb\nc'],
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['<ul><li>one</li><li><b>two</b></li></ul>end', '- one\n- two\nend'],
  ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
  ["<a target=_blank href='mailto:a@b.example'>us</a>", 'us (mailto:a@b.example)'],
  ['<a href="javascript:alert(1)">x</a>', '<a href="javascript:alert(1)">x</a>'],
  ['1 &lt; 2 &amp;amp; &#9731; &#x41;', '1 < 2 &amp; ☃ A'],
  ['see www.shop.example, or ask a@b.example', 'see www.shop.example, or ask a@b.example'],
  ['if a <b and c> d', 'if a <b and c> d'],
  ['a<br class="x" />b<b style="x">c</b>', 'a\nbc'],
  ['<script>x</script> <img src=x>', '<script>x</script> <img src=x>'],
])('the plain text of %j is right', (message, expected) => {
  expect(plainText(message)).toBe(expected);
});

test('a message made to keep a parser busy is read in no time', () => {
  // Long enough that reading it in quadratic time would run into the test's own limit.
  const message = `${'<br '.repeat(100_000)}<a ${' '.repeat(300_000)}`;
  expect(plainText(message)).toBe(message.trim());
});

test('text for a header is one line, and cut where it gets long', () => {
  expect(headerText(' a\r\n\tb\u2028c\u0000d ')).toBe('a b c d');
  expect(headerText('é'.repeat(200))).toBe(`${'é'.repeat(119)}…`);
});
