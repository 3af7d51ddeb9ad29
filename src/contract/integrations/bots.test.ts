import { expect, test } from 'vitest';
import { parseBotReply } from './bots';

test('messages and commands are read in order', () => {
  const reply = parseBotReply({
    widget_id: 'w',
    case_id: 'c',
    context_id: 'x1',
    content: [
      {
        type: 'message',
        text: 'Hello',
        display_responses: [{ text: 'Yes', id: 'y' }, { text: 'No' }, { id: 'z' }],
      },
      { type: 'command', operation: 'TRANSFER', parameters: ' agent@demo.example ' },
      { type: 'command', operation: 'BYE' },
    ],
  });
  expect(reply).toEqual({
    contextId: 'x1',
    content: [
      { type: 'message', text: 'Hello', buttons: [{ text: 'Yes', id: 'y' }, { text: 'No' }] },
      { type: 'command', operation: 'TRANSFER', parameters: 'agent@demo.example' },
      { type: 'command', operation: 'BYE', parameters: '' },
    ],
  });
});

test('cards keep what can be shown, and only links a visitor may follow', () => {
  const deck = {
    type: 'cards',
    layout: 'HORIZONTAL',
    cards: [
      { title: 'Hat', excerpt: 'Wool', link: 'https://shop.example/hat' },
      { title: 'Trap', excerpt: '', link: 'javascript:alert(1)' },
      { excerpt: '' },
    ],
  };
  expect(
    parseBotReply({ content: [{ type: 'command', operation: 'CARDS', parameters: deck }] }).content,
  ).toEqual([
    {
      type: 'command',
      operation: 'CARDS',
      cards: {
        layout: 'HORIZONTAL',
        cards: [
          { title: 'Hat', excerpt: 'Wool', link: 'https://shop.example/hat' },
          { title: 'Trap', excerpt: '', link: '' },
        ],
      },
    },
  ]);
});

test.each([
  ['a message without text', { type: 'message', text: ' ' }],
  ['an operation nobody knows', { type: 'command', operation: 'DANCE' }],
  ['cards without cards', { type: 'command', operation: 'CARDS', parameters: '' }],
  ['something of another type', { type: 'video', text: 'x' }],
  ['nothing', null],
])('%s is left out and the rest is kept', (_, element) => {
  expect(parseBotReply({ content: [element, { type: 'message', text: 'ok' }] }).content).toEqual([
    { type: 'message', text: 'ok', buttons: [] },
  ]);
});

test.each([undefined, null, '', 'ok', [], { content: 'x' }])(
  'a body without content is an empty reply: %j',
  (body) => {
    expect(parseBotReply(body)).toEqual({ content: [] });
  },
);

test('of a reply without end the first hundred elements are read, and of each the first hundred choices', () => {
  const many = Array.from({ length: 250 }, (_, at) => ({ text: `${at}`, title: `${at}` }));
  const { content, isCut } = parseBotReply({
    content: [
      { type: 'message', text: 'Choose', display_responses: many },
      { type: 'command', operation: 'CARDS', parameters: { cards: many } },
      ...many.map(({ text }) => ({ type: 'message', text })),
    ],
  });
  expect([content.length, isCut]).toEqual([100, true]);
  expect(content.at(-1)).toMatchObject({ text: '97' });
  expect(
    content.slice(0, 2).map((one) => ('buttons' in one ? one.buttons : 'cards' in one && one.cards.cards)),
  ).toEqual([
    expect.toSatisfy((buttons: unknown[]) => buttons.length === 100),
    expect.toSatisfy((cards: unknown[]) => cards.length === 100),
  ]);
});

test('a text of a reply is cut where a message of anybody else is refused', () => {
  const long = `${'a'.repeat(9_998)}👋${'b'.repeat(200_000)}`;
  const { content, contextId, isCut } = parseBotReply({
    context_id: long,
    content: [
      {
        type: 'message',
        text: long,
        display_responses: [
          { text: long, id: 'yes' },
          { text: 'No', id: long },
        ],
      },
      {
        type: 'command',
        operation: 'CARDS',
        parameters: { cards: [{ title: long, excerpt: long, link: `https://x.example/${long}` }] },
      },
      { type: 'command', operation: 'TRANSFER', parameters: long },
      { type: 'message', text: 'Short' },
    ],
  });
  expect([contextId, isCut]).toEqual([undefined, true]);
  const choice = `${'a'.repeat(999)}…`;
  expect(content).toEqual([
    {
      type: 'message',
      text: `${'a'.repeat(9_998)}…`,
      buttons: [
        { text: choice, id: 'yes' },
        { text: 'No', id: '' },
      ],
    },
    {
      type: 'command',
      operation: 'CARDS',
      cards: { layout: 'VERTICAL', cards: [{ title: choice, excerpt: choice, link: '' }] },
    },
    { type: 'command', operation: 'TRANSFER', parameters: long.slice(0, 10_000) },
    { type: 'message', text: 'Short', buttons: [] },
  ]);
});
