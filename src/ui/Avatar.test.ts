import { expect, test } from 'vitest';
import { initialsOf } from './Avatar';

test.each([
  ['Maya', 'M'],
  ['Maya von Stein', 'MS'],
  ['maya.stein@shop.example', 'ME'],
  ['  ', ''],
  ['李 明', '李明'],
  ['🙂 Jo', 'J'],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
