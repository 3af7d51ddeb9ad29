import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secrets } from '../adapters/secrets';
import { demo } from '../demo/demo-organisation';
import { createAuditedStore } from '../storage/audit/audited-store';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';
import { administer } from './administer';
import { commands } from './usage';
import { exportVisitor } from './visitor-commands';

let service: TestService;
const visitor = createTestVisitor(() => service);
const { orgId, agents } = demo;
const [maya] = agents;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

/** As `main.ts` runs it. */
function run(...words: string[]): Promise<string> {
  const { elsewhere, clock } = service;
  const actor = { kind: 'commandLine', name: 'root' } as const;
  const store = createAuditedStore(elsewhere, { clock, actor: () => actor });
  const [command, ...rest] = words;
  if (command === 'export-visitor') return text(exportVisitor({ store, clock }, rest));
  return administer(words, { store, clock, secrets, password: 'chosen by the operator' });
}

/** What changes something; answers the organisation that it was changed in. */
const changing: Record<string, () => Promise<number>> = {
  'create-organisation': async () => Number(/\d+/.exec(await run('create-organisation', 'Fjord Books'))?.[0]),
  'create-administrator': () => within('create-administrator', 'boss@tarn.example', 'Ada Boss'),
  'set-password': async () => {
    await run('set-password', maya.email);
    return orgId;
  },
  'remove-second-factor': async () => {
    const factor = { agentEmail: maya.email, secret: 's', confirmedAt: 1, lastPeriod: 0, recoveryCodes: [] };
    await service.elsewhere.secondFactors.put(factor);
    await run('remove-second-factor', maya.email);
    return orgId;
  },
  'demand-second-factor': async () => {
    await within('demand-second-factor', 'on');
    return within('demand-second-factor', 'off');
  },
  'create-key': () => within('create-key', 'token', 'nightly'),
  'revoke-key': async () => {
    const made = (await run('list-keys', String(orgId))).split('\n').find((line) => line.includes('nightly'));
    const [id = ''] = made?.split(' ') ?? [];
    return within('revoke-key', id);
  },
  'create-widget': () => within('create-widget', maya.email, 'Second', 'shop'),
  'export-visitor': async () => within('export-visitor', await visitor.start()),
  'erase-visitor': async () => within('erase-visitor', await visitor.start()),
};
/** Of the whole service, or with the organisation itself and all that tells of it. */
const others = [
  'rotate-secrets-key',
  'back-up',
  'rollback',
  'move-files',
  'move-to-postgres',
  'move-organisation',
  'remove-demo',
  'remove-organisation',
  'vacuum',
];

async function within(command: string, ...words: string[]): Promise<number> {
  await run(command, String(orgId), ...words);
  return orgId;
}

async function latest(id: number) {
  const entries = await service.elsewhere.auditEntries.list(id, {}, { limit: 1 });
  return entries[0];
}

test('every command that changes something leaves an entry, without passwords and keys', async () => {
  const known = [...Object.keys(changing), ...others];
  expect([...commands].filter((name) => !name.startsWith('list')).sort()).toEqual(known.sort());
  for (const [name, change] of Object.entries(changing)) {
    const before = await latest(orgId);
    const entry = await latest(await change());
    expect(entry?.id, name).not.toBe(before?.id);
    expect(entry, name).toMatchObject({ actorKind: 'commandLine', actor: 'root' });
    expect(JSON.stringify(entry), name).not.toMatch(/operator|cw[vpt]_/);
  }
});
