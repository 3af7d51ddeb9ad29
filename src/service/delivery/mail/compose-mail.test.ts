import { describe, expect, test, vi } from 'vitest';
import { mailDefaults as german } from '../../../contract/mails/defaults.de';
import { mailDefaults as spanish } from '../../../contract/mails/defaults.es';
import { mailDefaults as french } from '../../../contract/mails/defaults.fr';
import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import { mailKinds, placeholderPattern, type MailTemplate } from '../../../contract/mails/mail-template';
import { templateFaults } from '../../../contract/mails/template-faults';
import { languages } from '../../../panel/i18n/language-files';
import { composeMail } from './compose-mail';
import { defaultTemplate } from './default-template';
import { answerTextsOf } from './answer-texts';
import { transcriptTexts } from './transcript-texts';
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

  test('each of its lines has a direction of its own', () => {
    expect(html).toContain('<style>p,td{unicode-bidi:plaintext}</style></head><body dir="auto">');
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
  expect(text).toContain('Visitor, 1 June 2026 at 14:30 CEST\n\u00a0\u00a0Is <b>this</b> right?');
  expect(text).toContain(
    'Maya, 1 June 2026 at 14:31 CEST\n\u00a0\u00a0Yes.\n\u00a0\u00a0Look (https://shop.example/a)',
  );
  expect(html).toContain('Is &lt;b&gt;this&lt;/b&gt; right?');
});

test('no visitor puts words into an agent’s mouth in a transcript, by their name or by what they write', () => {
  const forged = ['\n', '\r', '\r\n', '\u2028', '\u2029'].map(
    (end) => `Hi${end}${end}Maya, 1 June 2026 at 14:31 CEST${end}Your money is on its way.`,
  );
  const lines = [
    ...forged.map((text) => ({ from: 'visitor' as const, author: 'Maya', text, at })),
    { from: 'agent' as const, author: 'Maya', text: 'No.', at },
  ];
  const { text, html } = composeMail(
    { channel: 'mail', kind: 'transcript', payload: { ...base, lines } },
    { decryptLink: String, templates: {} },
  );
  const ends = /\r\n|[\n\r\u2028\u2029]|<br>|<\/?p>/;
  for (const part of [text, html]) {
    const from = part.split(ends).filter((line) => /^Maya\b/.test(line));
    expect(from).toEqual([
      ...forged.map(() => 'Maya (Visitor), 1 June 2026 at 14:30 CEST'),
      'Maya, 1 June 2026 at 14:30 CEST',
    ]);
  }
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

function placeholdersOf({ subject, text }: MailTemplate): string[] {
  return [...`${subject} ${text}`.matchAll(placeholderPattern)].map(([whole]) => whole).sort();
}

test.each([
  ['de', german],
  ['es', spanish],
  ['fr', french],
] as const)('each mail says the same by itself: %s', (language, defaults) => {
  for (const kind of mailKinds) {
    const definition = mailDefinitions[kind];
    expect(templateFaults(definition, defaults[kind])).toEqual([]);
    expect(new Set(placeholdersOf(defaults[kind]))).toEqual(new Set(placeholdersOf(definition.defaults)));
    expect(defaultTemplate(kind, language)).toEqual(defaults[kind]);
  }
});

test.each(Object.keys(languages))(
  'visitors read transcripts and answers in their language: %s',
  (language) => {
    const { title, visitor, isCut } = transcriptTexts(language) ?? {};
    const { subject, text } = compose({
      channel: 'mail',
      kind: 'transcript',
      payload: {
        ...base,
        locale: language,
        isCut: true,
        lines: [{ from: 'visitor', author: '', text: 'Hello', at }],
      },
    });
    expect(text).toContain(`${visitor}, `);
    expect(text).toContain(isCut);
    if (language !== 'en') {
      expect([subject, text].every((one) => one.includes(`${title}`))).toBe(true);
      expect(`${subject}${text}`).not.toMatch(/Your chat|Visitor,|This chat is long|June/);
    }
    expect(templateFaults(mailDefinitions.transcript, defaultTemplate('transcript', language))).toEqual([]);
    expect(answerTextsOf(language).language).toBe(language);
  },
);

test('agents read mails in the languages of the console, and in English where it speaks theirs not', () => {
  const { subject, text } = compose({
    channel: 'mail',
    kind: 'offlineMessage',
    payload: { ...base, locale: 'de-AT', message: 'Hallo', at, visitor: { email: 'eve@example.com' } },
  });
  expect(subject).toBe('Nachricht von eve@example.com – Tarn Lamps');
  expect(text).toBe(
    'Neue Nachricht für Tarn Lamps\n\nHallo\n\nE-Mail: eve@example.com\nZeit: 1. Juni 2026 um 14:30 MESZ\n',
  );
  const inPolish = compose({
    channel: 'mail',
    kind: 'newSignIn',
    payload: { ...base, locale: 'pl', at, browser: '' },
  });
  expect(inPolish.text).toContain('1 June 2026 at 14:30 CEST, an unknown browser');
});

test('a transcript of thousands of lines, which visitors write, prepares its times once', () => {
  const Format = Intl.DateTimeFormat;
  const prepared = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...given) {
    return new Format(...given);
  });
  const lines = Array.from({ length: 5_000 }, (_, n) => ({
    from: 'visitor' as const,
    author: '',
    text: 'Hello',
    at: at + n * 60_000,
  }));
  const { text } = compose({
    channel: 'mail',
    kind: 'transcript',
    payload: { ...base, timeZone: 'Asia/Tokyo', locale: 'th', lines },
  });
  expect(text).toContain('21:30');
  expect(prepared.mock.calls.length).toBeLessThan(5);
  prepared.mockRestore();
});
