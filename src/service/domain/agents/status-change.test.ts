import { expect, test } from 'vitest';
import type { Agent } from './agents';
import type { AgentStore, AgentTables } from './tables';
import { createStatusChange } from './status-change';

const maya: Agent = {
  email: 'maya@shop.example',
  orgId: 1,
  name: 'Maya',
  passwordHash: '',
  isAdministrator: false,
  accountType: 'biz',
  status: 'pause',
  statusSource: 'console',
  statusAt: 1,
};

function setUp() {
  let agent: Agent = maya;
  const events: string[] = [];
  const tables = {
    agents: {
      lock: async (email: string) => (email === agent.email ? agent : undefined),
      setStatus: async (
        _email: string,
        { status, subStatus, source, at }: Parameters<AgentTables['agents']['setStatus']>[1],
      ) => {
        const { subStatus: _, ...rest } = agent;
        agent = { ...rest, status, statusSource: source, statusAt: at, ...(subStatus ? { subStatus } : {}) };
      },
    },
  } as unknown as AgentTables;
  const store: Pick<AgentStore, 'transaction'> = { transaction: (work) => work(tables) };
  const changeStatus = createStatusChange({
    store,
    clock: { now: () => 50, elapsed: () => 50 },
    events: {
      onStatusChanged: async (bound, { status, subStatus }, at) => {
        expect(bound).toBe(tables);
        events.push(`${status} ${subStatus ?? '-'} at ${at}`);
      },
    },
  });
  return { changeStatus, events, agent: () => agent };
}

test('no matter who changes a status, what follows happens in the transaction and once per change', async () => {
  const { changeStatus, events, agent } = setUp();
  await changeStatus(maya.email, { status: 'online', source: 'console' });
  await changeStatus(maya.email, { status: 'online', source: 'endpoint' });
  await changeStatus(maya.email, { status: 'pause', subStatus: 'Lunch', source: 'endpoint' });
  await changeStatus(maya.email, { status: 'pause', source: 'endpoint' });
  expect(events).toEqual(['online - at 50', 'pause Lunch at 50', 'pause - at 50']);
  expect(agent()).toMatchObject({ status: 'pause', statusSource: 'endpoint', statusAt: 50 });
});

test('a change of nobody, or one that is refused under the lock, changes nothing', async () => {
  const { changeStatus, events, agent } = setUp();
  expect(await changeStatus('nobody@shop.example', { status: 'online', source: 'endpoint' })).toBeUndefined();
  expect(
    await changeStatus(maya.email, { status: 'online', source: 'console' }, () => false),
  ).toBeUndefined();
  expect([agent(), events]).toEqual([maya, []]);
});
