import { expect, test } from 'vitest';
import { takeDropped } from './take-dropped';

const file = { name: 'lamp.png' };

function pasted(texts: Record<string, string>, files: unknown[]): { taken: unknown[]; isText: boolean } {
  const element = new EventTarget();
  const taken: unknown[] = [];
  const undo = takeDropped(element as HTMLElement, (given) => taken.push(...given));
  const types = [...Object.keys(texts), ...(files[0] ? ['Files'] : [])];
  const clipboardData = { types, files, getData: (type: string) => texts[type] ?? '' };
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData });
  element.dispatchEvent(event);
  undo();
  return { taken, isText: !event.defaultPrevented };
}

test.each([
  ['a file', {}],
  ['a file, which the Finder names beside it', { 'text/plain': 'lamp.png' }],
  ['a picture of a page', { 'text/html': '<img src="lamp.png">' }],
])('%s is taken', (_, texts) => {
  expect(pasted(texts, [file])).toEqual({ taken: [file], isText: false });
});

test.each([
  ['a text', { 'text/plain': 'lamp.png' }, []],
  ['what a spreadsheet also draws', { 'text/plain': '1\t2', 'text/html': '<table>' }, [file]],
  ['what a word processor also draws', { 'text/plain': 'Lamp', 'text/rtf': '{Lamp}' }, [file]],
])('%s stays text', (_, texts, files) => {
  expect(pasted(texts as Record<string, string>, files)).toEqual({ taken: [], isText: true });
});
