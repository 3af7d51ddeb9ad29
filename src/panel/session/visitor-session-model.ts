import { computed, createModel, effect, signal } from '@preact/signals-core';
import { createChatStart } from './chat-start';
import type { Environment } from './environment';
import type { ConversationFile, FarewellFile } from './files';
import { createPanelWindow } from './panel-window';
import type { VisitorSession } from './visitor-session';
import { createSessionParts, type StartingFile } from './session-parts';

/** What the visitor is doing with the widget: nothing, a form, a chat; across pages and tabs. */
export const VisitorSessionModel = createModel<
  VisitorSession,
  [Environment, ConversationFile, StartingFile, FarewellFile]
>((environment, conversation, sending, farewells) => {
  const parts = createSessionParts(
    environment,
    { conversation, sending, farewells },
    {
      onForm() {
        if (view.peek() === 'open') environment.fire('Open', panel.formStatus());
      },
      onStarted: (started) => sending.part.peek()?.beginChat(parts, started),
      isAnswered({ message }) {
        running.look();
        if (isRunning()) running.say(message);
        return isRunning();
      },
      onGone() {
        const wasOpen = view.peek() === 'open';
        running.leave();
        if (wasOpen) chatStart.beginIntake({ notice: 'chatGone' });
      },
    },
  );
  const { intake, running, status, joined, unread, isRunning } = parts;
  const { view, focusRequests, isCallAsked, screenshot, invitation } = parts;
  const panel = createPanelWindow(parts);
  const chatStart = createChatStart(parts, panel);
  const isSoundAllowed = signal(environment.settings.sounds);

  const stopPreloading = effect(() => {
    const { kind, isTouched, state } = intake.form;
    const isChat = kind.value === 'prechat';
    const isLikely = isTouched.value || state.value.kind === 'sending';
    if (!isLikely) return;
    sending.start();
    if (isChat) conversation.start();
  });

  /** A chat that takes what the visitor writes. */
  function isGoingOn() {
    return isRunning() && !joined.peek()?.transcript.isOver.peek();
  }

  function leaveCall() {
    isCallAsked.value = false;
  }

  return {
    status,
    view,
    form: intake.form,
    isCalling: computed(() => isCallAsked.value && ['chat', 'form'].includes(status.value.kind)),
    screenshot,
    unread,
    focusRequests,
    invitation,
    isSoundAllowed,
    caseId: () => running.caseId.value,
    ...panel,
    ...chatStart,
    submit: intake.submit,
    startCall() {
      chatStart.open();
      isCallAsked.value = true;
    },
    leaveCall,
    requestCall(values) {
      environment.fire('StartCallme', values.phone);
      if (isGoingOn()) {
        running.say(values.message);
        leaveCall();
      } else {
        // Where no chat begins, its form is there, and asks for what the service requires.
        if (isRunning()) chatStart.startAgain();
        intake.start(values);
      }
    },
    leaveScreenshot() {
      screenshot.value = undefined;
    },
    setInvitation(next) {
      invitation.value = next;
    },
    allowSound(isAllowed) {
      isSoundAllowed.value = isAllowed;
    },
    invite(next) {
      if (view.peek() === 'closed' && status.peek().kind === 'idle') invitation.value = next;
    },
    sendText(text, to) {
      if (!isGoingOn()) return false;
      running.sendText(text, to);
      return to === 'agent';
    },
    joinAgain: running.join,
    stop() {
      running.stop();
      intake.stop();
      stopPreloading();
    },
  };
});
