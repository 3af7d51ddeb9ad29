import { asFlag, asNumber, asRecord, asText, readId } from './read-answer';
import type { ChatMessage, PollResult, VisitorMessage } from './visitor-chat';

/** What the answer leaves out is `undefined` here, which to all who read it is the same. */
export function parsePollResult(body: unknown): PollResult {
  const answer = asRecord(body);
  const { messageList, visitorMessages } = answer;
  return {
    caseId: readId(answer.caseId),
    agentTyping: asFlag(answer.agentTyping),
    messageList: readList(messageList, parseMessage),
    visitorMessages: Array.isArray(visitorMessages)
      ? readList(visitorMessages, parseVisitorMessage)
      : undefined,
    readUpTo: asNumber(answer.readUpTo),
  } as PollResult;
}

function parseMessage(message: Record<string, unknown>): ChatMessage | undefined {
  const index = asNumber(message.index);
  if (index === undefined) return undefined;
  return {
    index,
    type: message.type === 'system' ? 'system' : 'agent',
    author: asText(message.author),
    text: asText(message.text),
    date: asNumber(message.date),
    // Another version of the service may have more codes than these.
    code: asText(message.code) || undefined,
  } as ChatMessage;
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
  if (index === undefined) return undefined;
  return {
    index,
    text: asText(message.text),
    date: asNumber(message.date) ?? 0,
    messageId: asText(message.messageId) || undefined,
  } as VisitorMessage;
}
