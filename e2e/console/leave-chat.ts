import { createOutsider } from '../attack/outsider';
import { widgetId } from '../visitor';

/** A chat of the demo's widget that has ended without an answer. */
export async function leaveChat(url: string, fields: Record<string, string>): Promise<void> {
  const { visit } = createOutsider(url);
  const { caseId = '' } = await visit('POST', '', { widgetId, visitorMessage: 'Hello?', ...fields });
  await visit('PUT', '', { caseId, messageType: '2' });
}
