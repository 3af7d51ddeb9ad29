import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type {
  Erasure,
  PrivacySettings,
  VisitorData,
  VisitorReference,
} from '../../../operations/console/privacy';
import { DraftModel, type Draft } from '../../kit/data/draft';

export interface Privacy {
  settings: Draft<PrivacySettings>;
  /** What was found of the visitor, until something else is asked for. */
  found: ReadonlySignal<VisitorData | undefined>;
  /** Throws what the service refuses. */
  find(visitor: VisitorReference): Promise<void>;
  erase(visitor: VisitorReference): Promise<Erasure>;
  forgetFound(): void;
}

/** What the organisation keeps of its visitors, and of one. */
export const PrivacyModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Privacy => {
  const found = signal<VisitorData | undefined>(undefined);
  return {
    settings: new DraftModel({
      read: async (signal) => ({ value: await call('GET /privacy', { signal }) }),
      write: async ({ value }) => ({ value: await call('PUT /privacy', { body: value }) }),
    }),
    found,
    async find(visitor) {
      found.value = undefined;
      found.value = await call('POST /visitors/export', { body: visitor });
    },
    async erase(visitor) {
      const erasure = await call('POST /visitors/erase', { body: visitor });
      found.value = undefined;
      return erasure;
    },
    forgetFound() {
      found.value = undefined;
    },
  };
});

/** Whoever has this e-mail, or whoever the case is of. */
export function referenceOf(text: string): VisitorReference {
  const trimmed = text.trim();
  return trimmed.includes('@') ? { email: trimmed } : { caseId: trimmed };
}
