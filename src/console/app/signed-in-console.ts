import { createFakeBrowser } from '../../browser/fakes/fake-browser';
import { settle } from '../../browser/fakes/fake-clock';
import type { CaseDetails } from '../../operations/console/cases';
import type { Workspace } from '../chats/workspace/workspace';
import { aCase, anEntry, createFakeConsoleClient, maya } from '../kit/frame/fake-console-client';
import { ConsoleModel } from './console';

/** A console for tests: the agent is signed in, and the stream of events is open. */
export async function openSignedInConsole(...cases: CaseDetails[]) {
  const client = createFakeConsoleClient(...cases);
  const browser = createFakeBrowser();
  const model = new ConsoleModel(client, browser);
  await model.session.resume();
  client.emit({ type: 'hello' });
  await settle();
  return { client, browser, model, workspace: workspaceOf(model.workspace.value) };
}

/** With a chat `a` that waits, an own one `b`, and an offline message `m`. */
export function openConsoleWithChats() {
  return openSignedInConsole(
    aCase({ id: 'a', visitorName: 'Ana', unansweredSince: 0 }, [anEntry(0)]),
    aCase({ id: 'b', state: 'active', agentEmail: maya.email }, [anEntry(0), anEntry(1, { kind: 'agent' })]),
    aCase({ id: 'm', type: 'offline', state: 'closed' }, [anEntry(0)]),
  );
}

export function workspaceOf(workspace: Workspace | undefined): Workspace {
  if (!workspace) throw new Error('Nobody is signed in.');
  return workspace;
}

/** The id that a fake browser makes at that turn. */
export function idOf(turn: number): string {
  return `00000000-0000-4000-8000-00000000000${turn}`;
}
