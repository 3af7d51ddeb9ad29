import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import { MutationModel, type MutationState } from '../../kit/data/mutation';

export interface PasswordReset {
  /** What the address asks for: to sign in, to have a link mailed, or to follow one. */
  page: ReadonlySignal<'signIn' | 'forgotten' | 'newPassword'>;
  attempt: ReadonlySignal<MutationState>;
  isDone: ReadonlySignal<boolean>;
  ask(email: string): Promise<void>;
  set(password: string): Promise<void>;
}

/** The way to a new password for an agent who forgot theirs. */
export const PasswordResetModel = createModel(
  (client: ConsoleClient, path: ReadonlySignal<readonly string[]>): PasswordReset => {
    const mutation = new MutationModel();
    const isDone = signal(false);
    effect(() => {
      if (!path.value) return;
      mutation.reset();
      isDone.value = false;
    });

    async function run(work: () => Promise<void>) {
      const asked = path.value;
      isDone.value = false;
      const hasSucceeded = await mutation.run(work);
      isDone.value = hasSucceeded && path.value === asked;
    }

    return {
      page: computed(() => {
        const [page] = path.value;
        return page === 'reset' ? 'newPassword' : page === 'forgotten' ? 'forgotten' : 'signIn';
      }),
      attempt: mutation.state,
      isDone,
      ask: (email) => run(() => client.askForPassword(email.trim())),
      set: (password) => run(() => client.resetPassword(path.value[1] ?? '', password)),
    };
  },
);
