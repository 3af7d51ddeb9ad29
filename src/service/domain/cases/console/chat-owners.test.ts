import { expect, test } from 'vitest';
import { exampleAgent } from '../../../storage/test-records';
import { createTestClock } from '../../../testing/test-clock';
import { createChatOwners } from './chat-owners';

test('which of thousands of agents are away is read by one question', async () => {
  const clock = createTestClock(1_000);
  const here = exampleAgent({ orgId: 1, email: 'here@shop.example', consoleSeenAt: 900 });
  const questions: string[][] = [];
  const agents = {
    async several(orgIds: number[], emails: string[]) {
      questions.push(emails);
      return [here].filter(({ orgId, email }) => orgIds.includes(orgId) && emails.includes(email));
    },
    get: () => expect.unreachable(),
  };
  const others = Array.from({ length: 5_000 }, (_, at) => `${at}@shop.example`);
  const owners = createChatOwners({ clock });
  expect(await owners.away({ agents }, 1, [here.email, ...others, here.email])).toEqual(new Set(others));
  expect(questions.map(({ length }) => length)).toEqual([5_001]);
  clock.advance(120_000);
  expect((await owners.away({ agents }, 1, [here.email])).size).toBe(1);
  expect((await owners.away({ agents }, 1, [])).size).toBe(0);
  expect(questions).toHaveLength(2);
});
