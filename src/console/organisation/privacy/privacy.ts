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
import { outcomeOf } from '../../kit/data/outcome';

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
  const settings = new DraftModel<PrivacySettings>({
    read: async (signal) => ({ value: await call('GET /privacy', { signal }) }),
    write: async ({ value }) => ({ value: await call('PUT /privacy', { body: value }) }),
  });
  return {
    settings,
    asked,
    async saveOrAsk() {
      const shorter = shortened(settings.saved.value, settings.value.value);
      if (Object.keys(shorter).length === 0) return settings.save();
      const { value, failure } = await outcomeOf(() => call('GET /privacy/due', { query: shorter }));
      // Saving says what is wrong at its field.
      if (failure?.status === 400) return settings.save();
      if (value && Object.values(value).every((count) => count === 0)) return settings.save();
      asked.value = { due: value };
      return false;
    },
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
      const answer = await call('POST /visitors/find', { body: visitor });
      if (mine === turn) found.value = answer;
    },
    export: (visitor) => call('POST /visitors/export', { body: visitor }),
    async erase(visitor) {
      const erasure = await call('POST /visitors/erase', { body: visitor });
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
function shortened(before: PrivacySettings | undefined, after: PrivacySettings | undefined): Retention {
  const { shortensAddresses: _before, ...had } = before ?? { shortensAddresses: false };
  const { shortensAddresses: _after, ...has } = after ?? { shortensAddresses: false };
  const less = Object.entries(has).filter(
    ([name, days]) => days !== undefined && days < (had[name as keyof Retention] ?? Infinity),
  );
  return Object.fromEntries(less);
}

/** The visitor with this e-mail, or the visitor of the case. */
export function referenceOf(text: string): VisitorReference {
  const trimmed = text.trim();
  return trimmed.includes('@') ? { email: trimmed } : { caseId: trimmed };
}
