import { batch, computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { AgentStatus } from '../../../operations/parts';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { askedBesides } from '../../kit/data/failure-message';
import { MutationModel } from '../../kit/data/mutation';
import { outcomeOf, type Failure } from '../../kit/data/outcome';

export type SessionState =
  /** Not asked yet whether a session runs. */
  | { kind: 'asking' }
  | ({ kind: 'unreachable' } & Failure)
  | { kind: 'signedOut'; hasExpired: boolean }
  | { kind: 'signedIn'; agent: SignedInAgent };

/** Those who are not signed in, every agent, or an administrator among them. */
export type Role = 'guest' | 'agent' | 'administrator';

export interface Session {
  state: ReadonlySignal<SessionState>;
  /** What this person may see; `undefined` while it is not known. */
  role: ReadonlySignal<Role | undefined>;
  /** The person did not sign out: their session ended. */
  hasExpired: ReadonlySignal<boolean>;
  /** Why the agent could not sign out, go online or pause. */
  refusal: ReadonlySignal<Failure | undefined>;
  isChangingStatus: ReadonlySignal<boolean>;
  /** E-mail of the agent who was signed in last. */
  email: ReadonlySignal<string>;
  /** Grows when another account is signed in than was last, and not when it has another address. */
  turn: ReadonlySignal<number>;
  /** Asks whether a session runs in this browser. */
  resume(): Promise<void>;
  /** What the latest try wants besides the password: the code of a second factor, or to set one up. */
  asks: ReadonlySignal<'code' | 'setUp' | undefined>;
  /** Throws when it is refused, or what `check` then throws; where something besides is asked for, it sets `asks`. */
  signIn(email: string, password: string, code?: string, check?: () => Promise<void>): Promise<void>;
  /** Signs in by what another way in answers, as `signIn` does. */
  enterBy(work: () => Promise<SignedInAgent>): Promise<void>;
  signOut(): Promise<void>;
  /** `subStatus`: why the agent pauses. */
  setStatus(status: AgentStatus, subStatus?: string): Promise<void>;
  /** The service reported a change of the agent. */
  update(agent: SignedInAgent): void;
}

/** Who is signed in, and whether they take chats. */
export const SessionModel = createModel((client: ConsoleClient): Session => {
  const state = signal<SessionState>({ kind: 'asking' });
  const signingOut = new MutationModel();
  const changingStatus = new MutationModel();
  const mutations = [signingOut, changingStatus];
  /** What was chosen last; `wanted`: until it is sent. */
  const chosen = signal<Parameters<Session['setStatus']> | undefined>(undefined);
  let wanted: typeof chosen.value;
  const email = signal('');
  const turn = signal(0);
  let id: string | undefined;
  const asks = signal<'code' | 'setUp' | undefined>(undefined);

  function enter(agent: SignedInAgent) {
    return batch(() => {
      const isSame = id && agent.id ? id === agent.id : email.value === agent.email;
      if (!isSame) turn.value++;
      id = agent.id ?? (isSame ? id : undefined);
      state.value = { kind: 'signedIn', agent };
      email.value = agent.email;
      asks.value = undefined;
      for (const { reset } of mutations) reset();
    });
  }
  function leave(hasExpired: boolean) {
    state.value = { kind: 'signedOut', hasExpired };
  }
  /** Also where the answer was lost, and the change seemed to be refused. */
  function isAsChosen() {
    const { value } = state;
    const { status, subStatus } = value.kind === 'signedIn' ? value.agent : {};
    return status !== undefined && status === chosen.value?.[0] && subStatus === chosen.value[1];
  }
  effect(() =>
    client.onSignedOut(() => {
      const { kind } = state.peek();
      const isWanted = kind === 'asking' || signingOut.state.peek().kind === 'running';
      if (kind === 'signedIn' || kind === 'asking') leave(!isWanted);
    }),
  );

  async function enterBy(work: () => Promise<SignedInAgent>) {
    try {
      enter(await work());
    } catch (failure) {
      const asked = askedBesides(failure);
      if (!asked) throw failure;
      asks.value = asked;
    }
  }

  return {
    state,
    role: computed(() => roleIn(state.value)),
    hasExpired: computed(() => state.value.kind === 'signedOut' && state.value.hasExpired),
    refusal: computed(() =>
      (isAsChosen() ? [signingOut] : mutations)
        .map((mutation) => mutation.state.value)
        .find((one) => one.kind === 'refused'),
    ),
    isChangingStatus: computed(() => changingStatus.state.value.kind === 'running'),
    email,
    turn,
    asks,
    async resume() {
      state.value = { kind: 'asking' };
      const { value, failure } = await outcomeOf(client.session);
      if (value) enter(value);
      else if (state.value.kind === 'asking') state.value = { kind: 'unreachable', ...failure };
    },
    signIn: (address, password, code, check) =>
      enterBy(async () => {
        const agent = await client.signIn(address.trim(), password, code);
        await check?.();
        return agent;
      }),
    enterBy,
    async signOut() {
      await signingOut.run(async () => {
        await client.signOut();
        leave(false);
      });
    },
    async setStatus(...latest) {
      chosen.value = wanted = latest;
      await changingStatus.run(async () => {
        // By keys, a reason is reached through those above it.
        while (wanted) {
          const [status, subStatus] = wanted;
          wanted = undefined;
          const agent = await client.setStatus(status, subStatus);
          // Who has signed out meanwhile stays signed out.
          if (!wanted && state.peek().kind === 'signedIn') enter(agent);
        }
      });
    },
    update(agent) {
      if (state.value.kind !== 'signedIn') return;
      const { email: known, isAdministrator } = state.value.agent;
      // Tabs share the session, and a changed address ends it: this is somebody else, who signed in in another tab. So does a
      // lower role, whose screens would go before the sign-in that keeps them.
      if (agent.email !== known || (isAdministrator && !agent.isAdministrator)) leave(true);
      else state.value = { kind: 'signedIn', agent };
    },
  };
});

function roleIn(state: SessionState): Role | undefined {
  if (state.kind === 'signedIn') return state.agent.isAdministrator ? 'administrator' : 'agent';
  return state.kind === 'signedOut' ? 'guest' : undefined;
}
