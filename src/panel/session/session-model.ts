import { batch, computed, createModel, effect, signal } from '@preact/signals-core';
import type { BoxType, ChatType } from '../../contract/object/callbacks';
import type { OpenCause } from '../../contract/object/panel';
import type { Invitation } from '../../contract/settings/invitation';
import type { StoredChat } from '../../contract/storage/stored-chat';
import { rememberBan, wasBanned } from './ban';
import { saveMessage } from './chat-store';
import type { Environment } from './environment';
import { IntakeModel, type Started } from './intake';
import { openingMessages } from './opening-messages';
import type { ConversationFile, SendingFile } from './files';
import { RunningChatModel } from './running-chat';
import type { Screenshot, Session, SessionStatus, View } from './session';

/** What the visitor is doing with the widget: nothing, a form, a chat; across pages and tabs. */
export const SessionModel = createModel<Session, [Environment, ConversationFile, SendingFile]>(
  (environment, conversation, sending) => {
    const { browser, widgetId, fire } = environment;
    const isBanned = signal(wasBanned(browser.cookies));
    const view = signal<View>('closed');
    const focusRequests = signal(0);
    const isCallAsked = signal(false);
    const screenshot = signal<Screenshot | undefined>(undefined);
    const invitation = signal<Invitation | undefined>(undefined);
    const isSoundAllowed = signal(environment.settings.sounds);
    /** The one that the chat to come answers. */
    let answered: Invitation | undefined;
    const intake = new IntakeModel(environment, sending, {
      onForm() {
        if (view.peek() === 'open') fire('Open', formStatus());
      },
      onStarted: chatStarted,
      isAnswered({ message }) {
        running.look();
        return isRunning() && ask(message);
      },
      onBanned: ban,
    });
    const running = new RunningChatModel(environment, conversation, {
      onEntered(stored) {
        intake.leave();
        invitation.value = undefined;
        view.value = stored.view;
      },
      onLeft() {
        screenshot.value = undefined;
        view.value = 'closed';
      },
      onView(next) {
        view.value = next;
      },
      onEnded(how) {
        if (how === 'banned') ban();
        fire('ChatEnded', { endedByUser: false });
      },
      onFoundEnded() {
        if (view.peek() !== 'open' && unread.peek() === 0) running.leave();
      },
      onGone(unsent) {
        const wasOpen = view.peek() === 'open';
        running.leave();
        if (unsent) intake.form.setValue('message', unsent);
        if (wasOpen) beginIntake({ notice: 'chatGone' });
      },
    });
    const status = computed<SessionStatus>(() => {
      const unlessChat: SessionStatus = isBanned.value ? { kind: 'banned' } : intake.state.value;
      return running.state.value ?? unlessChat;
    });
    const joined = computed(() => {
      const state = running.state.value;
      return state?.kind === 'chat' ? state.chat : undefined;
    });
    const unread = computed(() => joined.value?.transcript.unread.value ?? 0);
    const isCalling = computed(() => isCallAsked.value && status.value.kind !== 'messageTaken');

    const unfetch = effect(() => {
      const { kind, isTouched, state } = intake.form;
      const isChat = kind.value === 'prechat';
      const isLikely = isTouched.value || state.value.kind === 'sending';
      if (!isLikely) return;
      sending.start();
      if (isChat) conversation.start();
    });

    function isRunning() {
      return running.state.peek() !== undefined;
    }

    function ban() {
      rememberBan(browser.cookies);
      isBanned.value = true;
    }

    /** Says it in the chat that runs. */
    function ask(message: string): true {
      if (message) running.act(({ say }) => say(message));
      return true;
    }

    function chatStarted({ caseId, values, start, keyInPolls, screenshot: picture }: Started) {
      const { email, message } = values;
      running.look();
      // Another tab was quicker, and no lock held this one: that chat goes on, with both questions.
      if (isRunning()) {
        if (caseId !== running.caseId.peek()) running.drop(caseId);
        ask(message);
        return;
      }
      const startedAt = browser.clock.now();
      const isOpen = view.peek() === 'open';
      const chatType = answered ? 'proactive' : 'manual';
      const shown = isOpen ? 'open' : 'minimized';
      const begun = { startedAt, view: shown, seenIndex: -1, chatType, keyInPolls } as const;
      const stored: StoredChat = { version: 1, caseId, ...begun };
      for (const said of openingMessages(browser, answered, start))
        saveMessage(browser.storage, caseId, said);
      answered = undefined;
      isCallAsked.value = false;
      running.begin(stored);
      if (message !== start.message) ask(message);
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

    function show(cause?: OpenCause) {
      const was = view.peek();
      if (was === 'open') return;
      view.value = 'open';
      running.remember({ view: 'open' });
      if (cause === 'click' && was === 'minimized') fire('Minimize', false, chatType(), boxType());
      else if (cause !== 'replacement') fire('Open', isRunning() ? 'online' : formStatus());
    }

    function hide() {
      view.value = 'minimized';
      running.remember({ view: 'minimized' });
      joined.peek()?.setWatched(false);
    }

    function dismiss() {
      intake.leave();
      isCallAsked.value = false;
      answered = undefined;
      view.value = 'closed';
    }

    function open(cause?: OpenCause) {
      focusRequests.value++;
      const { kind } = status.value;
      if (kind === 'idle' || kind === 'unreachable') beginIntake({ isReplacing: cause === 'replacement' });
      else show(cause);
    }

    function boxType(): BoxType {
      if (isRunning()) return chatType() === 'proactive' ? 'proactive' : 'chatManual';
      if (intake.form.kind.peek() === 'offline') return 'offline';
      return environment.settings.forms.prechat.style === 'conversation' ? 'intelliPrechat' : 'prechat';
    }

    function chatType(): ChatType {
      return running.chatType() ?? (answered ? 'proactive' : 'manual');
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
      unread,
      focusRequests,
      widgetId: signal(widgetId),
      caseId: () => running.caseId.value,
      open,
      minimize() {
        if (view.value !== 'open') return;
        const { kind } = status.value;
        const isWorthKeeping = isRunning() || kind === 'form' || kind === 'loading';
        if (isWorthKeeping) hide();
        else dismiss();
        fire('Minimize', true, chatType(), boxType());
      },
      close() {
        if (!isRunning()) {
          dismiss();
          fire('Close', 'form', formStatus());
          return;
        }
        const wasOver = joined.peek()?.transcript.isOver.peek() === true;
        if (!wasOver) running.end();
        if (!wasOver && joined.peek()?.offersFollowUp.peek()) {
          focusRequests.value++;
          fire('ChatEnded', { endedByUser: true });
          return;
        }
        running.leave();
        fire('Close', 'chat', 'online');
        if (!wasOver) fire('ChatEnded', { endedByUser: true });
      },
      closeForm() {
        if (isRunning()) hide();
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
        if (!isRunning() || joined.peek()?.transcript.isOver.peek()) {
          running.leave();
          view.value = 'open';
          intake.start(values);
          return;
        }
        running.act(({ say }) => say(values.message));
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
        if (!isRunning() || joined.peek()?.transcript.isOver.peek()) return false;
        running.act(({ sendText }) => sendText(text, to));
        return to === 'agent';
      },
      startChat(message) {
        focusRequests.value++;
        invitation.value = undefined;
        if (joined.peek()?.transcript.isOver.peek()) running.leave();
        if (!isRunning() && !isBanned.value) return beginIntake({ message, isDirect: true });
        show();
        const text = message.trim();
        if (!text || !isRunning()) return;
        running.act(({ say }) => say(text));
        fire('ChatMessageSent', text);
      },
      leaveMessage() {
        const said = joined.peek()?.transcript.entries.peek() ?? [];
        const question = said.find((entry) => entry.kind === 'message' && entry.isOwn);
        running.end();
        running.leave();
        fire('ChatEnded', { endedByUser: true });
        focusRequests.value++;
        beginIntake({ message: question?.text ?? '', isOffline: true });
      },
      joinAgain: running.join,
      startAnew() {
        running.leave();
        isCallAsked.value = false;
        focusRequests.value++;
        beginIntake();
      },
      stop() {
        running.stop();
        unfetch();
      },
    };
  },
);
