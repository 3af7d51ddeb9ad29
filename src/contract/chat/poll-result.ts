import { asFlag, asNumber, asRecord, asText, readId } from './read-answer';
import type { ChatMessage, LineCode, PollResult, VisitorMessage } from './visitor-chat';

export function parsePollResult(body: unknown): PollResult {
  const answer = asRecord(body);
  const { messageList, visitorMessages } = answer;
  const readUpTo = asNumber(answer.readUpTo);
  return {
    caseId: readId(answer.caseId),
    agentTyping: asFlag(answer.agentTyping),
    messageList: readList(messageList, parseMessage),
    ...(Array.isArray(visitorMessages)
      ? { visitorMessages: readList(visitorMessages, parseVisitorMessage) }
      : {}),
    ...(readUpTo === undefined ? {} : { readUpTo }),
  };
}

function parseMessage(message: Record<string, unknown>): ChatMessage | undefined {
  const index = asNumber(message.index);
  if (index === undefined) return undefined;
  const date = asNumber(message.date);
  // Another version of the service may have more codes than these.
  const code = asText(message.code) as LineCode | '';
  return {
    index,
    type: message.type === 'system' ? 'system' : 'agent',
    author: asText(message.author),
    text: asText(message.text),
    ...(date === undefined ? {} : { date }),
    ...(code && { code }),
  };
}

/** The items that can be read. */
function readList<T>(list: unknown, parse: (item: Record<string, unknown>) => T | undefined): T[] {
  const items = (Array.isArray(list) ? list : []).map((item: unknown) =>
    typeof item === 'object' && item !== null ? parse(item as Record<string, unknown>) : undefined,
  );
  return items.filter((item) => item !== undefined);
}

function parseVisitorMessage(message: Record<string, unknown>): VisitorMessage | undefined {
  const index = asNumber(message.index);
  const messageId = asText(message.messageId);
  if (index === undefined) return undefined;
  const date = asNumber(message.date) ?? 0;
  return { index, text: asText(message.text), date, ...(messageId ? { messageId } : {}) };
}
