import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connect, StringCodec } from 'nats';
import { createEncryption } from '../../adapters/encryption';
import type { Change, PubSub } from '../../domain/ports';
import { createInProcessPubSub } from '../changes/in-process-pub-sub';
import { createSharedPubSub, type SharedPubSub } from '../changes/shared-pub-sub';
import { silentLog, type Log } from '../log';
import { openStore } from '../open-store';
import { hasPostgres, startTestServer } from '../postgres/test-server';
import { createNatsChannel } from './nats-channel';
import { createTestNats, hasNats, natsName, type TestNats } from './test-nats';

const encryption = createEncryption([randomBytes(32)]);

describe.skipIf(!hasNats)(`two instances that share changes over ${natsName}`, () => {
  const logged: string[] = [];
  const log: Log = { ...silentLog, warn: (_details, message) => void logged.push(message) };
  let nats: TestNats;
  let here: SharedPubSub;
  let there: SharedPubSub;

  function open(logTo: Log) {
    return createSharedPubSub(
      createInProcessPubSub(logTo),
      createNatsChannel({ url: nats.url, encryption }, logTo),
      logTo,
    );
  }

  beforeAll(async () => {
    nats = await createTestNats();
    here = open(log);
    there = open(silentLog);
  });
  afterAll(async () => {
    await Promise.all([here, there].map((one) => one?.stop()));
    await nats?.kill();
  });

  test('start before the server, say so once, and know that they may have missed something when it is there', async () => {
    await expect.poll(() => logged).toEqual([expect.stringMatching(/NATS can’t be reached/)]);
    expect(here.isHearing()).toBe(false);
    const joined = Promise.all([here, there].map((one) => hear(one, ({ kind }) => kind === 'missed')));
    await nats.start();
    await joined;
  });

  test('hear each other’s changes once, however many there are at once', async () => {
    const caseIds = Array.from({ length: 3_000 }, (_, at) => `case ${at} ${'x'.repeat(200)}`);
    const heard: string[] = [];
    const undo = there.subscribe((change) => {
      if (change.kind === 'visitor') heard.push(change.caseId);
    });
    for (const caseId of caseIds) here.publish({ kind: 'visitor', caseId, widgetId: 'widget', isHere: true });
    await expect.poll(() => heard.length).toBe(caseIds.length);
    expect(heard).toEqual(caseIds);
    undo();
    expect(here.figures()).toMatchObject({ lost: 0 });
  });

  test('tell nothing to others who use the server, and believe nothing of them, but look themselves', async () => {
    const stranger = await connect({ servers: new URL(nats.url).host, user: 'chat', pass: 'p@ss' });
    const text = StringCodec();
    const carried: string[] = [];
    stranger.subscribe('>', { callback: (_error, { data }) => void carried.push(text.decode(data)) });
    await stranger.flush();
    const heard: Change[] = [];
    const undo = there.subscribe((change) => void heard.push(change));
    const said = { kind: 'visitor', caseId: 'a secret', widgetId: 'widget', isHere: true } as const;
    here.publish(said);
    await expect.poll(() => heard).toEqual([said]);
    expect(carried.length).toBeGreaterThan(0);
    expect(carried.join()).not.toContain('secret');

    const forged = { kind: 'case', caseId: 'a secret', widgetId: 'b', lastIndex: 9e15, state: 'closed' };
    const strange = JSON.stringify({ from: 'nobody', changes: [forged] });
    const ofOtherKeys = createEncryption([randomBytes(32)]).encrypt(strange, 'changes');
    const copiedFromElsewhere = encryption.encrypt(strange, 'webhook secret');
    for (const payload of [strange, ofOtherKeys, copiedFromElsewhere, 'x'.repeat(900_000)])
      stranger.publish('chat_widget.changes', text.encode(payload));
    await expect.poll(() => heard, { timeout: 4_500 }).toEqual([said, { kind: 'missed' }]);
    expect(logged.filter((message) => message.includes('can’t be read'))).toHaveLength(1);
    undo();
    await stranger.close();
  });

  test(
    'lose what is said while the server is down or refuses them, and look for it when it takes them again',
    { timeout: 30_000 },
    async () => {
      await nats.kill();
      const caseId = 'while it is down';
      here.publish({ kind: 'visitor', caseId, widgetId: 'widget', isHere: true });
      await expect.poll(() => here.figures().lost).toBeGreaterThan(0);
      await expect.poll(here.isHearing).toBe(false);
      await nats.start('another');
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      await nats.kill();
      const joined = Promise.all([here, there].map((one) => hear(one, ({ kind }) => kind === 'missed')));
      await nats.start();
      await joined;
      await expect.poll(here.isHearing).toBe(true);
      const heard = hear(there, (change) => 'caseId' in change && change.caseId === 'afterwards');
      here.publish({ kind: 'visitor', caseId: 'afterwards', widgetId: 'widget', isHere: true });
      await heard;
      expect(logged.filter((message) => message.includes('was lost'))).toHaveLength(1);
    },
  );
});

test.skipIf(!hasNats || !hasPostgres)(
  'stores on PostgreSQL share changes over NATS where it is set',
  async () => {
    const [server, nats] = await Promise.all([startTestServer(), createTestNats()]);
    await nats.start();
    const place = { databaseUrl: await server.createDatabase(), nats: { url: nats.url, encryption } };
    const here = await openStore(place, silentLog);
    const there = await openStore(place, silentLog);
    try {
      const heard = hear(there.pubSub, (change) => 'caseId' in change);
      const again = setInterval(
        () => here.pubSub.publish({ kind: 'visitor', caseId: 'a', widgetId: 'widget', isHere: true }),
        50,
      );
      await heard;
      clearInterval(again);
      expect(there.hearsOthers()).toBe(true);
      const { rows } = await sql`select 1 from pg_stat_activity where query like 'listen %'`.execute(here.db);
      expect(rows).toEqual([]);
    } finally {
      await Promise.all([here, there].map((one) => one.stop()));
      await nats.kill();
      await server.stop();
    }
  },
);

function hear(instance: PubSub, isMeant: (change: Change) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const undo = instance.subscribe((change) => {
      if (!isMeant(change)) return;
      undo();
      resolve();
    });
  });
}
