import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { keepEarlyFiles, takeEarlyFiles } from './early-files';

function setUp() {
  let place = '.answer-box-answer';
  const page = Object.assign(new EventTarget(), {
    closest: (asked: string) => (asked === place ? page : null),
  });
  const caseId = signal<string | undefined>('a');
  const stop = keepEarlyFiles(page, caseId);
  function paste(name: string, { text = '', isTaken = false, into = '.answer-box-answer' } = {}) {
    place = into;
    const clipboardData = { files: [new File(['lamp'], name)], getData: () => text };
    const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData });
    if (isTaken) event.preventDefault();
    page.dispatchEvent(event);
  }
  function taken(now?: number) {
    return takeEarlyFiles(now).map(({ name }) => name);
  }
  return { caseId, stop, paste, taken };
}

test('files that are pasted into an answer before anything takes them wait for it, in their chat alone and not for long', () => {
  const { caseId, stop, paste, taken } = setUp();
  paste('lamp.png');
  paste('desk.png');
  paste('cells.png', { text: 'a cell of a spreadsheet' });
  paste('desk-2.png', { isTaken: true });
  expect([taken(), taken()]).toEqual([['lamp.png', 'desk.png'], []]);
  paste('lamp.png');
  expect(taken(performance.now() + 60_000)).toEqual([]);
  paste('lamp.png');
  caseId.value = 'b';
  expect(taken()).toEqual([]);
  stop();
  paste('lamp.png');
  expect(taken()).toEqual([]);
});

test('a file that is pasted into a note never goes to the visitor', () => {
  const { paste, stop, taken } = setUp();
  paste('their-complaints.png', { into: '.answer-box-note' });
  expect(taken()).toEqual([]);
  stop();
});
