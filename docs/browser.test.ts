import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { CallbackParameters } from '../src/contract/object/callbacks';
import { callbackConstants } from '../src/contract/object/callbacks';
import { publishFake } from '../src/embed/object/fake-chat-widget';
import { contractCallbacks, contractMethods } from './contract-members';
import { examplesOf, readPage, rowsOf, sectionOf, sectionsOf } from './read-page';

const page = readPage('browser.md');
const deprecatedTitle = 'Deprecated methods';
const methodSections = sectionsOf(sectionOf(page, 2, 'Methods'), 3);
const described = methodSections.filter(({ title }) => title !== deprecatedTitle);
const callbackSections = sectionsOf(sectionOf(page, 2, 'Callbacks'), 3);
const { methods, deprecated } = contractMethods();

const samples: CallbackParameters = {
  Close: ['chat', 'online'],
  ChatMessageReceived: ['Maya', 'What is your order number?'],
  ChatMessageSent: ['20-1187'],
  MessageSubmit: ['robin@example.com', 'Please write back.'],
  Minimize: [true, 'manual', 'chatManual'],
  Open: ['online'],
  OpenProactive: ['Maya', 'May I help you choose?'],
  StartChat: ['robin@example.com', 'Hello', 'manual'],
  StartCallme: ['+44 20 7946 0000'],
  SwitchWidget: ['22222222-2222-4222-8222-222222222222'],
  InlineButtonClicked: [{ botName: 'Lumen', buttonLabel: 'Bulbs', buttonValue: 'bulbs' }],
  ChatEnded: [{ endedByUser: true }],
};

describe('the page names what the contract has, and nothing else', () => {
  test('every method, with its parameters', () => {
    const written = described.map(({ title }) => title.replaceAll('`', ''));
    expect(written.sort()).toEqual(methods.map(signature).sort());
  });

  test('every deprecated method', () => {
    const [{ text } = { text: '' }] = methodSections.filter(({ title }) => title === deprecatedTitle);
    expect(
      rowsOf(text)
        .map(([name]) => name)
        .sort(),
    ).toEqual(deprecated.map(signature).sort());
  });

  test('every callback, with its parameters', () => {
    const written = callbackSections.map(
      ({ title, text }) => `${title}${/`(\(.*?\))`/.exec(text)?.[1] ?? ''}`,
    );
    expect(written.sort()).toEqual(contractCallbacks().map(signature).sort());
  });

  test('every callback has its constant', () => {
    expect(Object.values(callbackConstants).sort()).toEqual(Object.keys(samples).sort());
  });
});

describe('the examples run on the object', () => {
  test.each(described)('$title', ({ title, text }) => {
    const name = title.replace(/[`(].*?(?=\w|$)/, '').replace(/\(.*/, '');
    const examples = examplesOf(text, 'js');
    expect(examples.join('')).toContain(`ChatWidget.${name}(`);
    for (const code of examples) expect(run(code)).toEqual([]);
  });

  test.each(callbackSections)('$title', ({ text }) => {
    const examples = examplesOf(text, 'js');
    expect(examples).not.toEqual([]);
    for (const code of examples) expect(run(code)).toEqual([]);
  });

  test('by the events of the window', () => {
    const introduction = sectionOf(page, 2, 'Callbacks').split('\n### ')[0] ?? '';
    const window = new EventTarget();
    const said: unknown[] = [];
    for (const code of examplesOf(introduction, 'js')) run(code, window, (word) => said.push(word));
    expect(said).toEqual([true]);
  });

  test('an example that is wrong would be found', () => {
    expect(run('ChatWidget.setUserName(5)')).toHaveLength(1);
    expect(run(`ChatWidget.on('Opened', () => {})`)).toHaveLength(1);
    expect(run(`ChatWidget.setCallback('Open', () => missing())`)).toHaveLength(1);
  });
});

function signature({ name, parameters }: { name: string; parameters: string[] }): string {
  return `${name}(${parameters.join(', ')})`;
}

/** Runs the code as a page would, fires every callback, and answers what was complained of. */
function run(code: string, window = new EventTarget(), say: (word: unknown) => void = () => {}): string[] {
  const { ChatWidget, callbacks, report } = publishFake({}, [], window);
  const document = { querySelector: () => ({}), body: { classList: { toggle() {} } } };
  runInNewContext(code, { ChatWidget, document, window, console: { log: say } });
  for (const name of Object.values(callbackConstants)) {
    callbacks.fire(name, ...(samples[name] as CallbackParameters[typeof name]));
  }
  return [...report.warnings, ...report.errors];
}
