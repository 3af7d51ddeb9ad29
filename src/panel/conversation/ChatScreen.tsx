import messagesCss from '../../ui/messages.css?inline';
import chatCss from './chat.css?inline';
import type { Chat } from './chat';
import { AfterChat } from '../after-chat/on-demand';
import { Composer } from './Composer';
import { ConnectionBar } from './ConnectionBar';
import { usePanel } from '../frame/use-panel';
import { ScreenshotBar } from '../screenshot/on-demand';
import { TranscriptView } from './TranscriptView';

export interface ChatScreenProps {
  caseId: string;
  chat: Chat;
  isOpen: boolean;
}

export function ChatScreen({ caseId, chat, isOpen }: ChatScreenProps) {
  const { session, language, addStyles } = usePanel();
  addStyles(messagesCss + chatCss);
  const screenshot = session.screenshot.value;
  const phase = chat.transcript.phase.value;
  return (
    <>
      <ConnectionBar chat={chat} />
      {screenshot && <ScreenshotBar screenshot={screenshot} />}
      <TranscriptView chat={chat} isOpen={isOpen} />
      {chat.transcript.isOver.value ? (
        <div class="over">
          <p class="soft" role="status">
            {phase.kind === 'banned' ? language.bannedText : language.endedText}
          </p>
          {phase.kind === 'ended' && chat.offersFollowUp.value && <AfterChat chat={chat} caseId={caseId} />}
          {phase.kind === 'ended' && (
            <button type="button" class="button" data-first onClick={session.startAgain}>
              {language.newChat}
            </button>
          )}
        </div>
      ) : (
        <Composer chat={chat} />
      )}
    </>
  );
}
