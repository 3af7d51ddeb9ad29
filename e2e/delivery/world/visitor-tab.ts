import { createVisitorChatClient } from '../../../src/client/visitor-chat-client';
import { parseSettings } from '../../../src/contract/settings/parse-settings';
import { UploadsModel } from '../../../src/panel/files/uploads';
import { ChatModel } from '../../../src/panel/conversation/chat';
import type { Environment } from '../../../src/panel/session/environment';
import type { ConversationFile } from '../../../src/panel/session/files';
import type { StartingFile } from '../../../src/panel/session/session-parts';
import { beginChat } from '../../../src/panel/sending/begin-chat';
import { sendStart } from '../../../src/panel/sending/send-start';
import { createDownloaded } from '../../../src/panel/session/fake-download';
import { createFarewells } from '../../../src/panel/sending/farewells';
import { VisitorSessionModel } from '../../../src/panel/session/visitor-session-model';
import type { ChatServer } from './chat-server';
import type { VirtualTab } from './virtual-tab';

/** A tab with the widget's own models in it, and what a visitor can do there. */
export interface VisitorTab {
  tab: VirtualTab;
  session: InstanceType<typeof VisitorSessionModel>;
  /** Callbacks fired on this page. */
  fired: unknown[][];
  fillForm(question: string): void;
  say(text: string): void;
  /** Sends a file in the chat; `onSaid` gets the text of the message that carries it, once it goes out. */
  attach(file: File, onSaid: (text: string) => void): void;
  /** States of the files that are on their way or were refused. */
  files(): string[];
  /** Whether there is a chat that goes on. */
  isChatting(): boolean;
  /** The messages as they stand on the screen, from top to bottom. */
  screen(): ScreenMessage[];
  /** Presses "Try now" where it is offered. */
  tryNow(): void;
  /** What the bar says; 0 while the line is up. */
  secondsToTry(): number;
}

export interface ScreenMessage {
  who: 'visitor' | 'agent';
  text: string;
  state: 'sending' | 'sent' | 'failed';
  /** Shown as one that the server may have twice. */
  isRepeated?: boolean | undefined;
}

const downloaded: ConversationFile = createDownloaded({ ChatModel });
const farewells = createDownloaded({ createFarewells });
const sending: StartingFile = createDownloaded({ sendStart, beginChat });

const email = 'ann@example.com';

/** `isKnown`: the page vouches for the visitor's address. */
export function createVisitorTab(tab: VirtualTab, server: ChatServer, isKnown = false): VisitorTab {
  const { browser } = tab;
  const { widgetId, apiKey } = server;
  const service = { fetch: browser.network.fetch, baseUrl: '', apiKey, clock: browser.clock };
  const client = createVisitorChatClient(service);
  const fired: unknown[][] = [];
  const environment: Environment = {
    browser,
    service,
    widgetId,
    wasBanned: false,
    settings: parseSettings({}).settings,
    availability: () => client.availability(widgetId),
    warn: () => undefined,
    visitor: () => ({
      email: isKnown ? email : '',
      isEmailLocked: false,
      name: '',
      phone: '',
      description: '',
      customFields: {},
      identityProof: isKnown ? server.proofOf(email) : '',
    }),
    visit: () => ({
      pageUrl: 'https://shop.example/',
      referrerUrl: '',
      entryUrl: '',
      userAgent: 'Virtual/1.0',
      locale: 'en',
    }),
    alert: () => {},
    onInvitation: () => {},
    switchWidget: () => {},
    fire: (...call) => void fired.push(call),
  };
  const session = new VisitorSessionModel(environment, downloaded, sending, farewells);

  const uploads: InstanceType<typeof UploadsModel>[] = [];

  function chat() {
    const status = session.status.peek();
    return status.kind === 'chat' ? status.chat : undefined;
  }

  return {
    tab,
    session,
    fired,
    fillForm(question) {
      session.form.setValue('email', email);
      session.form.setValue('message', question);
    },
    say(text) {
      const running = chat();
      if (!running) throw new Error(`There is no chat to say "${text}" in.`);
      running.setDraft(text);
      running.send();
    },
    attach(file, onSaid) {
      const status = session.status.peek();
      if (status.kind !== 'chat') throw new Error('There is no chat to send a file in.');
      const { caseId, chat: running } = status;
      function say(text: string) {
        onSaid(text);
        running.say(text);
      }
      const added = new UploadsModel({ environment, caseId, chat: { ...running, say }, closed: 'Not sent' });
      uploads.push(added);
      added.add([file]);
    },
    files: () => uploads.flatMap(({ files }) => files.peek().map(({ state }) => state)),
    isChatting() {
      const phase = chat()?.transcript.phase.peek().kind;
      return phase === 'waiting' || phase === 'active';
    },
    screen() {
      const entries = chat()?.transcript.entries.peek() ?? [];
      return entries
        .filter((entry) => entry.kind === 'message')
        .map(({ isOwn, text, state = 'sent', isRepeated }) => {
          return { who: isOwn ? 'visitor' : 'agent', text, state, isRepeated };
        });
    },
    secondsToTry() {
      const connection = chat()?.connection;
      return connection?.state.peek().kind === 'down' ? connection.secondsLeft.peek() : 0;
    },
    tryNow() {
      const running = chat();
      if (running?.connection.state.peek().kind === 'down') running.tryNow();
    },
  };
}
