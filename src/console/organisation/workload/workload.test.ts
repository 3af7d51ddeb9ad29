import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../../../browser/fakes/fake-clock';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { createWorkload } from './workload';

async function open() {
  const clock = createFakeClock();
  const client = createFakeCalls({ 'GET /workload': () => ({ agents: [], waiting: [], withBots: 0 }) });
  const workload = createWorkload(client, clock);
  await workload.load();
  return { clock, client, workload };
}

test('changes of a busy second are read together, and a lost event is made up for', async () => {
  const { clock, client, workload } = await open();
  for (let change = 0; change < 20; change++) workload.refresh();
  await clock.advance(1_000);
  await settle();
  expect(client.calls).toHaveLength(2);
  await clock.advance(15_000);
  await settle();
  expect(client.calls).toHaveLength(3);
});

test('a screen that is left reads nothing more', async () => {
  const { clock, client, workload } = await open();
  workload.refresh();
  workload[Symbol.dispose]();
  await clock.advance(60_000);
  expect(client.calls).toHaveLength(1);
});
