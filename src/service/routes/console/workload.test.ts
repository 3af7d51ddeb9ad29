import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Workload } from '../../../operations/console/inbox/workload';
import { demo } from '../../demo/demo-organisation';
import { exampleCase, exampleEntry } from '../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let administrator: ConsoleCall;
let agent: ConsoleCall;
const visitor = createTestVisitor(() => service);
const [maya, jonas] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  administrator = await signInToConsole(service, maya.email);
  agent = await signInToConsole(service, jonas.email);
});
afterAll(() => service.stop());

async function read(): Promise<Workload> {
  return (await administrator('GET', '/workload')).json<Workload>();
}
async function chatsOf(email: string) {
  return (await read()).agents.find((one) => one.email === email)?.chats;
}

test('administrators read who has which chats, the longest waiting first, and which ones nobody has', async () => {
  const { store, clock } = service.context;
  await store.agents.setStatus(jonas.email, { status: 'online', source: 'endpoint', at: clock.now() });
  const free = await visitor.start({});
  const [answered, waiting] = [await visitor.start({}), await visitor.start({})];
  await agent('POST', `/cases/${answered}/entries`, { text: 'Hello', messageId: 'm' });
  await agent('POST', `/cases/${waiting}/claim`, {});
  const workload = await read();
  expect(workload.waiting.map(({ caseId }) => caseId)).toEqual([free]);
  expect(workload.agents[0]).toMatchObject({ email: jonas.email, state: 'online' });
  expect(workload.agents.find(({ email }) => email === maya.email)?.state).not.toBe('online');
  const chats = await chatsOf(jonas.email);
  expect(chats?.map(({ caseId, waitsSince }) => [caseId, waitsSince !== undefined])).toEqual([
    [waiting, true],
    [answered, false],
  ]);
  const until = clock.now() + 60_000;
  await agent('PUT', `/cases/${waiting}/snooze`, { until, lastIndex: 9 });
  expect((await chatsOf(jonas.email))?.find(({ caseId }) => caseId === waiting)).toMatchObject({
    snoozedUntil: until,
  });
  await agent('POST', `/cases/${waiting}/close`);
  expect(await chatsOf(jonas.email)).toHaveLength(1);
});

test('chats of widgets that an administrator doesn’t answer are counted and can’t be opened, those of others are not there', async () => {
  const widget = await service.addWidget();
  await service.context.store.widgets.setAgents(widget.id, []);
  const own = exampleCase({ orgId: demo.orgId, widgetId: widget.id });
  const foreign = exampleCase({ orgId: demo.orgId + 1, widgetId: 'foreign' });
  for (const chat of [own, foreign]) await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);
  const { waiting } = await read();
  expect(waiting.find(({ caseId }) => caseId === own.id)).toMatchObject({ isReadable: false });
  expect(waiting.map(({ caseId }) => caseId)).not.toContain(foreign.id);
});

test('nobody has the chats of an agent who was removed', async () => {
  const { store } = service.context;
  const agentEmail = 'gone@demo.example';
  const answered = { state: 'active' as const, agentEmail, agentAlias: 'Gone' };
  const left = exampleCase({ orgId: demo.orgId, widgetId: demo.widgetId, ...answered });
  await store.cases.add(left, [exampleEntry(left.id)]);
  expect((await read()).waiting.map(({ caseId }) => caseId)).toContain(left.id);
});

test('why an agent pauses is there for those who lead the team, until the agent goes online', async () => {
  async function set(status: string, subStatus?: string) {
    const own = await agent('PUT', '/status', { status, ...(subStatus === undefined ? {} : { subStatus }) });
    const of = (await read()).agents.find(({ email }) => email === jonas.email);
    return [own.json<{ subStatus?: string }>().subStatus, of?.subStatus];
  }
  expect(await set('pause', ' Lunch ')).toEqual(['Lunch', 'Lunch']);
  expect(await set('online')).toEqual([undefined, undefined]);
  expect(await set('pause', ' ')).toEqual([undefined, undefined]);
});

test('agents don’t read what others have', async () => {
  expect((await agent('GET', '/workload')).statusCode).toBe(403);
});
