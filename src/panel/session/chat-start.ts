import { batch } from '@preact/signals-core';
import type { OpenCause } from '../../contract/object/panel';
import type { IntakeOptions } from './intake';
import type { PanelWindow } from './panel-window';
import type { VisitorSession } from './visitor-session';
import type { SessionParts } from './session-parts';

/** Leads to a chat: by a form, by an invitation, or by the page. */
export interface ChatStart extends Pick<
  VisitorSession,
  'open' | 'reply' | 'startChat' | 'leaveMessage' | 'startAgain'
> {
  beginIntake(options?: IntakeOptions): void;
}

export function createChatStart(parts: SessionParts, panel: PanelWindow): ChatStart {
  const { environment, intake, running, status, joined, isRunning } = parts;
  const { view, invitation, accepted, isCallAsked, focusRequests } = parts;

  function beginIntake(options?: IntakeOptions) {
    batch(() => {
      const answered = (accepted.value = invitation.value ?? accepted.value);
      invitation.value = undefined;
      view.value = 'open';
      intake.begin({ ...options, ...(answered && { proactiveMessage: answered.message }) });
    });
  }

  return {
    beginIntake,
    open(cause?: OpenCause) {
      focusRequests.value++;
      const { kind } = status.value;
      if (kind === 'idle' || kind === 'unreachable') beginIntake({ isReplacing: cause === 'replacement' });
      else panel.show(cause);
    },
    reply(text) {
      focusRequests.value++;
      environment.onInvitation?.('replied');
      beginIntake({ message: text, isDirect: true });
    },
    startChat(message) {
      const { state, values } = intake.form;
      if (state.peek().kind === 'sending' && (!message || values.peek().message === message))
        return panel.show();
      focusRequests.value++;
      invitation.value = undefined;
      if (joined.peek()?.transcript.isOver.peek()) running.leave();
      if (!isRunning() && !parts.isBanned.value) return beginIntake({ message, isDirect: true });
      panel.show();
      if (isRunning()) running.say(message, true);
    },
    leaveMessage(message) {
      running.end();
      running.leave();
      environment.fire('ChatEnded', { endedByUser: true });
      focusRequests.value++;
      beginIntake({ message, isOffline: true });
    },
    startAgain() {
      running.leave();
      isCallAsked.value = false;
      focusRequests.value++;
      beginIntake();
    },
  };
}
