import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { BoxType } from '../../contract/callbacks';
import { bannedCookie, parseStoredChat, storedChatKey, type StoredChat } from '../../contract/stored-chat';
import { ChatModel, type Chat, type ChatOf } from './chat';
import { forgetChat, loadChat, saveChat, saveMessage } from './chat-store';
import type { FormValues } from './check-form';
import { isOver } from './conversation-state';
import type { Form } from './form';
import { IntakeModel, type IntakeState } from './intake';
import type { Surroundings } from './surroundings';

export type SessionStatus = IntakeState | { name: 'chat'; chat: Chat } | { name: 'banned' };

export type View = 'closed' | 'open' | 'minimized';

export interface Session {
  status: ReadonlySignal<SessionStatus>;
  view: ReadonlySignal<View>;
  form: Form;
  /** Agent messages the visitor has not seen. */
  unread: ReadonlySignal<number>;
  /** Counts up whenever the visitor's own doing brings the panel up: it then takes the focus. */
  focusRequests: ReadonlySignal<number>;
  caseId(): string;
  /** Opens the running chat, or the form; by the visitor, or by code in their name. */
  open(): void;
  minimize(): void;
  /** The close button: of a form, of a chat that is over, or of a running chat once that was confirmed. */
  close(): void;
  /** By code: takes a form away, minimises a running chat. */
  closeForm(): void;
  submit(): void;
  /** Without the form where what is required is known; opens the form otherwise. */
  startChat(message: string): void;
  /** Leaves a chat that is over, or a confirmation, for a new form; asks again when the service was out of reach. */
  startAnew(): void;
  stop(): void;
}

interface Running {
  stored: StoredChat;
  chat: ChatOf;
}

const banDays = 30;

