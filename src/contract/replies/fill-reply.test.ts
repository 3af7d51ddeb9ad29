import { expect, test } from 'vitest';
import { fillReply, type ReplyValues } from './fill-reply';
import { readReplyWord, replyFaultText, replyTextFault, replyWordFault } from './reply-faults';

const ann: ReplyValues = {
  'visitor.name': 'Ann',
  'visitor.email': 'ann@x.example',
  'agent.name': 'Maya',
  'widget.name': 'Tarn Lamps',
};

test.each([
  ['Hello {{visitor.name}}, I’m {{ agent.name }} of {{widget.name}}.', 'Hello Ann, I’m Maya of Tarn Lamps.'],
  ['Hello {{visitor.name|there}}!', 'Hello Ann!'],
  ['{{visitor.name}} {{visitor.name}}', 'Ann Ann'],
  ['No placeholder: {visitor.name}, {{}}', 'No placeholder: {visitor.name}, {{}}'],
])('%s says %s', (text, said) => {
  expect(fillReply(text, ann)).toBe(said);
});

test.each([
  ['Hello {{visitor.name}}!', 'Hello!'],
  ['Hello {{visitor.name}}, how can I help?', 'Hello, how can I help?'],
  ['Hello, {{visitor.name}}!', 'Hello!'],
  ['Thanks, {{visitor.name}}, and bye', 'Thanks, and bye'],
  ['Hello {{visitor.name|there}}!', 'Hello there!'],
  ['Hello {{ visitor.name | dear customer }}!', 'Hello dear customer!'],
  ['{{visitor.name}}, thanks for waiting.', 'Thanks for waiting.'],
  ['{{visitor.name}}! über uns', 'Über uns'],
  ['We write to you ({{visitor.email}}) tomorrow.', 'We write to you tomorrow.'],
  ['To “{{visitor.email}}”.', 'To.'],
  ['Dear {{visitor.name}} {{visitor.email}}', 'Dear'],
  ['One\n  {{visitor.name}}  \nTwo', 'One\nTwo'],
  ['One\n{{visitor.name}} {{visitor.email}}\nTwo', 'One\nTwo'],
  ['One\n{{visitor.name}}', 'One'],
  ['{{visitor.name}}', ''],
])('where nothing is known of the visitor, %j leaves no hole', (text, said) => {
  expect(fillReply(text, { 'visitor.name': '  ', 'widget.name': 'Shop' })).toBe(said);
});

test('a value is text, even if it looks like a placeholder or markup', () => {
  const values = { ...ann, 'visitor.name': '{{visitor.email}} $& \\1' };
  expect(fillReply('Hello {{visitor.name}}!', values)).toBe('Hello {{visitor.email}} $& \\1!');
  expect(fillReply('{{toString}} {{__proto__}}', {})).toBe('');
});

test.each([
  ['greeting', undefined],
  ['grüße_2-b', undefined],
  ['こんにちは', undefined],
  ['', 'must not be empty'],
  ['two words', 'may consist of letters, digits, hyphens and underscores'],
  ['a/b', 'may consist of letters, digits, hyphens and underscores'],
  ['a'.repeat(41), 'must be 40 characters at most'],
])('the word %j: %s', (word, fault) => {
  const found = replyWordFault(word);
  expect(found && replyFaultText(found)).toBe(fault);
});

test('a word is kept without its slash', () => {
  expect(readReplyWord(' /greeting ')).toBe('greeting');
});

test.each([
  ['Hello {{visitor.name|there}}', undefined],
  [' \n', 'must not be empty'],
  ['a'.repeat(5_001), 'must be 5000 characters at most'],
  ['Hello {{name}}', /^there is no \{\{name\}\}; there is \{\{visitor\.name\}\}, /],
  ['Hello {{visitor.name}', 'has braces that are not a placeholder: write {{visitor.name}}'],
])('the text %j: %s', (text, fault) => {
  const found = replyTextFault(text);
  const said = found && replyFaultText(found);
  if (fault instanceof RegExp) expect(said).toMatch(fault);
  else expect(said).toBe(fault);
});
