import { LoadingScreen } from '../frame/LoadingScreen';
import { Notice } from '../frame/Notice';
import { usePanel } from '../frame/use-panel';
import { createDownload } from '../session/download';
import type { ChatScreenProps } from './ChatScreen';

/** Downloaded while the visitor fills in the form, or with the chat that goes on. */
export const conversation = createDownload(() => import('./ChatScreen').then((screen) => screen.ChatScreen));

export function ChatScreen(props: ChatScreenProps) {
  const { language } = usePanel();
  const Screen = conversation.part.value;
  if (Screen) return <Screen {...props} />;
  if (!conversation.hasFailed.value) {
    conversation.start();
    return <LoadingScreen />;
  }
  return (
    <Notice
      icon="offline"
      title={language.unreachableTitle}
      action={{ label: language.tryAgain, onClick: conversation.start }}
    >
      {language.unreachableText}
    </Notice>
  );
}
