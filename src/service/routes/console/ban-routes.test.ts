import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PasswordLink } from '../../../operations/console/agents';
import type { BanBy, BanPage, BanSummary } from '../../../operations/console/bans';
import { parseSettings } from '../../../contract/settings/parse-settings';
import { secrets } from '../../adapters/secrets';
import { demo } from '../../demo/demo-organisation';
import { banVisitor, mostBans } from '../../domain/access/banning';
import { exhaust } from '../../testing/exhaust';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor, newChat } from '../../testing/test-visitor';

let service: TestService;
let agent: ConsoleCall;
const visitor = createTestVisitor(() => service);
const identitySecret = 'secret of the shop';

beforeAll(async () => {
  service = await openTestService({ TRUST_PROXY: '1' });
  await service.context.store.keys.add(demo.orgId, 'identity', identitySecret);
  // Who is no administrator.
  agent = await signInToConsole(service, demo.agents[1].email);
});
afterEach(async () => {
  for (const { id } of await list()) await agent('DELETE', `/bans/${id}`);
});
afterAll(() => service.stop());

interface Visitor {
  email?: string;
  visitorToken?: string;
  userAgent?: string;
  address?: string;
  identityProof?: string;
  widgetId?: string;
}

const rude = {
  email: 'rude@x.example',
  visitorToken: 'browser 1',
  userAgent: 'Rude/1',
  address: '192.0.2.7',
};

async function start({ address = '198.51.100.1', ...fields }: Visitor) {
  const answer = await visitor.send('POST', { ...newChat, ...fields }, { 'x-forwarded-for': address });
  const { caseId = '' } = answer.json<{ caseId?: string }>();
  return { status: answer.statusCode, caseId };
}

async function ban(who: Visitor, by: BanBy[], days?: number): Promise<string> {
  const { caseId } = await start(who);
  const answer = await agent('POST', `/cases/${caseId}/ban`, { by, ...(days ? { days } : {}) });
  expect(answer.statusCode).toBe(201);
  expect(answer.json<{ bans: BanSummary[] }>().bans.length).toBeGreaterThan(0);
  return caseId;
}

test('a ban that is sent again, since its answer was lost, is one ban, and lifting it lets the visitor in', async () => {
  const { caseId } = await start(rude);
  for (const days of [2, 1, 1, undefined, undefined])
    await agent('POST', `/cases/${caseId}/ban`, { by: ['visitor', 'email'], ...(days ? { days } : {}) });
  const bans = await list();
  expect(bans).toHaveLength(2);
  expect(bans.map(({ until }) => until)).toEqual([undefined, undefined]);
  expect((await start(rude)).status).not.toBe(200);
  for (const { id } of bans) await agent('DELETE', `/bans/${id}`);
  expect((await start(rude)).status).toBe(200);
});

test('a ban tells who made it, and why', async () => {
  const { caseId } = await start(rude);
  await agent('POST', `/cases/${caseId}/ban`, { by: ['visitor'], reason: ' Swears\0 at us ' });
  const [email, reason] = [demo.agents[1].email, 'Swears at us'];
  expect(await list()).toMatchObject([{ caseId, bannedBy: email, reason }]);
});

test('agents see and lift the bans of their own widgets, administrators all', async () => {
  await ban(rude, ['visitor']);
  const bans = await list();
  const administrator = await signInToConsole(service);
  const email = 'nina@demo.example';
  const invited = await administrator('POST', '/agents', { email, name: 'Nina', isAdministrator: false });
  const token = invited.json<PasswordLink>().link?.split('/').at(-1) ?? '';
  await service.context.passwordReset.set(token, 'correct horse battery');
  const nina = await signInToConsole(service, email, 'correct horse battery');
  expect((await nina('GET', '/bans')).json()).toEqual({ bans: [] });
  expect((await nina('DELETE', `/bans/${bans[0]?.id}`)).statusCode).toBe(404);
  expect((await administrator('GET', '/bans')).json()).toEqual({ bans });
});

/** Of the demo, by agents or by bots, the oldest first. */
async function fill(count: number, bannedBy: string | null): Promise<void> {
  await sql`
    insert into bans (id, org_id, who, case_id, created_at, banned_by)
    select 'full ' || n, ${demo.orgId}, 'visitor ' || n, 'gone', n, ${bannedBy}
    from generate_series(1, ${count}::integer) n`.execute(service.db);
}
async function empty(): Promise<void> {
  await sql`delete from bans`.execute(service.db);
}

