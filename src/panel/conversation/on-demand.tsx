import type { ChatScreenProps } from './ChatScreen';
import { LoadingScreen } from '../frame/LoadingScreen';
import { Notice } from '../frame/Notice';
import { onDemand, type WaitingProps } from '../frame/on-demand';
import { usePanel } from '../frame/use-panel';

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
