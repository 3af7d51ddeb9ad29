import type { ChatScreenProps } from './ChatScreen';
import { LoadingScreen } from './LoadingScreen';
import { Notice } from './Notice';
import { onDemand, type WaitingProps } from './on-demand';
import { usePanel } from './panel-context';

/** Downloaded while the visitor fills in the form, or with the chat that goes on. */
export const ChatScreen = onDemand<ChatScreenProps>(
  () => import('./ChatScreen').then((screen) => screen.ChatScreen),
  Waiting,
);

function Waiting({ retry }: WaitingProps) {
  const { language } = usePanel();
  if (!retry) return <LoadingScreen />;
  return (
    <Notice
      icon="offline"
      title={language.unreachableTitle}
      action={{ label: language.tryAgain, onClick: retry }}
    >
      {language.unreachableText}
    </Notice>
  );
}
