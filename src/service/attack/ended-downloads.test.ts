import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { addClosedChats } from '../testing/test-logs';
import { signInToConsole } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

const [maya, jonas] = demo.agents;
let service: TestService;
let port: number;
/** More than twice what lines and buffers between hold, which is some four. */
const megabytes = 24;
const range = 'start=2026-11-18&end=2026-11-18';

beforeAll(async () => {
  service = await openTestService();
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
  await addClosedChats(service, megabytes * 20, { createdAt: () => service.clock.now() });
  await sql`update cases set description = repeat('A secret. ', 5000)`.execute(service.db);
  await sql`
    insert into audit_entries (org_id, at, actor_kind, actor, action, subject, subject_id, changes)
    select ${demo.orgId}, ${service.clock.now()}, 'agent', repeat('A secret. ', 5000), 'changed', 'widget', '1', '[]'
    from generate_series(1, ${megabytes * 20})`.execute(service.db);
  await service.context.store.agents.update(jonas.email, { isAdministrator: true });
}, 120_000);
afterAll(() => service.stop());

/** The answer, of which nothing is read before `readOn`, which tells how many bytes came. */
async function begin(path: string, cookie: string) {
  const asked = ask({ port, path: `/api/console${path}`, headers: { cookie } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.on('error', () => {});
  const closed = new Promise((resolve) => answer.on('close', resolve));
  return {
    answer,
    async readOn(): Promise<number> {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      await closed;
      return bytes;
    },
  };
}

const downloads = [
  `/logs/export?format=csv&${range}`,
  `/logs/export?format=ndjson&${range}`,
  '/audit/export?format=csv',
  '/audit/export?format=ndjson',
];
const ends = {
  'signs out': (cookie: string) =>
    service.app.inject({
      method: 'DELETE',
      url: '/api/console/session',
      headers: { 'x-console': '1', cookie },
    }),
  'is no administrator any more': async () =>
    (await signInToConsole(service, maya.email))('PUT', `/agents/${jonas.email}`, { isAdministrator: false }),
  'is signed in for a day': async () => service.clock.advance(24 * 3_600_000),
};

test.each(
  downloads.flatMap((path) => Object.keys(ends).map((how) => [path, how as keyof typeof ends] as const)),
)('of %s nothing more comes once who asked for it %s', async (path, how) => {
  await service.context.store.agents.update(jonas.email, { isAdministrator: true });
  const { token } = await service.context.account.signIn(jonas.email, demo.password);
  const cookie = `console-session=${token}`;
  const { answer, readOn } = await begin(path, cookie);
  await ends[how](cookie);
  await service.context.sessionWatch.check();
  expect(await readOn()).toBeLessThan((megabytes * 1_000_000) / 2);
  expect(answer.complete).toBe(false);
});
