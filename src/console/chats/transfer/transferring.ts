import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { NewTransfer, TransferTargets } from '../../../operations/console/transfers';
import { ConfirmingModel, type Confirming } from '../../kit/data/confirming';
import type { Inbox } from '../inbox/inbox';

export type Wanted = Pick<NewTransfer, 'to' | 'note'>;

export interface Transferring extends Confirming<Wanted> {
  /** Reads whom the chat can be transferred to. */
  readTargets(abort: AbortSignal): Promise<TransferTargets>;
  /** Which chat has gone to another widget, and which one, until the agent has read it. */
  gone: ReadonlySignal<{ visitor: string; to: string } | undefined>;
  finish(): void;
}

export interface TransferringParts {
  client: Pick<ConsoleClient, 'call'>;
  inbox: Pick<Inbox, 'byId'>;
  /** The agent may not read the chat any more. */
  onGone(): void;
}

/** Hands the open chat to a colleague, a team or another widget's people. */
export const TransferringModel = createModel(({ client, inbox, onGone }: TransferringParts): Transferring => {
  const gone = signal<{ visitor: string; to: string } | undefined>(undefined);
  let waitingSince: number | undefined;
  let visitor = '';
  const { subject, state, cancel, confirm, ask } = new ConfirmingModel(
    async (id: string, { to, note }: Wanted) => {
      const answer = await client.call('POST /cases/{id}/transfer', {
        path: { id },
        body: { to, ...(note && { note }), ...(waitingSince !== undefined && { waitingSince }) },
      });
      if (to.kind === 'widget') gone.value = { visitor, to: answer.to };
    },
  );
  return {
    subject,
    state,
    cancel,
    confirm,
    gone,
    ask(id) {
      const listed = inbox.byId.value.get(id);
      waitingSince = listed?.summary.waitingSince;
      visitor = listed?.name ?? '';
      ask(id);
    },
    readTargets: (abort) =>
      client.call('GET /cases/{id}/transfer', {
        path: { id: subject.value ?? '' },
        signal: abort,
      }),
    finish() {
      gone.value = undefined;
      onGone();
    },
  };
});
