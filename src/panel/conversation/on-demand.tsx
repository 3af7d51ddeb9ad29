import { LoadingScreen } from '../frame/LoadingScreen';
import type { MessageTakenProps } from '../forms/MessageTaken';
import { createDownload } from '../session/download';
import type { AnnouncerProps } from './Announcer';
import type { ChatScreenProps } from './ChatScreen';

/** The file of the conversation: it comes while the visitor types in the form, or at once where a chat runs. */
export const conversation = createDownload(() => import('./main').then((file) => file.conversation));

/** Its file is here wherever there is a chat, whose model comes out of it. */
export function ChatScreen(props: ChatScreenProps) {
  const Screen = conversation.part.value?.ChatScreen;
  return Screen ? <Screen {...props} /> : <LoadingScreen />;
}

/** What sent the message is in that file too. */
export function MessageTaken(props: MessageTakenProps) {
  const Screen = conversation.part.value?.MessageTaken;
  return Screen ? <Screen {...props} /> : null;
}

export function Announcer(props: AnnouncerProps) {
  const Region = conversation.part.value?.Announcer;
  return Region ? <Region {...props} /> : null;
}

export function SoundSwitch() {
  const Switch = conversation.part.value?.SoundSwitch;
  return Switch ? <Switch /> : null;
}
