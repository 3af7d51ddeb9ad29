import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { CaseDetails, CaseEntry, CaseNote } from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import { outcomeOf, type Failure } from '../../kit/data/outcome';
import { createReadCases, mergeEntries, mergeNotes, type ReadCase } from './read-cases';

export type ConversationState =
  | { kind: 'none' }
  | { kind: 'loading'; caseId: string }
  | { kind: 'ready'; caseId: string }
  | { kind: 'notFound'; caseId: string }
  | ({ kind: 'failed'; caseId: string } & Failure);

export interface Conversation {
  state: ReadonlySignal<ConversationState>;
  caseId: ReadonlySignal<string | undefined>;
  /** The case as it was loaded; the inbox knows its summary better. */
  details: ReadonlySignal<CaseDetails | undefined>;
  /** Ascending by position. */
  entries: ReadonlySignal<readonly CaseEntry[]>;
  /** What colleagues wrote for each other, in the order written. */
  notes: ReadonlySignal<readonly CaseNote[]>;
  /** The first visitor entry that had not been read when the case was opened. */
  firstNew: ReadonlySignal<CaseEntry | undefined>;
  /** There are entries before the first one. */
  hasEarlier: ReadonlySignal<boolean>;
  /** Adds the page of entries before the first one; where it fails, the entries stay as they are. */
  loadEarlier(): Promise<void>;
  open(caseId: string, readBefore: number): Promise<void>;
  leave(): void;
  /** Loads the open case again, and keeps what is shown meanwhile. */
  reload(): Promise<void>;
  add(caseId: string, entry: CaseEntry): void;
  addNote(caseId: string, note: CaseNote): void;
  apply(event: ConsoleEvent): void;
}

export interface ConversationParts {
  client: ConsoleClient;
  onLoaded(details: CaseDetails): void;
  /** What is shown may lack something, and could not be loaded. */
  onStale(): void;
}

/** The case that is open: who the visitor is, and all that was said. */
export const ConversationModel = createModel(
  ({ client, onLoaded, onStale }: ConversationParts): Conversation => {
    const state = signal<ConversationState>({ kind: 'none' });
    const details = signal<CaseDetails | undefined>(undefined);
    const entries = signal<readonly CaseEntry[]>([]);
    const notes = signal<readonly CaseNote[]>([]);
    const firstNew = signal<CaseEntry | undefined>(undefined);
    const hasEarlier = signal(false);
    let readBefore = -1;
    let isNew = false;
    const readCases = createReadCases();
    /** Loads are numbered in the order in which they are asked for, since their answers may overtake each other. */
    const loads = { asked: 0, applied: 0, failed: 0 };
    const caseId = computed(() => (state.value.kind === 'none' ? undefined : state.value.caseId));

    async function load(id: string) {
      const number = ++loads.asked;
      const { value, failure } = await outcomeOf(() => client.caseDetails(id));
      if (caseId.value !== id || number < loads.applied) return;
      if (value) {
        loads.applied = number;
        arrive(value);
        if (number < loads.failed) onStale();
      } else {
        loads.failed = Math.max(loads.failed, number);
        fail(id, failure);
      }
    }
    function arrive(loaded: CaseDetails) {
      batch(() => {
        const read = Math.max(readBefore, loaded.summary.readUpTo ?? -1);
        if (isNew && read >= 0)
          firstNew.value = loaded.entries.find(({ kind, index }) => kind === 'visitor' && index > read);
        isNew = false;
        details.value = loaded;
        const known = entries.value;
        const [first] = loaded.entries;
        const isBehindGap = loaded.hasEarlier && first && first.index > (known.at(-1)?.index ?? -1) + 1;
        entries.value = isBehindGap ? loaded.entries : mergeEntries(known, loaded.entries);
        // An instance that has not been updated yet sends none.
        notes.value = mergeNotes(notes.value, loaded.notes ?? []);
        if (entries.value[0]?.index === first?.index) hasEarlier.value = loaded.hasEarlier;
        state.value = { kind: 'ready', caseId: loaded.summary.id };
      });
      onLoaded(loaded);
    }
    /** What was read is there again at once, also while the line is down. */
    function keepRead() {
      if (state.value.kind !== 'ready' || !details.value) return;
      readCases.keep(state.value.caseId, {
        details: details.value,
        entries: entries.value,
        notes: notes.value,
        hasEarlier: hasEarlier.value,
      });
    }
    function show(next: ConversationState, read: ReadCase | undefined) {
      state.value = next;
      details.value = read?.details;
      entries.value = read?.entries ?? [];
      notes.value = read?.notes ?? [];
      hasEarlier.value = read?.hasEarlier ?? false;
      firstNew.value = undefined;
    }
    function fail(id: string, failure: Failure) {
      if (failure.status === 404) {
        readCases.forget(id);
        show({ kind: 'notFound', caseId: id }, undefined);
      } else if (state.value.kind === 'ready') onStale();
      else state.value = { kind: 'failed', caseId: id, ...failure };
    }
    function add(id: string, entry: CaseEntry) {
      if (caseId.value !== id) return;
      const before = entries.value;
      entries.value = mergeEntries(before, [entry]);
      if (entries.value === before || state.value.kind !== 'ready') return;
      const isGap = entry.index > (before.at(-1)?.index ?? -1) + 1;
      // A system entry may say that the visitor moved to another page or has another e-mail.
      if (isGap || entry.kind === 'system') void load(id);
    }

    function addNote(id: string, note: CaseNote) {
      if (caseId.value === id) notes.value = mergeNotes(notes.value, [note]);
    }

    return {
      state,
      caseId,
      details,
      entries,
      notes,
      firstNew,
      hasEarlier,
      async loadEarlier() {
        const [id, first] = [caseId.value, entries.value[0]];
        if (id === undefined || !first) return;
        const page = await client.entriesBefore(id, first.index);
        if (entries.value[0] !== first) return;
        batch(() => {
          entries.value = mergeEntries(entries.value, page.entries);
          hasEarlier.value = page.hasEarlier;
        });
      },
      async open(id, read) {
        if (caseId.value === id && ['ready', 'loading'].includes(state.value.kind)) return;
        batch(() => {
          keepRead();
          const known = readCases.get(id);
          show({ kind: known ? 'ready' : 'loading', caseId: id }, known);
          readBefore = read;
          isNew = true;
        });
        await load(id);
      },
      leave() {
        batch(() => {
          keepRead();
          show({ kind: 'none' }, undefined);
        });
      },
      async reload() {
        if (caseId.value !== undefined) await load(caseId.value);
      },
      add,
      addNote,
      apply(event) {
        if (event.type === 'entry') add(event.caseId, event.entry);
        if (event.type === 'note') addNote(event.caseId, event.note);
        if (event.type === 'visitor' && event.caseId === caseId.value && details.value) {
          const { visitor } = details.value;
          details.value = { ...details.value, visitor: { ...visitor, isHere: event.isHere } };
        }
      },
    };
  },
);
