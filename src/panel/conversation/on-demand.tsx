import { LoadingScreen } from '../frame/LoadingScreen';
import { createDownload } from '../session/download';
import type { AnnouncerProps } from './Announcer';
import type { ChatScreenProps } from './ChatScreen';

/** The file of the conversation: it comes while the visitor types in the form, or at once where a chat runs. */
export const conversation = createDownload(
  () => import('./main'),
  (file) => file.conversation,
);

/** Its file is here wherever there is a chat, whose model comes out of it. */
export function ChatScreen(props: ChatScreenProps) {
  const Screen = conversation.part.value?.ChatScreen;
  return Screen ? <Screen {...props} /> : <LoadingScreen />;
}

export function Announcer(props: AnnouncerProps) {
  const Region = conversation.part.value?.Announcer;
  return Region ? <Region {...props} /> : null;
}

export function SoundSwitch() {
  const Switch = conversation.part.value?.SoundSwitch;
  return Switch ? <Switch /> : null;
}
