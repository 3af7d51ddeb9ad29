import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { CaseSummary } from '../../../contract/console';
import { failureMessage } from '../../kit/data/failure-message';

export type ClosingState =
  | { kind: 'none' }
  | { kind: 'asking'; caseId: string }
  | { kind: 'running'; caseId: string }
  | { kind: 'failed'; caseId: string; message: string };

export interface Closing {
  state: ReadonlySignal<ClosingState>;
  ask(caseId: string): void;
  cancel(): void;
  confirm(): Promise<void>;
}

/** Closing a chat, which the agent confirms. */
export const ClosingModel = createModel(
  (client: ConsoleClient, onClosed: (summary: CaseSummary) => void): Closing => {
    const state = signal<ClosingState>({ kind: 'none' });
    return {
      state,
      ask(caseId) {
        state.value = { kind: 'asking', caseId };
      },
      cancel() {
        state.value = { kind: 'none' };
      },
      async confirm() {
        const asked = state.value;
        if (asked.kind === 'none' || asked.kind === 'running') return;
        const { caseId } = asked;
        state.value = { kind: 'running', caseId };
        try {
          const summary = await client.close(caseId);
          state.value = { kind: 'none' };
          onClosed(summary);
        } catch (failure) {
          state.value = { kind: 'failed', caseId, message: failureMessage(failure) };
        }
      },
    };
  },
);
