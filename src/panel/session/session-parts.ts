import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Invitation } from '../../contract/settings/invitation';
import type { Chat } from '../conversation/chat';
import { rememberBan } from './ban';
import type { Download } from './download';
import type { Environment } from './environment';
import type { ConversationFile, FarewellFile, Sending, SendingFile } from './files';
import { IntakeModel, type Intake, type IntakeEvents, type Started } from './intake';
import { RunningChatModel, type RunningChat, type RunningChatEvents } from './running-chat';
import type { Screenshot, SessionStatus, View } from './visitor-session';

/** What the actions of a session work with. */
export interface SessionParts {
  environment: Environment;
  intake: Intake;
  running: RunningChat;
  status: ReadonlySignal<SessionStatus>;
  /** The running chat, once its file is here. */
  joined: ReadonlySignal<Chat | undefined>;
  unread: ReadonlySignal<number>;
  view: Signal<View>;
  focusRequests: Signal<number>;
  isBanned: ReadonlySignal<boolean>;
  isCallAsked: Signal<boolean>;
  screenshot: Signal<Screenshot | undefined>;
  invitation: Signal<Invitation | undefined>;
  /** The invitation that the next chat answers. */
  accepted: Signal<Invitation | undefined>;
  /** A chat runs, whether its file is here or not. */
  isRunning(): boolean;
}

/** What sends a form, and begins the chat that comes of it. */
export type StartingFile = Download<Sending & { beginChat(parts: SessionParts, started: Started): void }>;

/** What only the actions of the session can handle. */
export type SessionEvents = Omit<IntakeEvents, 'onBanned'> & Pick<RunningChatEvents, 'onGone'>;

export function createSessionParts(
  environment: Environment,
  files: { conversation: ConversationFile; sending: SendingFile; farewells: FarewellFile },
  events: SessionEvents,
): SessionParts {
  const { browser, fire, wasBanned } = environment;
  const isBanned = signal(wasBanned);
  const view = signal<View>('closed');
  const screenshot = signal<Screenshot | undefined>(undefined);
  const invitation = signal<Invitation | undefined>(undefined);
  const intake = new IntakeModel(environment, files.sending, { ...events, onBanned });
  const running = new RunningChatModel(environment, files, {
    onEntered(stored) {
      intake.leave();
      invitation.value = undefined;
      view.value = stored.view;
    },
    onLeft(unsent) {
      screenshot.value = undefined;
      view.value = 'closed';
      // The next chat is about it.
      if (unsent) intake.form.setValue('message', unsent);
    },
    onView(next) {
      view.value = next;
    },
    onEnded(isNowBanned) {
      if (isNowBanned) onBanned();
      fire('ChatEnded', { endedByUser: false });
    },
    onFoundEnded(unsent) {
      if (view.peek() !== 'open' && unread.peek() === 0 && !unsent) running.leave();
    },
    onGone: events.onGone,
  });
  const joined = running.chat;
  const unread = computed(() => joined.value?.transcript.unread.value ?? 0);

  function onBanned() {
    rememberBan(browser.cookies);
    isBanned.value = true;
  }

  return {
    environment,
    intake,
    running,
    status: computed(() => {
      const unlessChat: SessionStatus = isBanned.value ? { kind: 'banned' } : intake.state.value;
      return running.state.value ?? unlessChat;
    }),
    joined,
    unread,
    view,
    focusRequests: signal(0),
    isBanned,
    isCallAsked: signal(false),
    screenshot,
    invitation,
    accepted: signal<Invitation | undefined>(undefined),
    isRunning: () => running.state.peek() !== undefined,
  };
}
