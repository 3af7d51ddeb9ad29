import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CasePage, CaseSummary } from '../../../operations/console/cases';
import type { Home } from '../../../operations/console/home';
import { demo } from '../../demo/demo-organisation';
import { exampleCase, exampleEntry } from '../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let maya: ConsoleCall;
let jonas: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  [maya, jonas] = [
    await signInToConsole(service, demo.agents[0].email),
    await signInToConsole(service, demo.agents[1].email),
  ];
});
afterAll(() => service.stop());

async function leaveMessage(): Promise<string> {
  const { id } = await addCase({ type: 'offline', state: 'closed', closedAt: 5_000 });
  return id;
}

async function addCase(part: Parameters<typeof exampleCase>[0]) {
  const chat = exampleCase({ widgetId: demo.widgetId, ...part });
  await service.context.store.cases.add(chat, [exampleEntry(chat.id)]);
  return chat;
}

async function mark(call: ConsoleCall, id: string, isDone: boolean): Promise<CaseSummary> {
  return (await call('PUT', `/cases/${id}/done`, { isDone })).json<CaseSummary>();
}

async function listed(view: string): Promise<string[]> {
  return (await maya('GET', `/cases?view=${view}`)).json<CasePage>().cases.map(({ id }) => id);
}

async function messages(): Promise<number> {
  return (await maya('GET', '/home')).json<Home>().messages;
}

test('a message stays to answer until somebody marks it as done, and is so again once it is opened again', async () => {
  const id = await leaveMessage();
  const before = await messages();
  expect(await listed('offline')).toContain(id);

  const { done } = await mark(maya, id, true);
  expect(done).toMatchObject({ by: { email: demo.agents[0].email } });
  expect(done?.at).toBeGreaterThan(0);
  expect([await listed('offline'), await listed('done')]).toEqual([expect.not.arrayContaining([id]), [id]]);
  expect(await messages()).toBe(before - 1);

  expect((await mark(jonas, id, false)).done).toBeUndefined();
  expect(await listed('offline')).toContain(id);
  expect(await messages()).toBe(before);
});

test('of two agents who mark a message at once one has done it, and both read who', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await leaveMessage();
    const answers = await Promise.all([mark(maya, id, true), mark(jonas, id, true)]);
    const { done } = await mark(maya, id, true);
    expect(answers.map((answer) => answer.done)).toEqual([done, done]);
  }
});

test('a chat can’t be marked as done, and a message of another organisation isn’t found', async () => {
  const chat = await addCase({ state: 'waiting' });
  const foreign = await addCase({ widgetId: 'foreign', type: 'offline', state: 'closed', closedAt: 1 });
  expect((await maya('PUT', `/cases/${chat.id}/done`, { isDone: true })).statusCode).toBe(409);
  expect((await maya('PUT', `/cases/${foreign.id}/done`, { isDone: true })).statusCode).toBe(404);
});
