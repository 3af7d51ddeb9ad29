import { describe, expect, test } from 'vitest';
import { fillTemplate } from './fill-template';
import { mailDefinitions } from './mail-definitions';
import { renderText } from './mail-part';
import { mailKinds, type MailKind, type MailTemplate } from './mail-template';
import { templateFaults } from './template-faults';

function faultsOf(kind: MailKind, change: Partial<MailTemplate>) {
  const definition = mailDefinitions[kind];
  return templateFaults(definition, { ...definition.defaults, ...change }).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

test.each(mailKinds)(
  'what %s says by itself is no fault, and its examples fill every placeholder',
  (kind) => {
    const { defaults, placeholders } = mailDefinitions[kind];
    expect(templateFaults(mailDefinitions[kind], defaults)).toEqual([]);
    const examples = Object.fromEntries(
      Object.entries(placeholders).map(([name, { example }]) => [name, example]),
    );
    const { subject, parts } = fillTemplate(defaults, examples);
    expect(subject + renderText(parts)).not.toMatch(/\{\{|\}\}/);
    expect(parts[0]?.kind).toBe('heading');
  },
);

describe('a fault is', () => {
  test.each<[MailKind, Partial<MailTemplate>, string]>([
    [
      'passwordChanged',
      { subject: '{{name}}' },
      'subject: there is no {{name}} in this mail; there is {{time}}',
    ],
    [
      'passwordChanged',
      { text: 'On {{ tiem }}' },
      'text: there is no {{tiem}} in this mail; there is {{time}}',
    ],
    ['passwordChanged', { text: 'On {{time' }, 'text: has braces that are not a placeholder: write {{name}}'],
    [
      'passwordChanged',
      { text: '{{constructor}}' },
      'text: there is no {{constructor}} in this mail; there is {{time}}',
    ],
    ['passwordChanged', { subject: ' ' }, 'subject: must not be empty'],
    ['passwordChanged', { subject: 'x'.repeat(201) }, 'subject: must be 200 characters at most'],
    ['passwordChanged', { subject: 'x\r\nBcc: all@shop.example' }, 'subject: must be one line'],
    ['passwordChanged', { subject: 'x\u2028y' }, 'subject: must be one line'],
    ['passwordReset', { subject: 'Open {{link}}' }, 'subject: {{link}} belongs in the text'],
    ['passwordReset', { text: 'Good for {{minutes}} minutes' }, 'text: must contain {{link}}'],
    [
      'transcript',
      { text: '{{transcript}}' },
      'text: must begin with your own words: put {{transcript}} further down',
    ],
    [
      'transcript',
      { text: 'Hello\n\nSaid: {{transcript}}' },
      'text: {{transcript}} needs a paragraph of its own, with empty lines around it',
    ],
    [
      'offlineMessage',
      { text: 'From {{visitor}}\n\n{{message}}' },
      'text: must begin with your own words: put {{visitor}} further down',
    ],
  ])('in %s: %j', (kind, change, fault) => {
    expect(faultsOf(kind, change)).toEqual([fault]);
  });
});

test('what takes the place of a placeholder is text, and fills no other', () => {
  const template = { subject: 'From {{ visitor }}', text: 'Hello\n\n{{message}}\n\nto {{widget}}' };
  const values = { visitor: '{{widget}}', message: 'one\n\n{{link}} <b>two</b>', widget: 'Shop' };
  expect(fillTemplate(template, values)).toEqual({
    subject: 'From {{widget}}',
    parts: [
      { kind: 'heading', text: 'Hello' },
      { kind: 'text', text: 'one\n\n{{link}} <b>two</b>' },
      { kind: 'text', text: 'to Shop' },
    ],
  });
});
