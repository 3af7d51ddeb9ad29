import { expect, test } from 'vitest';
import { dropHastyClicks } from './drop-hasty-clicks';

test('the second click of a double click does nothing where the first one has changed what is there', () => {
  const page = new EventTarget();
  const undo = dropHastyClicks(page);
  const list = { childElementCount: 3 };
  function control(name: string) {
    return { getAttribute: () => name, closest: () => ({ parentElement: list }) };
  }
  const [remove, other] = [control('Remove'), control('Remove')];
  function click(on: object | null, detail: number) {
    const event = Object.assign(new Event('click', { cancelable: true }), { detail });
    Object.defineProperty(event, 'target', { value: { closest: () => on } });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  }
  expect(click(remove, 1)).toBe(false);
  expect(click(remove, 2)).toBe(false);
  expect(click(other, 3)).toBe(true);
  list.childElementCount = 2;
  expect(click(remove, 3)).toBe(true);
  expect(click(remove, 1)).toBe(false);
  expect(click(remove, 0)).toBe(false);
  expect(click(null, 2)).toBe(false);
  undo();
  expect(click(other, 2)).toBe(false);
});
