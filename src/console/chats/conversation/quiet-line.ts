import { parseSystemEntry } from '../../../contract/chat/system-entry';

/** What a system entry means to an agent, in one quiet line; `undefined` where it means nothing. */
export function quietLine(text: string): string | undefined {
  const entry = parseSystemEntry(text);
  switch (entry.token) {
    case 'agent':
      return entry.alias ? `${entry.alias} answers` : undefined;
    case 'info':
    case 'waiting':
      return entry.text || undefined;
    case 'ended':
      return entry.text || 'The chat has ended';
    case 'banned':
      return 'The visitor was banned';
    case 'goTo':
      return `The visitor was sent to ${entry.url}`;
    case 'survey':
      return 'The visitor was asked to rate the chat';
    case 'email':
      return `The visitor’s e-mail was changed to ${entry.email}`;
    case 'postChatText':
      return entry.text || undefined;
    case 'buttons':
      return 'The visitor was offered buttons';
    case 'cards':
      return 'The visitor was shown cards';
    case 'avatar':
    case 'callMe':
    case 'agentReplied':
    case 'unknown':
      return undefined;
  }
}
