import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { SessionStatus } from '../session/visitor-session';
import { CallMe, endConfirmation, EndConfirmation } from '../questions/on-demand';
import { Announcer, ChatScreen } from '../conversation/on-demand';
import { FormScreen } from '../forms/FormScreen';
import { Guarded } from './Guarded';
import { Header } from './Header';
import { AnswerCard, InvitationCard } from '../invitation/on-demand';
import { Interview } from '../interview/on-demand';
import { LoadingScreen } from './LoadingScreen';
import { BannedScreen, MessageTaken } from '../outcomes/on-demand';
import { usePanel } from './use-panel';
import { UnreachableScreen } from './UnreachableScreen';
import { focusFirst, focusWaiting } from '../../ui/focus';
import { isComposing } from '../../ui/is-composing';
import { FullScreen } from '../small-screen/on-demand';
import { useSmallScreen } from './use-small-screen';

/** The dialog: its frame, its header, and the screen that the session is at. */
export function Panel() {
  const { session, environment, language } = usePanel();
  const frame = useRef<HTMLDivElement>(null);
  const isAsking = useSignal(false);
  const view = session.view.value;
  const isOpen = view === 'open';
  // What is on its way out still shows what it was.
  const actual = session.status.value;
  const shown = useRef<SessionStatus | undefined>(undefined);
  if (isOpen) shown.current = actual;
  const isFullScreen = useSmallScreen(isOpen);
  const focusRequest = session.focusRequests.value;
  const status = shown.current ?? actual;
  const isCalling = session.isCalling.value;

  // After the frame that shows it: the browser lays it out once, and does neither in one long task.
  useEffect(() => {
    if (isOpen && focusRequest && !frame.current?.querySelector(':read-write:focus'))
      focusFirst(frame.current);
  }, [focusRequest]);
  useEffect(() => focusWaiting(frame.current), [status.kind]);
  useLayoutEffect(() => {
    if (!isOpen) isAsking.value = false;
    // Reading one style computes them all here, and leaves the layout to the frame: two short tasks instead of a long one.
    else void getComputedStyle(frame.current as HTMLElement).color;
  }, [isOpen]);

  const invitation = session.invitation.value;
  const running = actual.kind === 'chat' && actual;
  const card = invitation ? (
    <InvitationCard key="invitation" invitation={invitation} />
  ) : (
    running &&
    view === 'minimized' &&
    session.unread.value > 0 && <AnswerCard key="answer" chat={running.chat} />
  );
  const announcer = running && <Announcer key={running.caseId} chat={running.chat} isOpen={isOpen} />;
  if (!shown.current)
    return (
      <>
        {card}
        {announcer}
      </>
    );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isComposing(event)) {
      event.preventDefault();
      if (isAsking.value) isAsking.value = false;
      else if (isCalling) session.leaveCall();
      else session.minimize();
    }
  }

  function onClose() {
    if (!isRunning(status)) session.close();
    // Without the question nothing is ended: the panel goes out of sight.
    else endConfirmation.ready().then(askWhetherToEnd, session.minimize);
  }

  function askWhetherToEnd() {
    isAsking.value = session.view.peek() === 'open';
  }

  return (
    <>
      {card}
      {isFullScreen && <FullScreen panel={frame} />}
      <div
        ref={frame}
        class={`panel${isOpen ? ' open' : ''}`}
        part="panel"
        role="dialog"
        aria-label={language.panel}
        aria-modal={isFullScreen}
        tabIndex={-1}
        lang={language.tag}
        dir={language.direction}
        onKeyDown={onKeyDown}
      >
        <div class="content" inert={isAsking.value || isCalling}>
          <Header status={status} onMinimize={session.minimize} onClose={onClose} />
          <Guarded onFault={environment.warn}>
            <Screen status={status} isOpen={isOpen} />
          </Guarded>
        </div>
        {announcer}
        {isCalling && <CallMe />}
        {isAsking.value && (
          <EndConfirmation
            onKeep={() => (isAsking.value = false)}
            onEnd={() => {
              // Where the agent was quicker, what comes after a chat stays in sight.
              if (isRunning(status)) session.close();
              isAsking.value = false;
            }}
          />
        )}
      </div>
    </>
  );
}

function Screen({ status, isOpen }: { status: SessionStatus; isOpen: boolean }) {
  const { session, settings } = usePanel();
  const isInterview = settings.forms.prechat.style !== 'form' && session.form.kind.value === 'prechat';
  switch (status.kind) {
    case 'idle':
    case 'loading':
      return <LoadingScreen />;
    case 'unreachable':
      return <UnreachableScreen onRetry={session.startAgain} />;
    case 'form':
      return isInterview ? <Interview /> : <FormScreen notice={status.notice} />;
    case 'messageTaken':
      return <MessageTaken email={status.email} />;
    case 'joining':
      return status.hasFailed ? <UnreachableScreen onRetry={session.joinAgain} /> : <LoadingScreen />;
    case 'chat':
      return <ChatScreen key={status.caseId} caseId={status.caseId} chat={status.chat} isOpen={isOpen} />;
    case 'banned':
      return <BannedScreen />;
  }
}

function isRunning(status: SessionStatus): boolean {
  return status.kind === 'joining' || (status.kind === 'chat' && !status.chat.transcript.isOver.value);
}
