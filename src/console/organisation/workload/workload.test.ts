import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { createWorkload } from './workload';

const none = { agents: [], waiting: [], withBots: 0 };

async function open() {
  const clock = createFakeClock();
  const client = createFakeCalls({ 'GET /workload': () => none });
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

test('changes that come faster than they are read are shown all the same', async () => {
  const clock = createFakeClock();
  const { call } = createFakeCalls({ 'GET /workload': () => none });
  let reads = 0;
  async function callSlowly(...asked: Parameters<typeof call>) {
    reads += 1;
    await new Promise<void>((resolve) => void clock.after(2_500, resolve));
    return call(...asked);
  }
  const workload = createWorkload({ call: callSlowly as typeof call }, clock);
  void workload.load();
  for (let second = 0; second < 7; second++) {
    await clock.advance(1_000);
    workload.refresh();
  }
  expect(workload.state.value).toEqual({ kind: 'ready', value: none });
  expect(reads).toBe(3);
});

test('what is shown is said to be old once it can’t be read again, until it is read', async () => {
  const { clock, client, workload } = await open();
  client.failNext(new RequestFailure(0));
  await clock.advance(15_000);
  expect(workload.state.value.kind).toBe('ready');
  expect(workload.fault.value).toBe('The service can’t be reached. Check your connection and try again.');
  await clock.advance(5_000);
  expect(workload.fault.value).toBeUndefined();
});

test('a screen that is left reads nothing more', async () => {
  const { clock, client, workload } = await open();
  workload.refresh();
  workload[Symbol.dispose]();
  await clock.advance(60_000);
  expect(client.calls).toHaveLength(1);
});
