import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { NewBan } from '../../../contract/endpoints';
import { failureMessage } from '../../kit/data/failure-message';

export type BanningState =
  | { kind: 'none' }
  | { kind: 'asking'; caseId: string }
  | { kind: 'running'; caseId: string }
  | { kind: 'refused'; caseId: string; message: string };

export interface Banning {
  state: ReadonlySignal<BanningState>;
  ask(caseId: string): void;
  cancel(): void;
  confirm(ban: NewBan): Promise<void>;
}

/** What the dialog shows of the visitor. */
export interface BanDialogProps {
  banning: Banning;
  name: string;
  email: string | undefined;
  ipAddress: string | undefined;
}

/** Banning the visitor of a chat, which the agent confirms. It ends the visitor's chats. */
export const BanningModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Banning => {
  const state = signal<BanningState>({ kind: 'none' });
  return {
    state,
    ask(caseId) {
      state.value = { kind: 'asking', caseId };
    },
    cancel() {
      state.value = { kind: 'none' };
    },
    async confirm(ban) {
      const asked = state.value;
      if (asked.kind === 'none' || asked.kind === 'running') return;
      const { caseId } = asked;
      state.value = { kind: 'running', caseId };
      try {
        await call('POST /cases/{id}/ban', { path: { id: caseId }, body: ban });
        state.value = { kind: 'none' };
      } catch (failure) {
        state.value = { kind: 'refused', caseId, message: failureMessage(failure) };
      }
    },
  };
});
