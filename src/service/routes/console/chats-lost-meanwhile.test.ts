import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { exampleCase, exampleEntry } from '../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
const visitor = createTestVisitor(() => service);
const [first, second] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  maya = await signInToConsole(service, first.email);
});
afterAll(() => service.stop());
afterEach(() => vi.restoreAllMocks());

async function startChat(widgetId: string): Promise<string> {
  const caseId = await visitor.start({ widgetId });
  await service.elsewhere.agents.setStatus(second.email, {
    status: 'online',
    source: 'console',
    at: service.clock.now(),
  });
  return caseId;
}

async function leaveMessage(widgetId: string): Promise<string> {
  const chat = exampleCase({ widgetId, type: 'offline', state: 'closed', closedAt: 5_000 });
  await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);
  return chat.id;
}

/** What happens once the service has looked whether the agent answers the widget, before it changes anything. */
function meanwhile(happens: () => Promise<unknown>): void {
  const { widgets } = service.context.store;
  const look = widgets.answeredBy;
  vi.spyOn(widgets, 'answeredBy').mockImplementationOnce(async (...asked) => {
    const found = await look(...asked);
    await happens();
    return found;
  });
}

const text = 'About your lamp';
function inAnHour(): number {
  return service.clock.now() + 3_600_000;
}
const acts: [string, string, () => [Parameters<ConsoleCall>[0], string, object?]][] = [
  ['claim', 'chat', () => ['POST', 'claim', {}]],
  ['claim a free one', 'chat', () => ['POST', 'claim', { takeOver: false }]],
  ['answer', 'chat', () => ['POST', 'entries', { text }]],
  ['answer a free one', 'chat', () => ['POST', 'entries', { text, takeOver: false }]],
  ['write a note', 'chat', () => ['POST', 'notes', { text, messageId: 'n' }]],
  ['snooze', 'chat', () => ['PUT', 'snooze', { until: inAnHour(), lastIndex: 0 }]],
  ['bring back', 'chat', () => ['DELETE', 'snooze']],
  ['transfer', 'chat', () => ['POST', 'transfer', { to: { kind: 'agent', email: second.email } }]],
  ['close', 'chat', () => ['POST', 'close']],
  ['ban', 'chat', () => ['POST', 'ban', { by: ['address'] }]],
  ['label', 'chat', () => ['PUT', 'labels', { name: 'lamp', value: '' }]],
  ['mark as done', 'message', () => ['PUT', 'done', { isDone: true }]],
];

test.each(acts)('an agent who is removed from the widget meanwhile can’t %s: %s', async (_act, kind, ask) => {
  const { id } = await service.addWidget();
  const caseId = await (kind === 'chat' ? startChat(id) : leaveMessage(id));
  const before = await service.elsewhere.cases.get(caseId);
  meanwhile(() => service.elsewhere.widgets.removeAgent(id, first.email));
  const [method, path, body] = ask();
  const answer = await maya(method, `/cases/${caseId}/${path}`, body);
  expect(answer.statusCode).toBe(404);
  expect(await service.elsewhere.cases.get(caseId)).toEqual(before);
  expect(await service.elsewhere.notes.size(caseId)).toEqual({ count: 0, bytes: 0 });
  expect(await service.elsewhere.bans.list(demo.orgId, service.clock.now())).toEqual([]);
});

test('an agent can’t claim a chat that is transferred meanwhile to a widget of others', async () => {
  const { id } = await service.addWidget();
  const { id: others } = await service.addWidget();
  await service.elsewhere.widgets.removeAgent(others, first.email);
  const caseId = await startChat(id);
  meanwhile(() => service.elsewhere.cases.handOver(caseId, { widgetId: others }, service.clock.now()));
  expect((await maya('POST', `/cases/${caseId}/claim`, {})).statusCode).toBe(404);
  const chat = await service.elsewhere.cases.get(caseId);
  expect(chat).toMatchObject({ widgetId: others });
  expect(chat).not.toHaveProperty('claimedBy');
});
