import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Address } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import { openIdRefusals, secondStep } from '../../../contract/organisation/open-id';
import type { SignInOptions } from '../../../operations/console/sign-in';
import type { Session } from './session';
import { signInTexts } from './texts';

export interface OpenId {
  /** What the provider is called, where there is one. */
  provider: ReadonlySignal<string | undefined>;
  /** An account that is there to be tried by everybody, where the service is a demo. */
  demo: ReadonlySignal<SignInOptions['demo']>;
  /** Nobody can sign in yet. */
  isFresh: ReadonlySignal<boolean>;
  /** Why the way to the provider and back signed nobody in. */
  refusal: ReadonlySignal<string | undefined>;
  /** The provider has signed somebody in whose second factor is still asked for. */
  isCodeAwaited: ReadonlySignal<boolean>;
  /** Signs in by it. */
  giveCode(code: string): Promise<void>;
  /** Asks how people can sign in; without an answer, by e-mail and password. */
  load(): Promise<void>;
}

/** Such a way ends at `#/sign-in/…`. */
const start = 'sign-in';

/** Signing in through an OpenID provider: the page leaves for it, and comes back to an address that says how it went. */
export const OpenIdModel = createModel(
  (
    { call }: Pick<ConsoleClient, 'call'>,
    path: ReadonlySignal<readonly string[]>,
    address: Pick<Address, 'goTo'>,
    session: Pick<Session, 'enterBy' | 'state'>,
  ): OpenId => {
    const options = signal<SignInOptions>({});
    const outcome = computed(() => (path.value[0] === start ? (path.value[1] ?? '') : ''));

    return {
      provider: computed(() => options.value.openId?.name),
      demo: computed(() => options.value.demo),
      isFresh: computed(() => options.value.isFresh === true),
      refusal: computed(() => {
        const refusal = openIdRefusals.find((one) => one === outcome.value);
        return refusal && signInTexts().refusals[refusal];
      }),
      isCodeAwaited: computed(() => outcome.value === secondStep),
      async giveCode(code) {
        await session.enterBy(() => call('POST /session/open-id', { body: { code } }));
        if (session.state.value.kind === 'signedIn') address.goTo('#/');
      },
      async load() {
        try {
          options.value = await call('GET /session/options');
        } catch {
          // The form is there, and its own try says what is wrong.
        }
      },
    };
  },
);
