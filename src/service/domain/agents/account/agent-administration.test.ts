import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { createEncryption } from '../../../adapters/encryption';
import { secrets } from '../../../adapters/secrets';
import type { OpenedStore } from '../../../storage/opened-store';
import { onEachEngine } from '../../../storage/test-engines';
import { exampleAgent } from '../../../storage/test-records';
import { createAgentAdministration, type AgentAdministration } from './agent-administration';

onEachEngine('of two administrators', ({ check, prepare }) => {
  let opened: OpenedStore;
  let administration: AgentAdministration;
  let organisations = 0;

  prepare(async (ofEngine) => {
    opened = ofEngine;
    administration = createAgentAdministration({
      store: opened.store,
      clock: { now: () => 1, elapsed: () => 1 },
      secrets,
      encryption: createEncryption([randomBytes(32)]),
      tell: async () => {},
      emailChange: { change: async () => {} },
      isMailConfigured: false,
      publicUrl: undefined,
    });
  });

  check.each<[string, 'change' | 'remove']>([
    ['demote', 'change'],
    ['remove', 'remove'],
  ])('who %s each other at the same moment one stays', async (_what, act) => {
    const { agents, organisations: table } = opened.store;
    for (let round = 0; round < 5; round++) {
      const orgId = ++organisations;
      await table.add({ id: orgId, name: 'Shop' });
      const pair = [1, 2].map(() => exampleAgent({ orgId, isAdministrator: true }));
      for (const agent of pair) await agents.add(agent);
      const outcomes = await Promise.allSettled(
        pair.map(async (by, at) => {
          const other = pair[1 - at]?.email ?? '';
          await (act === 'change'
            ? administration.change(by, other, { isAdministrator: false })
            : administration.remove(by, other));
        }),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = await agents.ofOrganisation(orgId, 1);
      expect(left.filter(({ isAdministrator }) => isAdministrator)).toHaveLength(1);
    }
  });
});
