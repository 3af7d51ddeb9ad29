import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Job } from '../../workers';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';
import { demo } from '../demo-organisation';
import { createStandIn } from './stand-in';

const second = 1_000;
const [maya, jonas] = demo.agents;
const visitor = createTestVisitor(() => service);
let service: TestService;
let standIn: Job;

beforeEach(async () => {
  service = await openTestService();
  standIn = createStandIn(service.context, 'http://localhost:8080');
});
afterEach(() => service.stop());

async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed++) {
    service.clock.advance(second);
    await standIn.run();
  }
}

async function statusOf({ email }: { email: string }) {
  return (await service.context.store.agents.get(email))?.status;
}

async function setByPerson(status: 'online' | 'pause') {
  await service.context.changeStatus(maya.email, { status, source: 'console' });
}

async function answersIn(caseId: string) {
  const { messageList } = await visitor.poll(caseId);
  return messageList.filter(({ type }) => type === 'agent').map(({ text }) => text);
}

test('while nobody is online in the console a script answers, and says once that it is one', async () => {
  await pass(1);
  expect(await statusOf(jonas)).toBe('online');
  const caseId = await visitor.start({ visitorMessage: 'Which bulb belongs in Holm?' });
  await pass(2);
  expect(await answersIn(caseId)).toEqual([]);
  await pass(2);
  const [first = ''] = await answersIn(caseId);
  expect(first).toMatch(/^Hello! I am a script .*http:\/\/localhost:8080\/console\/.*\n\nE27/s);
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'How long does it take to Lisbon?' });
  await pass(4);
  expect((await answersIn(caseId)).slice(1)).toEqual([expect.stringMatching(/^Eleven days/)]);
  await pass(30);
  expect(await answersIn(caseId)).toHaveLength(2);
});

test('a person who goes online gets its chats, and new ones; a minute after they have left the script is back', async () => {
  await pass(1);
  const caseId = await visitor.start();
  await pass(4);
  await setByPerson('online');
  await pass(1);
  expect(await statusOf(jonas)).toBe('pause');
  expect(await service.context.store.cases.get(caseId)).toMatchObject({ state: 'waiting' });
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Are you a person now?' });
  await pass(10);
  expect(await answersIn(caseId)).toHaveLength(1);
  await setByPerson('pause');
  await pass(50);
  expect(await answersIn(caseId)).toHaveLength(1);
  await pass(15);
  expect(await answersIn(caseId)).toHaveLength(2);
});

test('what the second agent sets in the console is theirs', async () => {
  await service.context.changeStatus(jonas.email, { status: 'online', source: 'console' });
  await pass(3);
  expect(await service.context.store.agents.get(jonas.email)).toMatchObject({
    status: 'online',
    statusSource: 'console',
  });
});
