import { expect, test } from 'vitest';
import { dropSecondClicks } from './second-clicks';

test('the second click of a double click does nothing to what has come into the place of the first', () => {
  const page = new EventTarget();
  const undo = dropSecondClicks(page);
  const controls = new Map(['first', 'second'].map((id) => [id, { id }]));
  function click(id: string, detail: number) {
    const event = Object.assign(new Event('click', { cancelable: true }), { detail });
    const control = controls.get(id);
    Object.defineProperty(event, 'target', { value: { id, closest: () => control ?? null } });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  }
  expect(click('first', 1)).toBe(false);
  expect(click('first', 2)).toBe(false);
  expect(click('second', 3)).toBe(true);
  expect(click('second', 1)).toBe(false);
  expect(click('text', 1)).toBe(false);
  expect(click('text', 2)).toBe(false);
  expect(click('first', 2)).toBe(true);
  undo();
  expect(click('first', 2)).toBe(false);
});
