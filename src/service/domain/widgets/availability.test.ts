import { expect, test } from 'vitest';
import { createAvailabilityCheck, type AvailabilityPorts } from './availability';

/** Reads of who is online, of which the answers wait until they are ended. */
function arrange() {
  const reads: { id: string; end(isStaffed: boolean): void; fail(): void }[] = [];
  const staffRead: string[] = [];
  const settings = { forms: { prechat: { fields: [] } }, screenshot: {}, onlineAgents: true };
  const availability = createAvailabilityCheck({
    directory: {
      widget: async (id: string) => ({ id, orgId: id[0], isConversationEnabled: true, settings }),
    },
    widgets: {
      isStaffed: (id: string) =>
        new Promise(
          (end, reject) => void reads.push({ id, end, fail: () => reject(new Error('It is down.')) }),
        ),
      staff: async (id: string) => {
        staffRead.push(id);
        return [1, 2].map(() => ({ kind: 'human', isOnline: true, alias: 'Ann' }));
      },
    },
    clock: { now: () => 0 },
  } as unknown as AvailabilityPorts);
  return {
    reads,
    staffRead,
    isOnline: async (id: string) => (await availability.of(id)).online,
    onlineAgents: () =>
      availability.onlineAgents({ id: 'a', orgId: 1, isConversationEnabled: true, settings } as never),
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('a widget that thousands ask for is read once more for all who asked meanwhile, and keeps no other organisation waiting', async () => {
  const { reads, isOnline } = arrange();
  const asked = Array.from({ length: 3_000 }, () => isOnline('2 greedy'));
  const quiet = isOnline('1 quiet');
  await turn();
  expect(reads.map(({ id }) => id)).toEqual(['2 greedy', '1 quiet']);
  reads[1]?.end(true);
  expect(await quiet).toBe(true);
  reads[0]?.end(false);
  await turn();
  expect(reads).toHaveLength(3);
  reads[2]?.end(true);
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(2_999);
});

test('the names of agents, too, are read once more for all who asked meanwhile', async () => {
  const { staffRead, onlineAgents } = arrange();
  const asked = await Promise.all(Array.from({ length: 100 }, onlineAgents));
  expect(asked).toEqual(asked.map(() => [{ alias: 'Ann' }]));
  expect(staffRead).toHaveLength(2);
});

test('a read that fails, or that is one too many, fails once', async () => {
  const { reads, isOnline } = arrange();
  const [first, second] = [isOnline('1'), isOnline('1')];
  await turn();
  reads[0]?.fail();
  await expect(first).rejects.toThrow('It is down.');
  await turn();
  reads[1]?.end(true);
  expect(await second).toBe(true);

  const many = Array.from({ length: 1_001 }, (_, n) => isOnline(`1 ${n}`));
  await turn();
  await expect(isOnline('1 last')).rejects.toMatchObject({ reason: 'busy' });
  for (let at = 2; at < 1_003; at++) {
    reads[at]?.end(true);
    await turn();
  }
  expect(await Promise.all(many)).toHaveLength(1_001);
  const again = isOnline('1 last');
  await turn();
  reads.at(-1)?.end(true);
  expect(await again).toBe(true);
});
