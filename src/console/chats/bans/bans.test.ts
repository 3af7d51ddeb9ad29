import { expect, test } from 'vitest';
import type { BanSummary } from '../../../operations/console/bans';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { BansModel } from './bans';

function ban(id: string): BanSummary {
  return { id, who: 'address 192.0.2.1', caseId: 'c', createdAt: 1 };
}

test('the list goes on where its page ended, and a lifted ban leaves it', async () => {
  const client = createFakeCalls({
    'GET /bans': ({ query }) =>
      query?.before === undefined ? { bans: [ban('3'), ban('2')], before: '1.2' } : { bans: [ban('1')] },
    'DELETE /bans/{id}': () => undefined,
  });
  const bans = new BansModel(client);
  await bans.list.load();
  expect(bans.list.hasMore.value).toBe(true);
  await bans.list.loadMore();
  await bans.lift(ban('2'));
  expect([bans.list.items.value.map(({ id }) => id), bans.list.hasMore.value]).toEqual([['3', '1'], false]);
  expect(client.calls).toContain('GET /bans {"query":{"before":"1.2"}}');
});
