import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { blockWith } from '../../docs/read-page';
import { createVisitorChatClient } from '../../src/client/visitor-chat-client';
import {
  chatsOfFirstRelease,
  firstMigrations,
  makeOldDatabase,
  makeOldFolder,
  rowsOfFirstRelease,
} from '../../src/service/storage/embedded/test-release';
import { silentLog } from '../../src/service/storage/log';
import { openUnlimited } from '../../src/service/storage/postgres/open-unlimited';
import { hasPostgres, postgresName, startTestServer } from '../../src/service/storage/postgres/test-server';
import { signInToConsoleApi, type ConsoleApi } from '../console-api';
import { createDataFolder, createEmptyDataFolder } from '../data-folder';
import { expect, test } from '../people';
import type { RunningService } from '../instance';
import { createService } from '../running-service';
import { visitorKey, widgetId } from '../visitor';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** What the pages call the places that are others here. */
const documented = {
  before: 'before-upgrade.dump',
  upgraded: 'upgraded.dump',
  data: '/var/lib/chat-widget',
  backup: '/var/backups/chat-widget-$(date +%F)',
  database: 'postgres://chat:password@db.example.com:5432/chat',
  dump: 'chat-widget.dump',
};

test('chats live through a backup of the running service, its restore, the move to PostgreSQL, and a restore there, by the documented commands', async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'chat-widget-rehearsal-'));
  const [backup, dump] = [join(folder, 'backup'), join(folder, 'dump')];
  const data = await createDataFolder();
  const caseId = await whileRunning({ DATA_DIR: data }, async ({ url }) => {
    const agent = await signInToConsoleApi(url);
    const id = await startChat(url, agent);
    await runDocumented('npm run admin -- back-up /var/backups/chat-widget-$(date +%F)', { data, backup });
    await agent.answer(id, 'After the backup');
    return id;
  });
  await whileRunning({ DATA_DIR: backup }, async ({ url }) => {
    const agent = await signInToConsoleApi(url);
    expect(await read(agent, caseId)).toEqual(['Before the backup', 'Hello']);
    await agent.answer(caseId, 'After the restore');
  });

  if (hasPostgres) {
    const said = ['Before the backup', 'Hello', 'After the restore'];
    const server = await startTestServer();
    const [database, restored] = [await server.createDatabase(), await server.createDatabase()];
    await runDocumented('npm run admin -- move-to-postgres', { data: backup, database });
    await whileRunning({ DATA_DIR: backup, DATABASE_URL: database }, async ({ url }) => {
      expect(await read(await signInToConsoleApi(url), caseId)).toEqual(said);
    });
    await runDocumented(
      'pg_dump --format=custom --file=chat-widget.dump "$DATABASE_URL"',
      { dump },
      { DATABASE_URL: database },
    );
    await runDocumented(
      'pg_restore --no-owner --dbname="$DATABASE_URL" chat-widget.dump',
      { dump },
      { DATABASE_URL: restored },
    );
    await whileRunning({ DATA_DIR: backup, DATABASE_URL: restored }, async ({ url }) => {
      expect(await read(await signInToConsoleApi(url), caseId)).toEqual(said);
    });
    await server.stop();
  }
  for (const one of [folder, data]) await rm(one, { recursive: true });
});

