import { batch, computed, createModel, signal } from '@preact/signals-core';
import type { BoxType, ChatType } from '../../contract/callbacks';
import type { Invitation } from '../../contract/invitation';
import { parseStoredChat, storedChatKey, type StoredChat } from '../../contract/stored-chat';
import { ChatModel, type ChatOf } from '../conversation/chat';
import { forgetChat, loadChat, saveChat, saveMessage } from './chat-store';
import { isOver } from '../conversation/conversation-state';
import { openingMessages } from './opening-messages';
import { offersFollowUp } from '../after-chat/offers-follow-up';
import type { FormValues } from '../forms/form-field';
import { rememberBan, wasBanned } from './ban';
import { IntakeModel } from './intake';
import type { Screenshot, Session, SessionStatus, View } from './session';
import type { Environment } from './environment';

interface Running {
  stored: StoredChat;
  chat: ChatOf;
  /** No other page finds it any more. */
  isForgotten?: boolean;
}

/** What the visitor is doing with the widget: nothing, a form, a chat; across pages and tabs. */
export const SessionModel = createModel<Session, [Environment]>((environment) => {
  const { browser, widgetId, fire } = environment;
  const { storage } = browser;
  const running = signal<Running | undefined>(undefined);
  const isBanned = signal(wasBanned(browser.cookies));
  const view = signal<View>('closed');
  const focusRequests = signal(0);
  const isCallAsked = signal(false);
  const screenshot = signal<Screenshot | undefined>(undefined);
  const invitation = signal<Invitation | undefined>(undefined);
  const isSoundAllowed = signal(environment.settings.sounds);
  /** The one that the chat to come answers. */
  let answered: Invitation | undefined;
  const intake = new IntakeModel(environment, {
    onForm() {
      if (view.peek() === 'open') fire('Open', formStatus());
    },
    onStarted: chatStarted,
    onBanned: ban,
  });
  const status = computed<SessionStatus>(() => {
    const chat = running.value?.chat;
    const unlessChat: SessionStatus = isBanned.value ? { kind: 'banned' } : intake.state.value;
    return chat ? { kind: 'chat', chat } : unlessChat;
  });

  const isCalling = computed(() => isCallAsked.value && status.value.kind !== 'messageTaken');

  const undo = storage.onChange((key, value) => {
    if (key === storedChatKey(widgetId)) followOtherTab(parseStoredChat(value));
  });
  const found = loadChat(storage, widgetId);
  if (found) adopt(found, true);

  function adopt(stored: StoredChat, isRestored: boolean) {
    const chat: ChatOf = new ChatModel(environment, stored, {
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
      invitation.value = undefined;
      running.value = { stored, chat };
      view.value = stored.view;
    });
  }

  function ban() {
    rememberBan(browser.cookies);
    isBanned.value = true;
  }

  function remember(change: Partial<StoredChat>) {
    const current = running.peek();
    if (!current || current.isForgotten) return;
    current.stored = { ...current.stored, ...change };
    saveChat(storage, widgetId, current.stored);
  }

  function leaveChat() {
    const current = running.peek();
    if (!current) return;
    current.chat.stop();
    screenshot.value = undefined;
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

  function chatStarted(caseId: string, { email, message }: FormValues, picture: Blob | undefined) {
    // Another tab was quicker: its chat goes on, this one would be a second.
    if (running.peek()) return;
    const startedAt = browser.clock.now();
    const isOpen = view.peek() === 'open';
    const chatType = answered ? 'proactive' : 'manual';
    const shown = isOpen ? 'open' : 'minimized';
    const stored: StoredChat = { version: 1, caseId, startedAt, view: shown, seenIndex: -1, chatType };
    saveChat(storage, widgetId, stored);
    for (const said of openingMessages(browser, answered, message)) saveMessage(storage, caseId, said);
    answered = undefined;
    isCallAsked.value = false;
    adopt(stored, false);
    if (picture) screenshot.value = { caseId, picture };
    if (isOpen) focusRequests.value++;
    fire('StartChat', email, message, stored.chatType);
  }

  function beginIntake(options?: Parameters<typeof intake.begin>[0]) {
    batch(() => {
      answered = invitation.value ?? answered;
      invitation.value = undefined;
      view.value = 'open';
      intake.begin({ ...options, ...(answered && { proactiveMessage: answered.message }) });
    });
  }

  function show() {
    const wasMinimized = view.peek() === 'minimized';
    view.value = 'open';
    remember({ view: 'open' });
    if (wasMinimized) fire('Minimize', false, chatType(), boxType());
    else fire('Open', 'online');
  }

  function hide() {
    view.value = 'minimized';
    remember({ view: 'minimized' });
    running.peek()?.chat.setWatched(false);
  }

  function dismiss() {
    intake.leave();
    isCallAsked.value = false;
    answered = undefined;
    view.value = 'closed';
  }

  function open() {
    focusRequests.value++;
    const { kind } = status.value;
    if (kind === 'idle' || kind === 'unreachable') beginIntake();
    else if (view.value !== 'open') show();
  }

  function boxType(): BoxType {
    if (running.peek()) return chatType() === 'proactive' ? 'proactive' : 'chatManual';
    if (intake.form.kind.peek() === 'offline') return 'offline';
    return environment.settings.forms.prechat.style === 'conversation' ? 'intelliPrechat' : 'prechat';
  }

  function chatType(): ChatType {
    return running.peek()?.stored.chatType ?? (answered ? 'proactive' : 'manual');
  }

  function formStatus() {
    return intake.form.kind.peek() === 'offline' ? 'offline' : 'online';
  }

  return {
    status,
    view,
    form: intake.form,
    isCalling,
    screenshot,
    unread: computed(() => running.value?.chat.transcript.unread.value ?? 0),
    focusRequests,
    widgetId: () => widgetId,
    caseId: () => running.value?.stored.caseId ?? '',
    open,
    minimize() {
      if (view.value !== 'open') return;
      const { kind } = status.value;
      const isWorthKeeping = kind === 'chat' || kind === 'form' || kind === 'loading';
      if (isWorthKeeping) hide();
      else dismiss();
      fire('Minimize', true, chatType(), boxType());
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
      if (!wasOver && offersFollowUp(environment.settings, current.chat)) {
        current.isForgotten = true;
        forgetChat(storage, widgetId, current.stored.caseId);
        focusRequests.value++;
        fire('ChatEnded', { endedByUser: true });
        return;
      }
      leaveChat();
      fire('Close', 'chat', 'online');
      if (!wasOver) fire('ChatEnded', { endedByUser: true });
    },
    closeForm() {
      if (running.value) hide();
      else dismiss();
    },
    submit: intake.submit,
    switchWidget: intake.switchWidget,
    startCall() {
      open();
      if (!isBanned.value) isCallAsked.value = true;
    },
    leaveCall() {
      isCallAsked.value = false;
      focusRequests.value++;
    },
    requestCall(values) {
      fire('StartCallme', values.phone);
      const chat = running.value?.chat;
      if (!chat || isOver(chat.transcript.phase.value)) {
        leaveChat();
        view.value = 'open';
        intake.start(values);
        return;
      }
      chat.say(values.message);
      isCallAsked.value = false;
      focusRequests.value++;
    },
    leaveScreenshot() {
      screenshot.value = undefined;
    },
    invitation,
    setInvitation(next) {
      invitation.value = next;
    },
    isSoundAllowed,
    allowSound(isAllowed) {
      isSoundAllowed.value = isAllowed;
    },
    invite(next) {
      if (view.peek() === 'closed' && status.peek().kind === 'idle') invitation.value = next;
    },
    reply(text) {
      focusRequests.value++;
      environment.onInvitation?.('replied');
      beginIntake({ message: text, isDirect: true });
    },
    sendText(text, to) {
      const chat = running.peek()?.chat;
      if (!chat || isOver(chat.transcript.phase.peek())) return false;
      chat.sendText(text, to);
      return to === 'agent';
    },
    startChat(message) {
      focusRequests.value++;
      invitation.value = undefined;
      if (status.value.kind === 'chat' || status.value.kind === 'banned') show();
      else beginIntake({ message, isDirect: true });
    },
    startAnew() {
      leaveChat();
      isCallAsked.value = false;
      focusRequests.value++;
      beginIntake();
    },
    stop() {
      running.value?.chat.stop();
      undo();
    },
  };
});
