import { expect, test } from 'vitest';
import { createFakeReport } from '../fake-report';
import { watchOwnElements } from './own-elements';

interface FakeElement {
  isConnected: boolean;
  closest(selector: string): FakeElement | null;
}

function setUp(selector: string) {
  const help: FakeElement = { isConnected: true, closest: () => help };
  const inHelp: FakeElement = { isConnected: true, closest: (given) => (given === '.help' ? help : null) };
  const document = Object.assign(new EventTarget(), {
    querySelector(given: string) {
      if (given.includes('((')) throw new SyntaxError('no selector');
      return null;
    },
  });
  const report = createFakeReport();
  let opened = 0;
  const own = watchOwnElements(document as unknown as Document, selector, () => opened++, report);
  function click(target: FakeElement, members: object = {}) {
    const event = new Event('click', { cancelable: true });
    Object.defineProperties(event, Object.getOwnPropertyDescriptors({ target, ...members }));
    document.dispatchEvent(event);
    return event.defaultPrevented;
  }
  return { own, help, inHelp, report, click, opened: () => opened };
}

test("a click in one of the page's elements opens the chat and follows no link", () => {
  const { own, help, inHelp, click, opened } = setUp('.help');
  expect(own._opener()).toBeUndefined();
  expect([click(inHelp), opened()]).toEqual([true, 1]);
  expect(own._opener()).toBe(help);
  help.isConnected = false;
  expect(own._opener()).toBeUndefined();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { defaultPrevented: true }])(
  'a click with %j is left alone',
  (members) => {
    const { inHelp, click, opened } = setUp('.help');
    click(inHelp, members);
    expect(opened()).toBe(0);
  },
);

test('clicks elsewhere, with no selector, a wrong one, or after the end do nothing', () => {
  const elsewhere: FakeElement = { isConnected: true, closest: () => null };
  const { click, opened } = setUp('.help');
  expect([click(elsewhere), opened()]).toEqual([false, 0]);

  const none = setUp('');
  expect([none.click(none.inHelp), none.opened(), none.report.warnings]).toEqual([false, 0, []]);

  const wrong = setUp('((');
  expect([wrong.click(wrong.inHelp), wrong.opened()]).toEqual([false, 0]);
  expect(wrong.report.warnings).toEqual([expect.stringContaining('((')]);

  const ended = setUp('.help');
  ended.own._stop();
  expect([ended.click(ended.inHelp), ended.opened()]).toEqual([false, 0]);
});