test('agents read all bans of their widgets, page by page, and lift the oldest one', async () => {
  const { caseId } = await start(rude);
  await fill(1_050, 'bo@demo.example');
  await sql`update bans set case_id = ${caseId}, created_at = n / 3 from (
    select id as of, row_number() over () as n from bans) numbered where of = id`.execute(service.db);
  const read: string[] = [];
  for (let before: string | undefined = ''; before !== undefined;) {
    const query: string = before ? `?before=${encodeURIComponent(before)}` : '';
    const page: BanPage = (await agent('GET', `/bans${query}`)).json();
    read.push(...page.bans.map(({ id }) => id));
    before = page.before;
  }
  expect([read.length, new Set(read).size]).toEqual([1_050, 1_050]);
  expect((await agent('DELETE', `/bans/${encodeURIComponent(read.at(-1) ?? '')}`)).statusCode).toBe(204);
  expect((await agent('GET', '/bans?before=nonsense')).statusCode).toBe(400);
  await empty();
});

test('bans by agents have a bound, also when they are made at once, and lifting some makes room', async () => {
  await fill(mostBans, null);
  await sql`delete from bans where created_at = 1`.execute(service.db);
  await sql`update bans set banned_by = 'bo@demo.example'`.execute(service.db);
  const chats = [
    await start({ ...rude, email: 'a@x.example' }),
    await start({ ...rude, email: 'b@x.example' }),
  ];
  const made = chats.map(({ caseId }) => agent('POST', `/cases/${caseId}/ban`, { by: ['visitor'] }));
  const [, refused] = (await Promise.all(made)).sort((a, b) => a.statusCode - b.statusCode);
  expect(refused?.json()).toEqual({ code: 409, message: expect.stringContaining('Lift some') });
  const administrator = await signInToConsole(service);
  expect((await administrator('DELETE', '/bans/full%202')).statusCode).toBe(204);
  const { caseId } = await start({ ...rude, visitorToken: 'browser 2' });
  expect((await agent('POST', `/cases/${caseId}/ban`, { by: ['visitor'] })).statusCode).toBe(201);
  await empty();
});

test('bans by bots take no room of the agents, and the oldest of them go', async () => {
  await fill(mostBans, null);
  const { caseId } = await start(rude);
  expect((await agent('POST', `/cases/${caseId}/ban`, { by: ['visitor'] })).statusCode).toBe(201);
  const { store } = service.context;
  const byBot = { by: ['visitor', 'address'] as BanBy[], at: service.clock.now() };
  const chat = { id: caseId, orgId: demo.orgId, visitor: { token: 'new', ipAddress: '192.0.2.9' } };
  const made = await store.transaction((tables) => banVisitor(tables, chat, byBot, secrets));
  expect(made).toHaveLength(2);
  const held = ['visitor 1', 'visitor 2', 'visitor 3', 'visitor new', 'visitor browser 1'].map((who) =>
    store.bans.holds(demo.orgId, [who], byBot.at),
  );
  expect(await Promise.all(held)).toEqual([false, false, true, true, true]);
  await empty();
});

test('ban counts each ban that an agent makes', async () => {
  const { caseId } = await start(rude);
  exhaust(service, 'ban', demo.agents[1].email);
  expect((await agent('POST', `/cases/${caseId}/ban`, { by: ['visitor'] })).statusCode).toBe(429);
  service.clock.advance(600_000);
});

async function list(): Promise<BanSummary[]> {
  return (await agent('GET', '/bans')).json<{ bans: BanSummary[] }>().bans;
}

