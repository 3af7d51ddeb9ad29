import { asNumber, asRecord, asText, readId } from './read-answer';
import { messageTypes, type SentMessage, type StartedChat } from './visitor-chat';

export function parseChatAnswer(body: unknown): StartedChat {
  const answer = asRecord(body);
  return { caseId: readId(answer.caseId), widgetId: asText(answer.widgetId) };
}

/** `caseId`: of the chat that it was sent to. */
export function parseSentMessage(body: unknown, caseId: string): SentMessage {
  const answer = asRecord(body);
  return {
    caseId: readId(answer.caseId, caseId),
    messageType: asNumber(answer.messageType) ?? messageTypes.message,
    messageBody: asText(answer.messageBody),
    index: asNumber(answer.index),
    date: asNumber(answer.date),
  };
}
