import messagesCss from '../../ui/messages.css?inline';
import chatCss from './chat.css?inline';
import type { Chat } from './chat';
import { Composer } from './Composer';
import { ConnectionBar } from './ConnectionBar';
import { Details } from '../details/on-demand';
import { usePanel } from '../frame/use-panel';
import { Over } from '../over/on-demand';
import { ScreenshotBar } from '../screenshot/on-demand';
import { TranscriptView } from './TranscriptView';

export interface ChatScreenProps {
  caseId: string;
  chat: Chat;
  isOpen: boolean;
}

export function ChatScreen({ caseId, chat, isOpen }: ChatScreenProps) {
  const { session, settings, addStyles } = usePanel();
  addStyles(messagesCss + chatCss);
  const screenshot = session.screenshot.value;
  return (
    <>
      <ConnectionBar chat={chat} />
      {screenshot && <ScreenshotBar screenshot={screenshot} />}
      <TranscriptView chat={chat} isOpen={isOpen} />
      {chat.transcript.isOver.value ? (
        <Over chat={chat} caseId={caseId} />
      ) : (
        <>
          {settings.forms.prechat.style === 'askFirst' && <Details caseId={caseId} />}
          <Composer chat={chat} />
        </>
      )}
    </>
  );
}
