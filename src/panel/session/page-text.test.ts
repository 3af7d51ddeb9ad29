import { describe, expect, test } from 'vitest';
import { chooseButton } from '../rich/choose-button';
import type { Environment } from './environment';
import { createFakeVisit } from './fake-visit';

describe('text of the page', () => {
  test('goes to the agent alone', async () => {
    const visit = createFakeVisit();
    await visit.start();
    expect(visit.session.sendText('Cart: 3 lamps', 'agent')).toBe(true);
    await visit.pass();
    expect(visit.texts()).toEqual(['Hello']);
    expect(visit.server.received.at(-1)).toMatchObject({ messageType: '6', messageBody: 'Cart: 3 lamps' });
  });

  test('of any length goes to the agent, in messages that the service takes', async () => {
    const visit = createFakeVisit();
    await visit.start();
    const parts = ['x'.repeat(5000), 'y'.repeat(2000)];
    expect(visit.session.sendText(parts.join(' '), 'agent')).toBe(true);
    await visit.pass();
    expect(visit.server.received.slice(-2)).toMatchObject(
      parts.map((messageBody) => ({ messageType: '6', messageBody })),
    );
  });

  test('is shown to the visitor alone, on later pages too', async () => {
    const visit = createFakeVisit();
    await visit.start();
    expect(visit.session.sendText('Delivery is free today.', 'visitor')).toBe(false);
    visit.reload();
    await visit.pass();
    const lines = visit.chat().transcript.entries.value.filter(({ kind }) => kind === 'line');
    expect(lines.map(({ text }) => text)).toEqual(['Delivery is free today.']);
    expect(visit.server.visitorTexts('case-1')).toEqual(['Hello']);
  });

  test('goes nowhere without a chat', () => {
    const visit = createFakeVisit();
    expect(visit.session.sendText('Cart: 3 lamps', 'agent')).toBe(false);
    expect(visit.session.sendText('Hello', 'visitor')).toBe(false);
  });
});

describe('an inline button', () => {
  test('sends its text with its id, and reports it to the page', async () => {
    const visit = createFakeVisit();
    await visit.start();
    visit.server.says('case-1', 'Which size?', 'Robin');
    visit.server.says('case-1', `/SYS BTNS ${encodeURIComponent('[{"text":"Large","id":"l"}]')}`);
    await visit.pass();
    const page: Pick<Environment, 'fire'> = { fire: (...call) => void visit.fired.push(call) };
    chooseButton(page, visit.chat(), { text: 'Large', id: 'l' }, 'Robin');
    await visit.pass();
    expect(visit.server.received.at(-1)).toMatchObject({ messageBody: 'Large', displayResponseId: 'l' });
    expect(visit.fired).toContainEqual([
      'InlineButtonClicked',
      { botName: 'Robin', buttonLabel: 'Large', buttonValue: 'l' },
    ]);
    expect(visit.texts()).toEqual(['Hello', 'Which size?', 'Large']);
  });

  test('is behind its message, and is no message itself', async () => {
    const visit = createFakeVisit();
    await visit.start();
    visit.server.says('case-1', 'Which size?', 'Robin');
    visit.server.says('case-1', `/SYS BTNS ${encodeURIComponent('[{"text":"Large"}]')}`);
    await visit.pass();
    const last = visit.chat().transcript.entries.value.at(-1);
    expect(last).toMatchObject({ kind: 'line', rich: { token: 'buttons', buttons: [{ text: 'Large' }] } });
    expect(visit.session.unread.value).toBe(1);
    expect(visit.fired.filter(([name]) => name === 'ChatMessageReceived')).toHaveLength(1);
  });
});
