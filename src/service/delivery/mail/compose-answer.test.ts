import { expect, test } from 'vitest';
import { composeAnswer } from './compose-answer';

test('lines of an answer stay lines in every mail program, and blanks in them blanks, without styles', () => {
  const { html, text } = composeAnswer({
    to: 'vera@x.example',
    widgetName: 'Tarn Lamps',
    timeZone: 'UTC',
    caseId: '00000000-0000-4000-8000-000000000000',
    index: 1,
    messageId: '<1@shop.example>',
    agent: 'Maya',
    text: 'Hello Vera,\n\nwe ship:\n  - by post\n  - by  bike &amp; train\n\nMaya',
    quoted: { text: 'Do you ship?\nVera', at: 0 },
  });
  expect(text).toContain('Hello Vera,\n\nwe ship:\n  - by post\n  - by  bike & train\n\nMaya');
  expect(html.replaceAll('\u00a0', '_')).toContain(
    '<div>Hello Vera,<br><br>we ship:<br>__- by post<br>__- by _bike &amp; train<br><br>Maya</div>',
  );
  expect(html).toContain('<blockquote>Do you ship?<br>Vera</blockquote>');
});
