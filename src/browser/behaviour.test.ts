import { expect, test } from 'vitest';
import { createPageBehaviour, type Interaction } from './behaviour';

function setUp() {
  const document = Object.assign(new EventTarget(), { documentElement: { scrollHeight: 2000 } });
  const options: unknown[] = [];
  const frames: (() => void)[] = [];
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, fn: never, given?: never) => {
    options.push(given);
    listen(type, fn, given);
  };
  const window = {
    document,
    scrollY: 0,
    innerHeight: 500,
    requestAnimationFrame: (fn: () => void) => frames.push(fn),
    cancelAnimationFrame: () => frames.splice(0),
  };
  const interactions: Interaction[] = [];
  const undo = createPageBehaviour(window as unknown as Window).watch((interaction) =>
    interactions.push(interaction),
  );
  return {
    window,
    interactions,
    options,
    undo,
    happen: (type: string, members = {}) =>
      void document.dispatchEvent(Object.assign(new Event(type), members)),
    draw: () => frames.splice(0).forEach((fn) => fn()),
  };
}

test('how far down the page was seen is measured once a frame, also before any scrolling', () => {
  const { window, interactions, happen, draw } = setUp();
  draw();
  window.scrollY = 1500;
  happen('scroll');
  happen('scroll');
  draw();
  expect(interactions).toEqual([
    { kind: 'scroll', percent: 25 },
    { kind: 'scroll', percent: 100 },
  ]);
});

test('the pointer leaves at the top alone, and only out of the page', () => {
  const { interactions, happen } = setUp();
  happen('mouseout', { clientY: 300, relatedTarget: null });
  happen('mouseout', { clientY: -1, relatedTarget: {} });
  expect(interactions).toEqual([]);
  happen('mouseout', { clientY: -1, relatedTarget: null });
  expect(interactions).toEqual([{ kind: 'leave' }]);
});

test('every listener is passive, and none is left behind', () => {
  const { interactions, options, undo, happen, draw } = setUp();
  expect(options.every((given) => (given as AddEventListenerOptions).passive)).toBe(true);
  happen('click');
  happen('keydown');
  expect(interactions).toEqual([{ kind: 'click' }, { kind: 'activity' }]);
  undo();
  for (const type of ['click', 'scroll', 'keydown', 'pointermove']) happen(type);
  draw();
  expect(interactions).toHaveLength(2);
});
