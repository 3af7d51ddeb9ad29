import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusWaiting } from '../../ui/focus';
import { AfterChat } from '../after-chat/on-demand';
import type { Chat } from '../conversation/chat';
import { usePanel } from '../frame/use-panel';
import { outcomeTexts } from '../i18n/outcome-texts';
import { overTexts } from '../i18n/over-texts';
import css from './over.css?inline';

export interface OverProps {
  chat: Chat;
  caseId: string;
}

/** Replaces the composer when a chat has ended. */
export function Over({ chat, caseId }: OverProps) {
  const { session, language, addStyles } = usePanel();
  const texts = { ...outcomeTexts, ...overTexts, ...language };
  const phase = chat.transcript.phase.value;
  /** Then the next key of a visitor who is writing must press nothing. */
  const isEndedByOthers = phase.kind === 'ended' && phase.text !== '';
  const area = useRef<HTMLDivElement>(null);
  addStyles(css);
  // It may come later than the focus, which then waits on the panel.
  useLayoutEffect(() => {
    focusWaiting(area.current?.closest<HTMLElement>('.panel'));
  }, []);
  return (
    <div ref={area} class="over" tabIndex={-1} data-first={isEndedByOthers}>
      <p class="soft" role="status">
        {phase.kind === 'banned' ? texts.bannedText : texts.endedText}
      </p>
      {phase.kind === 'ended' && chat.offersFollowUp.value && <AfterChat chat={chat} caseId={caseId} />}
      {phase.kind === 'ended' && (
        <button type="button" class="button" data-first onClick={session.startAgain}>
          {texts.newChat}
        </button>
      )}
    </div>
  );
}