test.describe('chats under way of 0.1.0 go on after an upgrade, and the documented commands go back to them', () => {
  const { ann, bob } = chatsOfFirstRelease;
  const said = ['Where is my lamp?', 'It left our house today.', 'Great, thank you!'];

  async function goOn({ url }: RunningService): Promise<void> {
    const agent = await signInToConsoleApi(url);
    expect(await read(agent, ann)).toEqual(said);
    const visitor = createVisitorChatClient({ fetch, baseUrl: url, apiKey: visitorKey });
    await visitor.send({
      caseId: ann,
      messageType: 1,
      messageBody: 'One more question',
      messageId: 'after-the-upgrade',
    });
    await agent.answer(bob, 'Yes, we ship to Norway.');
    expect(await read(agent, ann)).toEqual([...said, 'One more question']);
    expect(await read(agent, bob)).toEqual(['Do you ship to Norway?', 'Yes, we ship to Norway.']);
  }

  async function expectBefore({ url }: RunningService): Promise<void> {
    const agent = await signInToConsoleApi(url);
    expect(await read(agent, ann)).toEqual(said);
    expect(await read(agent, bob)).toEqual(['Do you ship to Norway?']);
  }

  test('with the embedded database', async () => {
    test.setTimeout(300_000);
    const data = await createEmptyDataFolder();
    const worker = pathToFileURL(join(root, 'dist/service/engine-worker.js'));
    await makeOldFolder(data, worker, firstMigrations, await rowsOfFirstRelease());
    await whileRunning({ DATA_DIR: data }, async (service) => {
      await goOn(service);
      await expect(runDocumented('npm run admin -- rollback', { data })).rejects.toThrow(
        /in use by another running service/,
      );
    });
    await runDocumented('npm run admin -- rollback', { data });
    await whileRunning({ DATA_DIR: data }, expectBefore);
    await rm(data, { recursive: true });
  });

  test('with PostgreSQL', async () => {
    test.skip(!hasPostgres, postgresName);
    test.setTimeout(300_000);
    const folder = await mkdtemp(join(tmpdir(), 'chat-widget-rehearsal-'));
    const server = await startTestServer();
    const env = { DATA_DIR: folder, DATABASE_URL: await server.createDatabase() };
    const [before, upgraded] = [join(folder, 'before'), join(folder, 'upgraded')];
    await makeOldDatabase(
      await openUnlimited(env.DATABASE_URL, silentLog),
      firstMigrations,
      await rowsOfFirstRelease(),
    );
    await runDocumented(
      'pg_dump --format=custom --file=before-upgrade.dump "$DATABASE_URL"',
      { before },
      env,
    );
    await whileRunning(env, goOn);
    await expect(runDocumented('npm run admin -- rollback', { data: folder }, env)).rejects.toThrow(
      /dump that you made/,
    );
    await runDocumented(
      'pg_dump --format=custom --file=upgraded.dump "$DATABASE_URL"',
      { before, upgraded },
      env,
    );
    await whileRunning(env, expectBefore);
    // And over a database that was upgraded since the dump.
    await runDocumented(
      'pg_restore --no-owner --dbname="$DATABASE_URL" chat-widget.dump',
      { dump: before },
      env,
    );
    await whileRunning(env, expectBefore);
    await server.stop();
    await rm(folder, { recursive: true });
  });
});

/** Runs the block of the pages that has this command, with the places of this test. */
async function runDocumented(
  command: string,
  places: Partial<typeof documented>,
  env: Record<string, string> = {},
): Promise<void> {
  let commands = blockWith(command, 'backup.md', 'operations.md');
  for (const [name, place] of Object.entries(places))
    commands = commands.replaceAll(documented[name as keyof typeof documented], place);
  await run('sh', ['-e', '-c', commands], { cwd: root, env: { ...process.env, ...env } });
}

async function whileRunning<Answer>(
  env: Record<string, string>,
  use: (service: RunningService) => Promise<Answer>,
): Promise<Answer> {
  const service = await createService(() => env);
  try {
    return await use(service);
  } finally {
    await service.remove();
  }
}

async function startChat(url: string, agent: ConsoleApi): Promise<string> {
  const visitor = createVisitorChatClient({ fetch, baseUrl: url, apiKey: visitorKey });
  await agent.goOnline();
  const { caseId } = await visitor.start({
    widgetId,
    email: 'ann@example.com',
    visitorMessage: 'Before the backup',
  });
  await agent.answer(caseId, 'Hello');
  return caseId;
}

/** What visitor and agent said. */
async function read(agent: ConsoleApi, caseId: string): Promise<string[]> {
  const entries = await agent.entries(caseId);
  return entries.filter(({ kind }) => kind === 'visitor' || kind === 'agent').map(({ text }) => text);
}
