import { demo } from '../demo/demo-organisation';
import type { CaseVisitor } from '../domain/cases/cases';
import { exampleCase, exampleEntry } from '../storage/test-records';
import type { TestService } from './test-service';

/** Leaves an offline message on the demo's widget; returns the ID of its chat. */
export async function leaveMessage(
  { context }: TestService,
  text: string,
  visitor: CaseVisitor,
): Promise<string> {
  const chat = exampleCase({
    orgId: demo.orgId,
    widgetId: demo.widgetId,
    type: 'offline',
    state: 'closed',
    closedAt: 5_000,
    visitor,
  });
  await context.store.cases.add(chat, [exampleEntry(chat.id, { text })]);
  return chat.id;
}
