import { expect, test } from 'vitest';
import { createCallbacks } from './callbacks';
import { createFakeReport } from '../fake-report';

function setUp() {
  const report = createFakeReport();
  const window = new EventTarget();
  const calls: unknown[] = [];
  function note(who: string) {
    return (...parameters: unknown[]) => calls.push([who, ...parameters]);
  }
  return { report, window, calls, note, callbacks: createCallbacks(report, window) };
}

test.each(['ChatEnded', 'chatended', 'CHAT_ENDED', 'CHATENDED'])('%s names the same callback', (name) => {
  const { callbacks, calls, note } = setUp();
  callbacks.setCallback(name, note('slot'));
  callbacks.fire('ChatEnded', { endedByUser: true });
  expect(calls).toEqual([['slot', { endedByUser: true }]]);
});

test('a name has one slot: the last registration wins', () => {
  const { callbacks, calls, note } = setUp();
  callbacks.setCallback('StartCallMe', note('first'));
  callbacks.setCallback('StartCallme', note('second'));
  callbacks.fire('StartCallme', '555');
  expect(calls).toEqual([['second', '555']]);
});

test.each(['', null])('%j empties the slot', (nothing) => {
  const { callbacks, calls, note, report } = setUp();
  callbacks.setCallback('Open', note('slot'));
  callbacks.setCallback('open', nothing);
  callbacks.fire('Open', 'online');
  expect(calls).toEqual([]);
  expect(report.warnings).toEqual([]);
});

test('listeners run in addition to the slot, and each can be removed', () => {
  const { callbacks, calls, note } = setUp();
  const listener = note('listener');
  callbacks.setCallback('Open', note('slot'));
  const undo = callbacks.on('Open', listener);
  callbacks.on('OPEN', listener);
  callbacks.fire('Open', 'online');
  undo();
  callbacks.fire('Open', 'offline');
  expect(calls).toEqual([
    ['slot', 'online'],
    ['listener', 'online'],
    ['listener', 'online'],
    ['slot', 'offline'],
    ['listener', 'offline'],
  ]);
});

test('one that throws is reported and stops no other', () => {
  const { callbacks, calls, note, report } = setUp();
  callbacks.setCallback('Open', () => {
    throw new Error('a fault of the page');
  });
  callbacks.on('Open', note('listener'));
  callbacks.fire('Open', 'online');
  expect(report.errors).toHaveLength(1);
  expect(calls).toEqual([['listener', 'online']]);
});

test('the window gets each event', () => {
  const { callbacks, window } = setUp();
  const heard: unknown[] = [];
  window.addEventListener('chatwidget:MessageSubmit', (event) => heard.push((event as CustomEvent).detail));
  callbacks.fire('MessageSubmit', 'a@example.com', 'Hello');
  expect(heard).toEqual([['a@example.com', 'Hello']]);
});

test('a page that takes no events of ours stops nothing', () => {
  const { callbacks, calls, note, report, window } = setUp();
  window.dispatchEvent = () => {
    throw new Error('a function of the page by that name');
  };
  callbacks.on('Open', note('listener'));
  expect(() => callbacks.fire('Open', 'online')).not.toThrow();
  expect(callbacks._isFiring('Open')).toBe(false);
  expect(calls).toEqual([['listener', 'online']]);
  expect(report.errors).toHaveLength(1);
});

test.each([
  ['Opened', () => undefined],
  ['Open', 'alert(1)'],
  ['Open', undefined],
])('what is no callback is warned about: %s', (name, fn) => {
  const { callbacks, report } = setUp();
  callbacks.setCallback(name, fn);
  expect(() => callbacks.on(name, fn)()).not.toThrow();
  expect(report.warnings).toHaveLength(2);
});
