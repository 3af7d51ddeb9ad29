import { createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { KeyValueStorage } from '../../../browser/browser';
import { readRecord } from '../../../browser/read-record';
import type { ConsoleClient } from '../../../client/console-client';
import type { FirstRun } from '../../../operations/console/sign-in';
import { isEmailAddress } from '../../../contract/email-address';
import { shortestOwnPassword } from '../../../contract/limits';
import { asFailure } from '../../../client/request';
import { FormModel, type Form } from '../../kit/data/form';
import { MutationModel, type Mutation } from '../../kit/data/mutation';

type Wanted = Omit<FirstRun, 'token'>;

/** In the order of the page. */
export const setupFields = ['organisation', 'name', 'email', 'password', 'widget'] as const;

export interface Setup {
  /** Whether the link opens: it is asked when the page is opened. */
  link: ReadonlySignal<'asking' | 'good' | 'over'>;
  checking: Mutation;
  form: Form<Wanted>;
  checkLink(): Promise<void>;
}

export interface SetupParts {
  client: Pick<ConsoleClient, 'call'>;
  /** Keeps what is typed, but for the password, while the page is loaded again. */
  storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>;
  token: string;
  /** The one who did it is signed in. */
  onDone(): Promise<void>;
}

const key = 'chat-widget-console:set-up';
const first: Wanted = { organisation: '', name: '', email: '', password: '', widget: 'Chat' };

/** The first administrator, organisation and widget of a fresh service. */
export const SetupModel = createModel(({ client: { call }, storage, token, onDone }: SetupParts): Setup => {
  const link = signal<'asking' | 'good' | 'over'>('asking');
  const checking = new MutationModel();
  const form = new FormModel<Wanted>({
    first: { ...first, ...readRecord<Omit<Wanted, 'password'>>(storage, key) },
    check: ({ email, password }) => [
      ...(isEmailAddress(email.trim()) ? [] : [{ path: 'email', message: 'must be an e-mail address' }]),
      ...(password.length >= shortestOwnPassword
        ? []
        : [{ path: 'password', message: `must have at least ${shortestOwnPassword} characters` }]),
    ],
    required: () => setupFields,
    async send(wanted) {
      try {
        await call('POST /setup', { body: { token, ...wanted } });
      } catch (failure) {
        if (asFailure(failure).status !== 410) throw failure;
        // The answer to an earlier try may have been lost.
        if (!(await signsIn(wanted))) {
          link.value = 'over';
          return;
        }
      }
      storage.remove(key);
      await onDone();
    },
  });
  /** Throws where that remains open, as without a line. */
  async function signsIn({ email, password }: Wanted) {
    try {
      await call('POST /session', { body: { email: email.trim(), password } });
      return true;
    } catch (failure) {
      if (asFailure(failure).status === 401) return false;
      throw failure;
    }
  }
  effect(() => {
    const { password: _, ...kept } = form.value.value;
    storage.set(key, JSON.stringify(kept));
  });

  return {
    link,
    checking,
    form,
    async checkLink() {
      await checking.run(async () => {
        try {
          await call('POST /setup/link', { body: { token } });
          link.value = 'good';
        } catch (failure) {
          if (asFailure(failure).status !== 410) throw failure;
          link.value = 'over';
        }
      });
    },
  };
});
