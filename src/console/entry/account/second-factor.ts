import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { NewSecondFactor, OwnAccount } from '../../../operations/console/account';
import type { Resource } from '../../kit/data/resource';

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
    { load }: Pick<Resource<OwnAccount>, 'load'>,
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
        const confirming = call('PUT /account/second-factor', { body: { code } });
        // It may be on, where the answer was lost.
        confirming.catch(() => void load());
        const { recoveryCodes } = await confirming;
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
