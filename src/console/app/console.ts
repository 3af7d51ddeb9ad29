import { computed, createModel, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../client/console-client';
import { DeskModel, type Desk } from '../workspace/workspace';
import { SessionModel, type Session } from '../sign-in/session';
import type { Surroundings } from '../frame/surroundings';

export interface Console {
  session: Session;
  /** The desk of the agent who is signed in, kept while an expired session is renewed. */
  desk: ReadonlySignal<Desk | undefined>;
  /** Title of the page: it counts who waits. */
  title: ReadonlySignal<string>;
  waitingCount: ReadonlySignal<number>;
}

const name = 'Chats';

export const ConsoleModel = createModel((client: ConsoleClient, surroundings: Surroundings): Console => {
  const session = new SessionModel(client);
  const desk = signal<Desk | undefined>(undefined);
  let current: { email: string; desk: Desk } | undefined;

  function sit(email: string) {
    if (current?.email !== email) {
      function aliasOn(widgetId: string) {
        const state = session.state.value;
        const widgets = state.kind === 'signedIn' ? state.agent.widgets : [];
        return widgets.find((widget) => widget.widgetId === widgetId)?.alias ?? '';
      }
      const [onAgent, onExpired] = [session.tell, session.expire];
      const parts = { client, surroundings, email, aliasOn, onAgent, onExpired };
      current = { email, desk: new DeskModel(parts) };
    }
    desk.value = current.desk;
    current.desk.start();
  }
  const signedInAs = computed(() =>
    session.state.value.kind === 'signedIn' ? session.state.value.agent.email : undefined,
  );
  effect(() => {
    const email = signedInAs.value;
    untracked(() => {
      if (email !== undefined) sit(email);
      else current?.desk.stop();
    });
  });

  // Whoever signs out leaves nothing half-written to the next one at this browser; an expired session is renewed.
  effect(() => {
    const state = session.state.value;
    if (state.kind === 'signedOut' && !state.hasExpired)
      untracked(() => current?.desk.composer.clearDrafts());
  });

  const waitingCount = computed(() =>
    signedInAs.value === undefined ? 0 : (desk.value?.inbox.waitingCount.value ?? 0),
  );
  return {
    session,
    desk,
    waitingCount,
    title: computed(() => (waitingCount.value > 0 ? `(${waitingCount.value}) ${name}` : name)),
  };
});
