import { expect, test } from 'vitest';
import { anEntry } from '../../kit/frame/fake-console-client';
import { createShownEntries } from './shown-entries';

const sides = { visitor: 'Ann', me: 'Maya' };

function textsOf(...texts: string[]) {
  const show = createShownEntries('https://chat.example');
  const entries = texts.map((text, index) => anEntry(index, { text }));
  return show(entries, [], sides).map(({ text }) => text);
}

test('a picture of the visitor whose address says no origin is at the console’s', () => {
  const path = '/api/console/screenshots/0b1c-2';
  expect(textsOf(`Screenshot: ${path}`, `Screenshot: https://x.example${path}`, `a${path}`)).toEqual([
    `Screenshot: https://chat.example${path}`,
    `Screenshot: https://x.example${path}`,
    `a${path}`,
  ]);
});
