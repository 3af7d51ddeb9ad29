import { expect, test } from 'vitest';
import { placesOf, type Place } from './places';

test('a toast keeps its place when others come and go, and of many, new ones take the places that are free', () => {
  let places: Place[] = [];
  function show(...ids: number[]) {
    places = placesOf(
      ids.map((id) => ({ id, text: 'Saved' })),
      places,
    );
    return places.map(({ toast, isGone }) => (isGone ? `(${toast.id})` : `${toast.id}`)).join(' ');
  }
  expect(show(1, 2)).toBe('1 2');
  expect(show(2)).toBe('(1) 2');
  expect(show(2, 3, 4)).toBe('(1) 2 3 4');
  expect(show(2, 4, 5)).toBe('5 2 (3) 4');
  expect(show(5, 2)).toBe('5 2');
  expect(show()).toBe('');
});
