import type { BoxType, ChatType } from '../../contract/object/callbacks';
import type { OpenCause } from '../../contract/object/panel';
import type { VisitorSession } from './visitor-session';
import type { SessionParts } from './session-parts';

/** Opens, minimizes and closes the panel, and reports it to the page. */
export interface PanelWindow extends Pick<VisitorSession, 'minimize' | 'close' | 'closeForm'> {
  show(cause?: OpenCause): void;
  formStatus(): 'online' | 'offline';
}

export function createPanelWindow(parts: SessionParts): PanelWindow {
  const { environment, intake, running, status, joined, view, accepted, isRunning } = parts;
  const { fire } = environment;

  function hide() {
    view.value = 'minimized';
    running.remember({ view: 'minimized' });
    joined.peek()?.setWatched(false);
  }

  function dismiss() {
    // What is added to a question on its way would be in no chat.
    if (intake.form.state.peek().kind !== 'sending') intake.leave();
    parts.isCallAsked.value = false;
    accepted.value = undefined;
    view.value = 'closed';
  }

  function formStatus() {
    return intake.form.kind.peek() === 'offline' ? 'offline' : 'online';
  }

  function chatType(): ChatType {
    return running.chatType() ?? (accepted.peek() ? 'proactive' : 'manual');
  }

  function boxType(): BoxType {
    if (isRunning()) return chatType() === 'proactive' ? 'proactive' : 'chatManual';
    if (formStatus() === 'offline') return 'offline';
    return environment.settings.forms.prechat.style === 'form' ? 'prechat' : 'intelliPrechat';
  }

  return {
    formStatus,
    show(cause) {
      const was = view.peek();
      if (was === 'open') return;
      view.value = 'open';
      running.remember({ view: 'open' });
      if (cause === 'click' && was === 'minimized') fire('Minimize', false, chatType(), boxType());
      else if (cause !== 'replacement') fire('Open', isRunning() ? 'online' : formStatus());
    },
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
      const chat = joined.peek();
      const wasOver = chat?.transcript.isOver.peek() === true;
      if (!wasOver) running.end();
      if (!wasOver && chat?.offersFollowUp.peek()) parts.focusRequests.value++;
      else {
        running.leave();
        fire('Close', 'chat', 'online');
      }
      if (!wasOver) fire('ChatEnded', { endedByUser: true });
    },
    closeForm() {
      if (isRunning()) hide();
      else dismiss();
    },
  };
}
