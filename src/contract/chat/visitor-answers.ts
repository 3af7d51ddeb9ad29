import { asNumber, asRecord, asText } from './read-answer';
import { messageTypes, type SentMessage, type StartedChat } from './visitor-chat';

export function parseStartedChat(body: unknown): StartedChat {
  const answer = asRecord(body);
  const caseId = asText(answer.caseId);
  if (!caseId) throw new TypeError('The server started no chat: its answer has no caseId.');
  return { caseId, widgetId: asText(answer.widgetId) };
}

export function parseSentMessage(body: unknown): SentMessage {
  const answer = asRecord(body);
  return {
    caseId: asText(answer.caseId),
    messageType: asNumber(answer.messageType) ?? messageTypes.message,
    messageBody: asText(answer.messageBody),
    index: asNumber(answer.index),
    date: asNumber(answer.date),
  };
}
