import { expect, test } from 'vitest';
import { aNote, anEntry } from '../../kit/frame/fake-console-client';
import type { CaseEntry, CaseNote } from '../../../operations/console/cases';
import { createShownEntries } from './shown-entries';

const sides = { visitor: 'Ann', me: 'Maya' };

function textsOf(...texts: string[]) {
  const show = createShownEntries('https://chat.example');
  const entries = texts.map((text, index) => anEntry(index, { text }));
  return show({ entries, notes: [], unsent: [], unsentNotes: [] }, sides).map(({ text }) => text);
}

test('a picture of the visitor whose address says no origin is at the console’s', () => {
  const path = '/api/console/screenshots/0b1c-2';
  expect(textsOf(`Screenshot: ${path}`, `Screenshot: https://x.example${path}`, `a${path}`)).toEqual([
    `Screenshot: https://chat.example${path}`,
    `Screenshot: https://x.example${path}`,
    `a${path}`,
  ]);
});

function wovenOf(entries: CaseEntry[], notes: CaseNote[]) {
  const show = createShownEntries('https://chat.example');
  return show({ entries, notes, unsent: [], unsentNotes: [] }, sides).map(({ text }) => text);
}

test('a note follows the entry that was the last when it was written, also where clocks differ', () => {
  const entries = [anEntry(0, { at: 90 }), anEntry(1, { at: 50 }), anEntry(2, { at: 10 })];
  const notes = [
    aNote(0, { afterIndex: 0 }),
    aNote(1, { afterIndex: 0 }),
    aNote(2, { afterIndex: 2, at: 1 }),
  ];
  expect(wovenOf(entries, notes)).toEqual(['entry 0', 'note 0', 'note 1', 'entry 1', 'entry 2', 'note 2']);
});

test('of a long chat whose beginning is not loaded the notes of that beginning are not shown yet', () => {
  const notes = [aNote(0, { afterIndex: 3 }), aNote(1, { afterIndex: 8 }), aNote(2, { afterIndex: 12 })];
  expect(wovenOf([anEntry(8), anEntry(9)], notes)).toEqual(['entry 8', 'note 1', 'entry 9', 'note 2']);
});

test('what is on its way is at the end in the order written, notes and answers alike, until it has arrived', () => {
  const show = createShownEntries('https://chat.example');
  function unsent(messageId: string, at: number) {
    return { caseId: 'a', messageId, text: messageId, at, state: 'sending' as const };
  }
  const said = {
    entries: [anEntry(0)],
    notes: [] as CaseNote[],
    unsent: [unsent('answer 1', 1), unsent('answer 3', 3)],
    unsentNotes: [unsent('note 2', 2)],
  };
  const before = show(said, sides);
  expect(before.map(({ key }) => key)).toEqual(['entry-0', 'answer 1', 'note 2', 'answer 3']);
  const after = show({ ...said, notes: [aNote(0, { messageId: 'note 2', afterIndex: 0 })] }, sides);
  expect(after.map(({ key }) => key)).toEqual(['entry-0', 'note 2', 'answer 1', 'answer 3']);
  expect(after[0]).toBe(before[0]);
});

test('a message carries the file that the service says, by its own name, and no other that its text looks like', () => {
  const show = createShownEntries('https://chat.example');
  const id = 'f'.repeat(43);
  const text = `holiday.png (3 kB) https://x.example/files/${id}`;
  const file = { id, name: 'bill.docx', type: 'application/octet-stream', size: 48_000, url: `/files/${id}` };
  const entries = [anEntry(0, { text }), anEntry(1, { text, file })];
  expect(show({ entries, notes: [], unsent: [], unsentNotes: [] }, sides)).toMatchObject([
    { text, file: 'none' },
    { text, file: { id, name: 'bill.docx', size: '48 kB' } },
  ]);
});
