import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type {
  DueDeletions,
  Erasure,
  FoundVisitor,
  PrivacySettings,
  Retention,
  VisitorData,
  VisitorReference,
} from '../../../operations/console/privacy';
import { DraftModel, type Draft } from '../../kit/data/draft';
import { editedOver } from '../../kit/data/edited-over';
import { outcomeOf } from '../../kit/data/outcome';
import { readingTimeout } from '../../kit/data/reading-timeout';

export interface Privacy {
  settings: Draft<PrivacySettings>;
  /** What saving would delete, while it is asked about; `undefined` counts: they could not be read. */
  asked: ReadonlySignal<{ due: DueDeletions | undefined } | undefined>;
  /** Saves the settings, or first asks if they keep something for a shorter time. Answers whether they are saved. */
  saveOrAsk(): Promise<boolean>;
  /** Saves what was asked about. Answers whether it is saved. */
  save(): Promise<boolean>;
  cancel(): void;
  /** What was found of the visitor, until something else is asked for. */
  found: ReadonlySignal<FoundVisitor | undefined>;
  /** Throws what the service refuses. */
  find(visitor: VisitorReference): Promise<void>;
  /** Reads all that is kept of the visitor; the audit log says so. */
  export(visitor: VisitorReference): Promise<VisitorData>;
  erase(visitor: VisitorReference): Promise<Erasure>;
  forgetFound(): void;
}

/** What the organisation keeps of its visitors, and of one. */
export const PrivacyModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Privacy => {
  const found = signal<FoundVisitor | undefined>(undefined);
  /** What is asked for counts up: an answer about a visitor who is not asked for any more is dropped. */
  let turn = 0;
  const asked = signal<{ due: DueDeletions | undefined } | undefined>(undefined);
  /** What is written, where nobody else has changed anything since it was read. */
  async function readAgain(written: PrivacySettings) {
    const now = await call('GET /privacy');
    return { now, next: editedOver<PrivacySettings>(settings.saved.value ?? now, now, written) };
  }
  const settings: Draft<PrivacySettings> = new DraftModel<PrivacySettings>({
    read: async (signal) => ({ value: await call('GET /privacy', { signal }) }),
    async write({ value }) {
      const { now, next } = await readAgain(value);
      return { value: await call('PUT /privacy', { body: { ...next, revision: now.revision } }) };
    },
    moveOver: editedOver,
  });
  /** Nothing, where nothing would be kept for a shorter time. */
  async function readDue(written: PrivacySettings): Promise<DueDeletions | undefined> {
    const { now, next } = await readAgain(written);
    const shorter = shortened(now, next);
    return Object.keys(shorter).length > 0 ? call('GET /privacy/due', { query: shorter }) : undefined;
  }
  async function saveOrAsk(): Promise<boolean> {
    const written = settings.value.value;
    if (!written) return false;
    const { value, failure } = await outcomeOf(() => readDue(written));
    // What was written meanwhile deletes something else.
    if (settings.value.value !== written) return saveOrAsk();
    // Saving says what is wrong at its field.
    const isWrong = failure?.status === 400;
    if (isWrong || (!failure && Object.values(value ?? {}).every((count) => count === 0)))
      return settings.save();
    asked.value = { due: value };
    return false;
  }
  return {
    settings,
    asked,
    saveOrAsk,
    async save() {
      const isSaved = await settings.save();
      asked.value = undefined;
      return isSaved;
    },
    cancel() {
      asked.value = undefined;
    },
    found,
    async find(visitor) {
      const mine = ++turn;
      found.value = undefined;
      const answer = await call('POST /visitors/find', longCallAbout(visitor));
      if (mine === turn) found.value = answer;
    },
    export: (visitor) => call('POST /visitors/export', longCallAbout(visitor)),
    async erase(visitor) {
      const erasure = await call('POST /visitors/erase', longCallAbout(visitor));
      found.value = undefined;
      return erasure;
    },
    forgetFound() {
      turn++;
      found.value = undefined;
    },
  };
});

/** The numbers of days that have become less. */
function shortened(before: PrivacySettings, after: PrivacySettings): Retention {
  const { shortensAddresses: _before, ...had } = before;
  const { shortensAddresses: _after, ...has } = after;
  const less = Object.entries(has).filter(
    ([name, days]) => days !== undefined && days < (had[name as keyof Retention] ?? Infinity),
  );
  return Object.fromEntries(less);
}

/** A visitor may have thousands of chats, all of which the service goes through. */
function longCallAbout(visitor: VisitorReference) {
  return { body: visitor, timeout: readingTimeout };
}

/** The visitor with this e-mail, or the visitor of the case. */
export function referenceOf(text: string): VisitorReference {
  const trimmed = text.trim();
  return trimmed.includes('@') ? { email: trimmed } : { caseId: trimmed };
}
