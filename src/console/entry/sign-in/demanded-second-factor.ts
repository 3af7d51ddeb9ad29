import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { NewSecondFactor } from '../../../operations/console/account';
import type { Session } from './session';

export type DemandedStep =
  | { kind: 'none' }
  /** The app is told the secret, and answers with a code. */
  | { kind: 'app'; begun: NewSecondFactor }
  /** It is on, and the session runs; these are shown this once. */
  | { kind: 'codes'; recoveryCodes: readonly string[] };

export interface DemandedSecondFactor {
  step: ReadonlySignal<DemandedStep>;
  email: ReadonlySignal<string>;
  /** Throws what the service refuses, as `confirm` does. */
  begin(credentials: { email: string; password: string }): Promise<void>;
  confirm(code: string): Promise<void>;
  /** Back to the sign-in. */
  cancel(): void;
  /** The codes are kept: on to the console. */
  finish(): Promise<void>;
}

/** Setting up the second factor that the organisation demands, between the password and the session. */
export const DemandedSecondFactorModel = createModel(
  (
    client: Pick<ConsoleClient, 'call' | 'session'>,
    session: Pick<Session, 'enterBy'>,
  ): DemandedSecondFactor => {
    const step = signal<DemandedStep>({ kind: 'none' });
    const email = signal('');
    let password = '';
    return {
      step,
      email,
      async begin(credentials) {
        email.value = credentials.email.trim();
        password = credentials.password;
        const body = { email: email.value, password };
        step.value = { kind: 'app', begun: await client.call('POST /session/second-factor', { body }) };
      },
      async confirm(code) {
        const body = { email: email.value, password, code };
        const { recoveryCodes } = await client.call('PUT /session/second-factor', { body });
        password = '';
        step.value = { kind: 'codes', recoveryCodes };
      },
      cancel() {
        password = '';
        step.value = { kind: 'none' };
      },
      async finish() {
        await session.enterBy(client.session);
        step.value = { kind: 'none' };
      },
    };
  },
);
