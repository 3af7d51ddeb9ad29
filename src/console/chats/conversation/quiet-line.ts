import { parseSystemEntry } from '../../../contract/chat/system-entry';
import { conversationTexts } from './texts';

/** What a system entry means to an agent, in one quiet line; `undefined` where it means nothing. */
export function quietLine(text: string): string | undefined {
  const entry = parseSystemEntry(text);
  const texts = conversationTexts();
  switch (entry.token) {
    case 'agent':
      return entry.alias ? texts.answers(entry.alias) : undefined;
    case 'info':
    case 'waiting':
      return texts.serviceLine(entry.text) || undefined;
    case 'ended':
      return texts.serviceLine(entry.text) || texts.ended;
    case 'banned':
      return texts.banned;
    case 'goTo':
      return texts.sentTo(entry.url);
    case 'survey':
      return texts.askedToRate;
    case 'email':
      return texts.emailChanged(entry.email);
    case 'postChatText':
      return entry.text || undefined;
    case 'buttons':
      return texts.buttons;
    case 'cards':
      return texts.cards;
    case 'avatar':
    case 'callMe':
    case 'agentReplied':
    case 'unknown':
      return undefined;
  }
}
