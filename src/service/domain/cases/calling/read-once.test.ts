import { expect, test } from 'vitest';
import { readOnce, type CallTables } from './read-once';

test('what many waiting chats share is read once in a round, also by those who ask at one time', async () => {
  const reads: string[] = [];
  function read(name: string) {
    return async (key: string) => {
      reads.push(`${name} ${key}`);
      return { key };
    };
  }
  const store = {
    agents: { get: read('agent') },
    widgets: { getListed: read('widget'), staff: read('staff') },
    pushSubscriptions: {
      async ofAgents(emails: string[], now: number) {
        reads.push(`devices ${emails.join()} ${now}`);
        return emails.map((agentEmail) => ({ id: `of ${agentEmail}`, agentEmail }));
      },
    },
  } as unknown as CallTables;
  const tables = readOnce(store, 7);
  for (let round = 0; round < 3; round++) {
    await Promise.all([
      tables.agents.get('ida'),
      tables.widgets.getListed('shop'),
      tables.widgets.staff('shop'),
      tables.pushSubscriptions.ofAgents(['ida', 'tom'], 8),
    ]);
  }
  const devices = await tables.pushSubscriptions.ofAgents(['tom', 'kim', 'ida'], 9);
  expect(devices.map(({ id }) => id)).toEqual(['of tom', 'of kim', 'of ida']);
  expect(reads).toEqual(['agent ida', 'widget shop', 'staff shop', 'devices ida,tom 7', 'devices kim 7']);
});
