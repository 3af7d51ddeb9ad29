import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import { failureMessage } from '../../kit/data/failure-message';

export type ResetAttempt =
  | { kind: 'none' }
  | { kind: 'running' }
  | { kind: 'refused'; message: string }
  | { kind: 'done' };

export interface PasswordReset {
  /** What the address asks for: to sign in, to have a link mailed, or to follow one. */
  page: ReadonlySignal<'signIn' | 'forgotten' | 'newPassword'>;
  attempt: ReadonlySignal<ResetAttempt>;
  ask(email: string): Promise<void>;
  set(password: string): Promise<void>;
}

/** The way to a new password for whoever forgot theirs. */
export const PasswordResetModel = createModel(
  (client: ConsoleClient, path: ReadonlySignal<readonly string[]>): PasswordReset => {
    const attempt = signal<ResetAttempt>({ kind: 'none' });

    effect(() => {
      if (path.value) attempt.value = { kind: 'none' };
    });

    async function run(work: () => Promise<void>) {
      if (attempt.value.kind === 'running') return;
      attempt.value = { kind: 'running' };
      try {
        await work();
        attempt.value = { kind: 'done' };
      } catch (failure) {
        attempt.value = { kind: 'refused', message: failureMessage(failure) };
      }
    }

    return {
      page: computed(() => {
        const [page] = path.value;
        return page === 'reset' ? 'newPassword' : page === 'forgotten' ? 'forgotten' : 'signIn';
      }),
      attempt,
      ask: (email) => run(() => client.askForPassword(email.trim())),
      set: (password) => run(() => client.resetPassword(path.value[1] ?? '', password)),
    };
  },
);
