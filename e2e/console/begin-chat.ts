import { createVisitorChatClient } from '../../src/client/visitor-chat-client';
import { visitorKey, widgetId } from '../visitor';

/** A visitor's chat of the demo's widget, where a test looks at the console alone. Returns its id. */
export async function beginChat(baseUrl: string, email: string, visitorMessage: string): Promise<string> {
  const visitor = createVisitorChatClient({ fetch, baseUrl, apiKey: visitorKey });
  return (await visitor.start({ widgetId, email, visitorMessage })).caseId;
}