/** What the visitor is doing with the widget: nothing, a form, a chat; across pages and tabs. */
export const SessionModel = createModel<Session, [Surroundings]>((surroundings) => {
  const { browser, widgetId, fire } = surroundings;
  const { storage } = browser;
  const running = signal<Running | undefined>(undefined);
  const isBanned = signal(browser.cookies.get(bannedCookie) !== undefined);
  const view = signal<View>('closed');
  const focusRequests = signal(0);
  const intake = new IntakeModel(surroundings, {
    onForm() {
      if (view.peek() === 'open') fire('Open', formStatus());
    },
    onStarted: chatStarted,
  });
  const status = computed<SessionStatus>(() => {
    const chat = running.value?.chat;
    const unlessChat: SessionStatus = isBanned.value ? { name: 'banned' } : intake.state.value;
    return chat ? { name: 'chat', chat } : unlessChat;
  });

  const undo = storage.onChange((key, value) => {
    if (key === storedChatKey(widgetId)) followOtherTab(parseStoredChat(value));
  });
  const found = loadChat(storage, widgetId);
  if (found) adopt(found, true);

  function adopt(stored: StoredChat, isRestored: boolean) {
    const chat: ChatOf = new ChatModel(surroundings, stored, {
      isRestored,
      onSeen: (seenIndex) => remember({ seenIndex }),
      onEnded(how) {
        if (how === 'banned') ban();
        fire('ChatEnded', { endedByUser: false });
      },
      onFoundEnded() {
        if (view.peek() !== 'open' && chat.transcript.unread.peek() === 0) leaveChat();
      },
      onGone(unsent) {
        const wasOpen = view.peek() === 'open';
        leaveChat();
        if (unsent) intake.form.setValue('message', unsent);
        if (wasOpen) beginIntake({ notice: 'chatGone' });
      },
    });
    batch(() => {
      intake.leave();
      running.value = { stored, chat };
      view.value = stored.view;
    });
  }

  function ban() {
    browser.cookies.set(bannedCookie, '1', banDays);
    isBanned.value = true;
  }

  function remember(change: Partial<StoredChat>) {
    const current = running.peek();
    if (!current) return;
    current.stored = { ...current.stored, ...change };
    saveChat(storage, widgetId, current.stored);
  }

  function leaveChat() {
    const current = running.peek();
    if (!current) return;
    current.chat.stop();
    forgetChat(storage, widgetId, current.stored.caseId);
    batch(() => {
      running.value = undefined;
      view.value = 'closed';
    });
  }

  function followOtherTab(stored: StoredChat | undefined) {
    const current = running.peek();
    if (current && current.stored.caseId === stored?.caseId) {
      current.stored = stored;
      current.chat.followSeen(stored.seenIndex);
      view.value = stored.view;
      return;
    }
    leaveChat();
    if (stored) adopt(stored, true);
  }

  function chatStarted(caseId: string, { email, message }: FormValues) {
    // Another tab was quicker: its chat goes on, this one would be a second.
    if (running.peek()) return;
    const startedAt = browser.clock.now();
    const isOpen = view.peek() === 'open';
    const stored: StoredChat = {
      version: 1,
      caseId,
      startedAt,
      view: isOpen ? 'open' : 'minimized',
      seenIndex: -1,
      chatType: 'manual',
    };
    saveChat(storage, widgetId, stored);
    if (message) {
      const first = { version: 1, id: browser.uuid(), text: message, at: startedAt } as const;
      saveMessage(storage, caseId, { ...first, state: 'sent', after: -1 });
    }
    adopt(stored, false);
    if (isOpen) focusRequests.value++;
    fire('StartChat', email, message, 'manual');
  }

  function beginIntake(options?: Parameters<typeof intake.begin>[0]) {
    batch(() => {
      view.value = 'open';
      intake.begin(options);
    });
  }

  function show() {
    const wasMinimized = view.peek() === 'minimized';
    view.value = 'open';
    remember({ view: 'open' });
    if (wasMinimized) fire('Minimize', false, 'manual', boxType());
    else fire('Open', 'online');
  }

  function hide() {
    view.value = 'minimized';
    remember({ view: 'minimized' });
    running.peek()?.chat.setWatched(false);
  }

  function dismiss() {
    intake.leave();
    view.value = 'closed';
  }

  function boxType(): BoxType {
    if (running.peek()) return 'chatManual';
    return intake.form.kind.peek() === 'offline' ? 'offline' : 'prechat';
  }

  function formStatus() {
    return intake.form.kind.peek() === 'offline' ? 'offline' : 'online';
  }

  return {
    status,
    view,
    form: intake.form,
    unread: computed(() => running.value?.chat.transcript.unread.value ?? 0),
    focusRequests,
    caseId: () => running.value?.stored.caseId ?? '',
    open() {
      focusRequests.value++;
      const { name } = status.value;
      if (name === 'idle' || name === 'unreachable') beginIntake();
      else if (view.value !== 'open') show();
    },
    minimize() {
      if (view.value !== 'open') return;
      const { name } = status.value;
      const isWorthKeeping = name === 'chat' || name === 'form' || name === 'loading';
      if (isWorthKeeping) hide();
      else dismiss();
      fire('Minimize', true, 'manual', boxType());
    },
    close() {
      const current = running.value;
      if (!current) {
        dismiss();
        fire('Close', 'form', formStatus());
        return;
      }
      const wasOver = isOver(current.chat.transcript.phase.value);
      if (!wasOver) current.chat.end();
      leaveChat();
      fire('Close', 'chat', 'online');
      if (!wasOver) fire('ChatEnded', { endedByUser: true });
    },
    closeForm() {
      if (running.value) hide();
      else dismiss();
    },
    submit: intake.submit,
    startChat(message) {
      focusRequests.value++;
      if (status.value.name === 'chat' || status.value.name === 'banned') show();
      else beginIntake({ message, isDirect: true });
    },
    startAnew() {
      leaveChat();
      focusRequests.value++;
      beginIntake();
    },
    stop() {
      running.value?.chat.stop();
      undo();
    },
  };
});
