import {
  computed,
  createModel,
  effect,
  signal,
  untracked,
  type Model,
  type ReadonlySignal,
} from '@preact/signals-core';
import type { ConsoleClient } from '../../client/console-client';
import { WorkspaceModel, type Workspace } from '../chats/workspace/workspace';
import { writingPrefix } from '../chats/workspace/writing-prefix';
import { SessionModel, type Session } from '../entry/sign-in/session';
import type { ConsoleBrowser } from '../../browser/browser';

export interface Console {
  session: Session;
  /** The workspace of the agent who is signed in, kept while an expired session is renewed. */
  workspace: ReadonlySignal<Workspace | undefined>;
  /** Visitors who wait for this agent, or for anyone. */
  waitingCount: ReadonlySignal<number>;
  /** Notes that mention this agent and that they have not read. */
  mentionCount: ReadonlySignal<number>;
}

export const ConsoleModel = createModel((client: ConsoleClient, browser: ConsoleBrowser): Console => {
  const session = new SessionModel(client);
  const workspace = signal<Model<Workspace> | undefined>(undefined);
  let owner: string | undefined;

  const agent = computed(() => {
    const state = session.state.value;
    return state.kind === 'signedIn' ? state.agent : undefined;
  });
  const signedInAs = computed(() => agent.value?.email);

  function aliasOn(widgetId: string) {
    return agent.value?.widgets.find((widget) => widget.widgetId === widgetId)?.alias ?? '';
  }
  function isOnline() {
    return agent.value?.status === 'online';
  }
  function enter(email: string) {
    let entered = workspace.peek();
    const storagePrefix = writingPrefix(browser.storage, email, agent.peek()?.id);
    const who = storagePrefix + email;
    if (!entered || owner !== who) {
      entered?.[Symbol.dispose]();
      owner = who;
      const parts = { client, browser, email, storagePrefix, aliasOn, isOnline, onAgent: session.update };
      workspace.value = entered = new WorkspaceModel(parts);
    }
    entered.start();
  }
  effect(() => {
    const email = signedInAs.value;
    untracked(() => {
      if (email !== undefined) enter(email);
      else workspace.peek()?.stop();
    });
  });

  /** Of the agent who is signed in. */
  const own = computed(() => agent.value && workspace.value);
  return {
    session,
    workspace,
    waitingCount: computed(() => own.value?.inbox.toAnswer.value.length ?? 0),
    mentionCount: computed(() => own.value?.mentions.unread.value?.length ?? 0),
  };
});
