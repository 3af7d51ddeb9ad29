import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { NewSecondFactor } from '../../../operations/console/account';

export type SetUpStep =
  | { kind: 'none' }
  /** The password is asked for, which the service wants before it makes a secret. */
  | { kind: 'password' }
  /** The app is told the secret, and answers with a code. */
  | { kind: 'app'; begun: NewSecondFactor }
  /** It is on; these are shown this once. */
  | { kind: 'codes'; recoveryCodes: readonly string[] };

export interface SecondFactor {
  step: ReadonlySignal<SetUpStep>;
  open(): void;
  begin(password: string): Promise<void>;
  confirm(code: string): Promise<void>;
  close(): void;
  turnOff(password: string): Promise<void>;
}

/** Turning the second factor of an account on and off. */
export const SecondFactorModel = createModel(
  (
    { call }: Pick<ConsoleClient, 'call'>,
    onChanged: (isOn: boolean, recoveryCodesLeft: number) => void,
  ): SecondFactor => {
    const step = signal<SetUpStep>({ kind: 'none' });
    return {
      step,
      open() {
        step.value = { kind: 'password' };
      },
      async begin(password) {
        step.value = {
          kind: 'app',
          begun: await call('POST /account/second-factor', { body: { password } }),
        };
      },
      async confirm(code) {
        const { recoveryCodes } = await call('PUT /account/second-factor', { body: { code } });
        onChanged(true, recoveryCodes.length);
        step.value = { kind: 'codes', recoveryCodes };
      },
      close() {
        step.value = { kind: 'none' };
      },
      async turnOff(password) {
        await call('POST /account/second-factor/off', { body: { password } });
        onChanged(false, 0);
      },
    };
  },
);
