import { batch, computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { AgentStatus, SignedInAgent } from '../../../contract/console';
import { failureMessage, askedBesides } from '../../kit/data/failure-message';

export type SessionState =
  /** Not asked yet whether a session runs. */
  | { kind: 'asking' }
  | { kind: 'unreachable'; message: string }
  | { kind: 'signedOut'; hasExpired: boolean }
  | { kind: 'signedIn'; agent: SignedInAgent };

/** Whoever is not signed in, every agent, or an administrator among them. */
export type Role = 'guest' | 'agent' | 'administrator';

export type Attempt = { kind: 'none' } | { kind: 'running' } | { kind: 'refused'; message: string };

export interface Session {
  state: ReadonlySignal<SessionState>;
  /** What this person may see; `undefined` while it is not known. */
  role: ReadonlySignal<Role | undefined>;
  /** Whoever was signed in has not signed out: their session ended. */
  hasExpired: ReadonlySignal<boolean>;
  /** The latest try to sign in. */
  attempt: ReadonlySignal<Attempt>;
  /** The latest try to go online or to pause. */
  statusChange: ReadonlySignal<Attempt>;
  /** E-mail of the agent who was signed in last. */
  email: ReadonlySignal<string>;
  /** Asks whether a session runs in this browser. */
  resume(): Promise<void>;
  /** What the latest try wants besides the password: the code of a second factor, or to set one up. */
  asks: ReadonlySignal<'code' | 'setUp' | undefined>;
  signIn(email: string, password: string, code?: string): Promise<void>;
  /** Signs in by what another way in answers. */
  enterBy(work: () => Promise<SignedInAgent>): Promise<void>;
  signOut(): Promise<void>;
  setStatus(status: AgentStatus): Promise<void>;
  /** The service reported a change of the agent. */
  update(agent: SignedInAgent): void;
}

/** Who is signed in, and whether they take chats. */
export const SessionModel = createModel((client: ConsoleClient): Session => {
  const state = signal<SessionState>({ kind: 'asking' });
  const attempt = signal<Attempt>({ kind: 'none' });
  const statusChange = signal<Attempt>({ kind: 'none' });
  const email = signal('');
  const asks = signal<'code' | 'setUp' | undefined>(undefined);

  function enter(agent: SignedInAgent) {
    return batch(() => {
      state.value = { kind: 'signedIn', agent };
      attempt.value = { kind: 'none' };
      statusChange.value = { kind: 'none' };
      email.value = agent.email;
      asks.value = undefined;
    });
  }
  function leave(hasExpired: boolean) {
    state.value = { kind: 'signedOut', hasExpired };
  }
  let isSigningOut = false;
  effect(() =>
    client.onSignedOut(() => {
      const { kind } = state.peek();
      if (kind === 'signedIn' || kind === 'asking') leave(kind === 'signedIn' && !isSigningOut);
    }),
  );

  async function attemptTo(work: () => Promise<SignedInAgent>): Promise<void> {
    if (attempt.value.kind === 'running') return;
    attempt.value = { kind: 'running' };
    try {
      enter(await work());
    } catch (failure) {
      const asked = askedBesides(failure);
      if (asked) {
        batch(() => {
          asks.value = asked;
          attempt.value = { kind: 'none' };
        });
        return;
      }
      attempt.value = { kind: 'refused', message: failureMessage(failure) };
    }
  }

  return {
    state,
    role: computed(() => roleIn(state.value)),
    hasExpired: computed(() => state.value.kind === 'signedOut' && state.value.hasExpired),
    attempt,
    statusChange,
    email,
    asks,
    async resume() {
      state.value = { kind: 'asking' };
      try {
        enter(await client.session());
      } catch (failure) {
        if (state.value.kind === 'asking')
          state.value = { kind: 'unreachable', message: failureMessage(failure) };
      }
    },
    signIn: (address, password, code) => attemptTo(() => client.signIn(address.trim(), password, code)),
    enterBy: attemptTo,
    async signOut() {
      isSigningOut = true;
      try {
        await client.signOut();
        leave(false);
      } catch (failure) {
        statusChange.value = { kind: 'refused', message: failureMessage(failure) };
      } finally {
        isSigningOut = false;
      }
    },
    async setStatus(status) {
      if (statusChange.value.kind === 'running') return;
      statusChange.value = { kind: 'running' };
      try {
        enter(await client.setStatus(status));
      } catch (failure) {
        statusChange.value = { kind: 'refused', message: failureMessage(failure) };
      }
    },
    update(agent) {
      if (state.value.kind === 'signedIn') state.value = { kind: 'signedIn', agent };
    },
  };
});

function roleIn(state: SessionState): Role | undefined {
  if (state.kind === 'signedIn') return state.agent.isAdministrator ? 'administrator' : 'agent';
  return state.kind === 'signedOut' ? 'guest' : undefined;
}
