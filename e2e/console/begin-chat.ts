import { createOutsider } from '../attack/outsider';
import { widgetId } from '../visitor';

/** A visitor's chat of the demo's widget, where a test looks at the console alone. Answers its id. */
export async function beginChat(url: string, email: string, visitorMessage: string): Promise<string> {
  const { caseId = '' } = await createOutsider(url).visit('POST', '', { widgetId, email, visitorMessage });
  return caseId;
}
