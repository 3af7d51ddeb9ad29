import { expect, test } from 'vitest';
import { createListing } from '../shares/listing';
import { createCaseBanning, type CaseBanningPorts } from './ban-visitor';

test('however many visitors are banned at once, the open chats are looked at twice at a time', async () => {
  let running = 0;
  let most = 0;
  const { endBannedChats } = createCaseBanning({
    store: {
      cases: {
        async openOf() {
          most = Math.max(most, ++running);
          await new Promise((resolve) => setTimeout(resolve, 1));
          running--;
          return [];
        },
      },
    },
    listing: createListing(),
  } as unknown as CaseBanningPorts);
  await Promise.all(Array.from({ length: 20 }, () => endBannedChats(1, [], 'agent')));
  expect(most).toBe(2);
});
