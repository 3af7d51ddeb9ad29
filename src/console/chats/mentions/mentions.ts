import { action, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { Mention } from '../../../operations/console/inbox/mentions';
import { createLatestRead } from '../../kit/data/latest-read';
import { outcomeOf } from '../../kit/data/outcome';

export interface Mentions {
  /** Those that the agent has not read, the latest first; `undefined` until they are loaded. */
  unread: ReadonlySignal<readonly Mention[] | undefined>;
  /** Lists are being loaded, which will bring them too. */
  expect(): void;
  /** Takes what the lists brought, unless something newer is known by then. */
  learn(mentions: readonly Mention[]): void;
  load(): Promise<void>;
  /** The agent reads the case. */
  read(caseId: string): void;
}

/** Notes in which colleagues mention the agent, until they are read. `onStale`: one may be missing. */
export const MentionsModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, onStale: () => void): Mentions => {
    const unread = signal<readonly Mention[] | undefined>(undefined);
    const latest = createLatestRead();
    let before = unread.value;
    return {
      unread,
      expect() {
        before = unread.value;
      },
      learn(mentions) {
        if (unread.value === before) unread.value = mentions;
      },
      async load() {
        const outcome = await latest.read((abort) => call('GET /mentions', { signal: abort }));
        if (outcome?.value) unread.value = outcome.value.mentions;
        else if (outcome) onStale();
      },
      read: action((caseId: string) => {
        const left = unread.value?.filter(({ summary }) => summary.id !== caseId);
        if (!left || left.length === unread.value?.length) return;
        latest.cancel();
        unread.value = left;
        // One that could not be marked comes back with the next load.
        void outcomeOf(() => call('DELETE /cases/{id}/mentions', { path: { id: caseId } }));
      }),
    };
  },
);

export function mentionKey({ summary, note }: Mention): string {
  return `${summary.id} ${note.number}`;
}
