import { createFakeAddress } from '../../../src/browser/fakes/fake-address';
import { createFakeNotifications } from '../../../src/browser/fakes/fake-notifications';
import type { ConsoleBrowser } from '../../../src/browser/browser';
import { createConsoleClient } from '../../../src/client/console-client';
import { ConsoleModel } from '../../../src/console/app/console';
import type { CaseSummary } from '../../../src/operations/console/cases';
import { openLineStream, type EventLineOptions, type LineStream } from './event-line';
import { AgentUploadsModel, type AgentUploads } from '../../../src/console/chats/files/agent-uploads';
import type { OpenCase } from '../../../src/console/chats/conversation/open-case';
import type { VirtualTab } from './virtual-tab';
import type { ScreenMessage } from './visitor-tab';

/** A tab with the console's own models in it, and what an agent does there. */
export interface AgentConsole {
  tab: VirtualTab;
  /** Opens a chat, or tries again to. */
  open(caseId: string): void;
  /** Whether a chat is open that can be answered. */
  canSay(): boolean;
  say(text: string): void;
  /** Sends a file in the open chat, where it takes any; `onSaid` gets the text of the message that carries it. */
  attach(file: File, onSaid: (text: string) => void): void;
  /** States of the files that are on their way or were refused. */
  files(): string[];
  /** The messages of the open chat as they stand on the screen. */
  screen(): ScreenMessage[];
  /** What the list of chats knows of a chat. */
  listed(caseId: string): CaseSummary | undefined;
  /** Case ids of the notes that mention the agent, as far as the console knows. */
  mentions(): string[] | undefined;
  /** A change of the open chat, which nobody tries again when it fails. */
  change(make: Parameters<OpenCase['change']>[0]): void;
  /** The same for what answers something else than the chat. */
  ask(call: Parameters<OpenCase['ask']>[0]): void;
  /** Writes a note in the open chat. */
  note(text: string): void;
  /** Presses whatever offers another try; `hopeless`: texts that are removed once they were not sent. */
  tryAgain(hopeless?: readonly string[]): void;
  /** The same, but for "Try now" where the line is down. */
  settle(hopeless?: readonly string[]): void;
  /** The line of its events breaks. */
  breakEvents(): void;
  reload(): AgentConsole;
  close(): void;
}

export interface AgentConsoleOptions extends Omit<EventLineOptions, 'onData' | 'onEnd'> {
  tab: VirtualTab;
  /** What the address says behind `#`. */
  hash?: string;
}

export function createAgentConsole({ tab, hash = '', ...options }: AgentConsoleOptions): AgentConsole {
  const streams = new Set<LineStream>();
  const address = createFakeAddress();
  address.change(hash);
  const browser: ConsoleBrowser = {
    ...tab.browser,
    origin: 'https://chat.example',
    address,
    notifications: createFakeNotifications(),
    loadPush: async () => ({ subscribe: async () => undefined, unsubscribe: async () => {} }),
    ring: () => {},
    reload: () => {},
    hasFocus: tab.browser.page.isVisible,
    leaveTextBox: () => {},
    onFocus: tab.browser.page.onVisible,
  };
  const client = createConsoleClient({
    baseUrl: '/api/console',
    fetch: browser.network.fetch,
    clock: browser.clock,
    openStream(_url, onData, onEnd) {
      const stream = openLineStream({ ...options, onData, onEnd });
      streams.add(stream);
      return stream.close;
    },
  });
  const model = new ConsoleModel(client, browser);
  void model.session.resume();
  const uploads: AgentUploads[] = [];

  function openCase() {
    return model.workspace.peek()?.openCase;
  }
  function isReady() {
    return openCase()?.conversation.state.peek().kind === 'ready';
  }
  /** Something is written that has not gone out: the chat could not be taken over. */
  function hasDraft() {
    return openCase()?.composer.draft.peek() !== '';
  }
  /** An answer was not sent, as another agent had the chat: a person settles that before they write the next. */
  function hasRefused() {
    return (openCase()?.composer.refused.peek().size ?? 0) > 0;
  }
  /** Another agent has the chat: the dialog that asks is answered with yes. */
  function takeOver() {
    const { takingOver } = openCase() ?? {};
    if (takingOver?.subject.peek() !== undefined) void takingOver.confirm();
  }
  function removeRefused(hopeless: readonly string[]) {
    const { composer } = openCase() ?? {};
    for (const id of composer?.refused.peek() ?? [])
      if (hopeless.includes(composer?.textOf(id) ?? '')) composer?.remove(id);
  }
  function settle(hopeless: readonly string[] = []) {
    removeRefused(hopeless);
    if (model.session.state.peek().kind === 'unreachable') void model.session.resume();
    if (openCase()?.composer.fault.peek()) openCase()?.retry();
    if (isReady() && hasDraft()) openCase()?.send();
    takeOver();
  }
  /** A page that is left hears of nothing more. */
  function leave() {
    for (const stream of streams) stream.close();
  }

  return {
    tab,
    open(caseId) {
      model.workspace.peek()?.navigation.open(caseId);
    },
    canSay: () => isReady() && !hasDraft() && !hasRefused(),
    say(text) {
      const { composer, send } = openCase() ?? {};
      composer?.write(text);
      send?.();
      takeOver();
    },
    screen() {
      const shown = openCase()?.shown.peek() ?? [];
      return shown
        .filter((entry) => entry.kind === 'message')
        .map(({ isOwn, text, state }) => ({
          who: isOwn ? 'agent' : 'visitor',
          text,
          state: state ?? 'sent',
        }));
    },
    listed: (caseId) => model.workspace.peek()?.inbox.byId.peek().get(caseId)?.summary,
    mentions: () =>
      model.workspace
        .peek()
        ?.mentions.unread.peek()
        ?.map(({ summary }) => summary.id),
    change: (make) => void openCase()?.change(make).catch(ignore),
    ask: (call) => void openCase()?.ask(call).catch(ignore),
    note(text) {
      const { notes } = openCase() ?? {};
      notes?.write(text);
      notes?.send();
    },
    attach(file, onSaid) {
      const filing = openCase()?.filing.peek();
      if (!filing) return;
      function say(text: string) {
        onSaid(text);
        filing?.say(text);
      }
      const added = new AgentUploadsModel({ ...filing, say });
      uploads.push(added);
      added.add([file]);
    },
    files: () => uploads.flatMap(({ files }) => files.peek().map(({ state }) => state)),
    tryAgain(hopeless) {
      const { connection } = model.workspace.peek() ?? {};
      if (connection?.state.peek().kind === 'down') connection.retry();
      settle(hopeless);
    },
    settle,
    breakEvents() {
      for (const stream of streams) stream.fail();
    },
    reload() {
      leave();
      return createAgentConsole({ ...options, tab: tab.reload(), hash: address.hash() });
    },
    close() {
      leave();
      tab.close(true);
    },
  };
}

function ignore() {}
