import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { commonPasswords } from '../../../adapters/common-passwords';
import { createEncryption } from '../../../adapters/encryption';
import { secrets } from '../../../adapters/secrets';
import type { Agent } from '../agents';
import type { AgentStore } from '../tables';
import { createPasswordReset } from './password-reset';

test('a request for a reset takes as long without an account: nothing is written before the answer', async () => {
  const known = 'ann@shop.example';
  let writes = 0;
  const reset = createPasswordReset({
    store: {
      agents: { get: async (email: string) => (email === known ? ({ email } as Agent) : undefined) },
      transaction: () => {
        writes += 1;
        return new Promise(() => {});
      },
    } as unknown as AgentStore,
    clock: { now: () => 0, elapsed: () => 0 },
    secrets,
    encryption: createEncryption([randomBytes(32)]),
    tell: async () => {},
    common: commonPasswords,
    isMailConfigured: true,
    publicUrl: 'https://chat.example',
    onFault: (error) => expect.unreachable(String(error)),
  });
  await reset.ask('nobody@shop.example');
  expect(writes).toBe(0);
  await reset.ask(known);
  expect(writes).toBe(1);
});
