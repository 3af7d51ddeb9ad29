import { expect, test } from 'vitest';
import { createRetention, type RetentionPorts } from './retention';

test('an organisation whose data can’t be deleted keeps no data of others, and the fault is known', async () => {
  const removed: number[] = [];
  const store = {
    organisations: {
      list: async () => [1, 2, 3].map((id) => ({ id, name: '' })),
      privacyOf: async () => ({ keepCasesDays: 1, shortensAddresses: false }),
    },
    visitorRecords: {
      async removeCases(orgId: number) {
        if (orgId === 1) throw new Error('It takes too long.');
        removed.push(orgId);
      },
    },
  } as unknown as RetentionPorts['store'];
  const clock = { now: () => 1e12, elapsed: () => 0 } as RetentionPorts['clock'];
  await expect(createRetention({ store, clock })()).rejects.toThrow('It takes too long.');
  expect(removed).toEqual([2, 3]);
});
