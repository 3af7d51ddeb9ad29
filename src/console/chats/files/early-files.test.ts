import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { keepEarlyFiles, takeEarlyFiles } from './early-files';

function setUp() {
  const page = Object.assign(new EventTarget(), { closest: () => page });
  const caseId = signal<string | undefined>('a');
  const stop = keepEarlyFiles(page, caseId);
  function paste(name: string, { text = '', isTaken = false } = {}) {
    const clipboardData = { files: [new File(['lamp'], name)], getData: () => text };
    const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData });
    if (isTaken) event.preventDefault();
    page.dispatchEvent(event);
  }
  function taken() {
    return takeEarlyFiles().map(({ name }) => name);
  }
  return { caseId, stop, paste, taken };
}

test('files that are pasted before anything takes them wait for it, in their chat alone', () => {
  const { caseId, stop, paste, taken } = setUp();
  paste('lamp.png');
  paste('desk.png');
  paste('cells.png', { text: 'a cell of a spreadsheet' });
  paste('desk-2.png', { isTaken: true });
  expect([taken(), taken()]).toEqual([['lamp.png', 'desk.png'], []]);
  paste('lamp.png');
  caseId.value = 'b';
  expect(taken()).toEqual([]);
  stop();
  paste('lamp.png');
  expect(taken()).toEqual([]);
});
