import { expect, test } from 'vitest';
import { inkOn } from './ink';

test.each([
  ['#1f6feb', '#fff'],
  ['#000', '#fff'],
  ['#fff', '#000'],
  ['#ffd400', '#000'],
  ['#0a0', '#000'],
  ['#767676', '#fff'],
  ['#808080', '#000'],
])('on %s one reads %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});

test('any colour leaves a contrast of 4.5 : 1', () => {
  function luminance(colour: string) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  const poor: string[] = [];
  for (let value = 0; value < 0xffffff; value += 4099) {
    const colour = `#${value.toString(16).padStart(6, '0')}`;
    const contrast =
      inkOn(colour) === '#fff' ? 1.05 / (luminance(colour) + 0.05) : (luminance(colour) + 0.05) / 0.05;
    if (contrast < 4.5) poor.push(`${colour} ${contrast}`);
  }
  expect(poor).toEqual([]);
});