describe('a visitor whom an agent has banned', () => {
  test('by their browser is refused with another e-mail, user agent and address', async () => {
    await ban(rude, ['visitor']);
    const changed = { ...rude, email: 'kind@x.example', userAgent: 'Kind/2', address: '203.0.113.9' };
    expect((await start(changed)).status).toBe(403);
    expect((await start({ ...changed, visitorToken: 'browser 2' })).status).toBe(200);
  });

  test.each([
    ['address', '192.0.2.7', true],
    ['address', '192.0.2.8', false],
    ['network', '192.0.2.8', true],
    ['network', '192.0.3.8', false],
  ] as const)('by %s is refused from %s with everything else changed: %s', async (by, address, isRefused) => {
    await ban(rude, [by]);
    const changed = { email: 'kind@x.example', visitorToken: 'browser 2', userAgent: 'Kind/2', address };
    expect((await start(changed)).status).toBe(isRefused ? 403 : 200);
  });

  test.each(['address', 'network'] as const)('by %s of IPv6 is refused from its 64 bits', async (by) => {
    await ban({ ...rude, address: '2001:db8:1:2::1' }, [by]);
    expect((await start({ address: '2001:db8:1:2:9::9' })).status).toBe(403);
    expect((await start({ address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('under a borrowed e-mail does not harm its owner elsewhere', async () => {
    await ban({ ...rude, email: 'Owner@x.example' }, ['visitor', 'email']);
    expect((await start({ email: 'owner@x.example', address: '203.0.113.9' })).status).toBe(200);
    expect((await start({ email: 'owner@x.example', address: '192.0.2.99' })).status).toBe(403);
  });

  test('under an e-mail that was proved to be theirs is refused everywhere', async () => {
    const email = 'rude@x.example';
    const identityProof = createHmac('sha256', identitySecret).update(email).digest('hex');
    await ban({ ...rude, identityProof }, ['email']);
    expect((await start({ email, address: '203.0.113.9' })).status).toBe(403);
  });

  test('loses all their open chats, and nobody else does', async () => {
    const others = await start({ email: 'other@x.example', visitorToken: 'browser 3' });
    const second = await start({ ...rude, email: 'second@x.example' });
    const first = await ban(rude, ['visitor']);
    for (const caseId of [first, second.caseId]) {
      expect((await visitor.poll(caseId)).messageList.at(-1)?.text).toBe('/BAN ');
      const said = await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hello?' });
      expect(said.statusCode).toBe(403);
    }
    expect((await service.context.store.cases.get(others.caseId))?.state).toBe('waiting');
  });

  test('may chat again when the ban is over, or was lifted', async () => {
    await ban(rude, ['visitor'], 7);
    service.clock.advance(7 * 24 * 3_600_000 - 1);
    expect((await start(rude)).status).toBe(403);
    service.clock.advance(1);
    agent = await signInToConsole(service, demo.agents[1].email);
    expect((await start(rude)).status).toBe(200);
    await ban(rude, ['address']);
    const [found] = await list();
    expect(found).toMatchObject({ who: 'address 192.0.2.7' });
    await agent('DELETE', `/bans/${found?.id}`);
    expect((await start(rude)).status).toBe(200);
  });
});

test('a ban by what nobody knows of the visitor is refused', async () => {
  const { caseId } = await start({});
  expect((await agent('POST', `/cases/${caseId}/ban`, { by: ['visitor'] })).statusCode).toBe(400);
  expect((await agent('POST', `/cases/${caseId}/ban`, { by: [] })).statusCode).toBe(400);
});

test('an agent bans in the chats of their own widgets alone', async () => {
  const widget = await service.addWidget();
  await service.context.store.widgets.setAgents(widget.id, []);
  const { caseId } = await start({ ...rude, widgetId: widget.id });
  expect((await agent('POST', `/cases/${caseId}/ban`, { by: ['visitor'] })).statusCode).toBe(404);
});

test('a start is repeated by its own visitor alone', async () => {
  const order = { messageId: 'order-1', widgetId: demo.widgetId, visitorMessage: 'Hi' };
  async function begin(fields: Record<string, string>) {
    const answer = await visitor.send('POST', { ...order, ...fields });
    return answer.json<{ caseId: string }>().caseId;
  }
  const first = await begin({ email: 'ann@x.example' });
  expect(await begin({ email: 'Ann@x.example' })).toBe(first);
  expect(await begin({ email: 'eve@x.example' })).not.toBe(first);
  const widgetId = (await service.addWidget({ settings: freeToAsk() })).id;
  const nameless = await begin({ widgetId, visitorToken: 'browser 1' });
  expect(await begin({ widgetId, visitorToken: 'browser 1' })).toBe(nameless);
  expect(await begin({ widgetId, visitorToken: 'browser 2' })).not.toBe(nameless);
});

function freeToAsk() {
  return parseSettings({ forms: { prechat: { fields: [{ kind: 'question' }] } } }).settings;
}
