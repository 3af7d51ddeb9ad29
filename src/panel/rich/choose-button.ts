import type { InlineButton } from '../../contract/integrations/bots';
import type { Chat } from '../conversation/chat';
import type { Environment } from '../session/environment';

/** The visitor clicks a button that `botName` offered. */
export function chooseButton(
  { fire }: Pick<Environment, 'fire'>,
  chat: Pick<Chat, 'say'>,
  { text, id }: InlineButton,
  botName: string,
): void {
  chat.say(text, false, id ? { displayResponseId: id } : {});
  fire('InlineButtonClicked', { botName, buttonLabel: text, buttonValue: id ?? text });
  fire('ChatMessageSent', text);
}
