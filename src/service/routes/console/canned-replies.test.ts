import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '../../../operations/console/audit';
import type { CannedReply } from '../../../operations/console/canned-replies';
import type { ConsoleEvent } from '../../../operations/console/events';
import { demo } from '../../demo/demo-organisation';
import { mostOwnReplies } from '../../domain/replies/create-replies';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { addOtherOrganisation, createProvisioner, exampleUser, other } from '../../testing/test-provisioning';
import { openTestService, type TestService } from '../../testing/test-service';

const [maya, jonas] = demo.agents;
let service: TestService;
let administrator: ConsoleCall;
let agent: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  administrator = await signInToConsole(service, maya.email);
  agent = await signInToConsole(service, jonas.email);
});
afterAll(() => service.stop());

async function create(call: ConsoleCall, word: string, of: '' | '/shared' = ''): Promise<CannedReply> {
  const answer = await call('POST', `/canned-replies${of}`, { word, text: `Text of ${word}` });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<CannedReply>();
}
async function list(call: ConsoleCall): Promise<string[]> {
  const { replies } = (await call('GET', '/canned-replies')).json<{ replies: CannedReply[] }>();
  return replies.map(({ word, isShared }) => (isShared ? `${word}*` : word));
}
async function refusal(answer: Promise<{ statusCode: number; json(): unknown }>) {
  const { statusCode, json } = await answer;
  return [statusCode, (json() as { message: string }).message];
}

test('what is answered is what was stored, also of texts that no database stores as they are', async () => {
  const text = 'a\0b\ud800c \u{1f600}';
  const [reply, widget] = await Promise.all([
    administrator('POST', '/canned-replies', { word: 'odd', text }),
    administrator('POST', '/widgets', { name: text }),
  ]);
  expect(reply.json()).toMatchObject({ text: 'ab\ufffdc \u{1f600}' });
  const { replies } = (await administrator('GET', '/canned-replies')).json<{ replies: CannedReply[] }>();
  expect(replies).toContainEqual(reply.json());
  const { id } = widget.json<{ id: string }>();
  expect((await administrator('GET', `/widgets/${id}`)).json()).toEqual(widget.json());
  expect((await administrator('DELETE', `/canned-replies/${reply.json<CannedReply>().id}`)).statusCode).toBe(
    204,
  );
});

test('agents see their own replies and the shared ones, by word; nobody sees those of a colleague', async () => {
  const shared = await create(administrator, 'refund', '/shared');
  const own = await create(agent, ' /Greeting ');
  expect(own).toMatchObject({ word: 'Greeting', isShared: false, revision: 1 });
  await create(administrator, 'bye');
  expect(await list(agent)).toEqual(['Greeting', 'refund*']);
  expect(await list(administrator)).toEqual(['bye', 'refund*']);
  for (const method of ['PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? { word: 'taken', text: 'Taken' } : undefined;
    expect((await administrator(method, `/canned-replies/${own.id}`, body)).statusCode).toBe(404);
    expect((await administrator(method, `/canned-replies/shared/${own.id}`, body)).statusCode).toBe(404);
    expect((await agent(method, `/canned-replies/shared/${shared.id}`, body)).statusCode).toBe(403);
    expect((await agent(method, `/canned-replies/${shared.id}`, body)).statusCode).toBe(404);
  }
  expect((await agent('POST', '/canned-replies/shared', { word: 'x', text: 'X' })).statusCode).toBe(403);
  expect((await administrator('DELETE', `/canned-replies/shared/${shared.id}`)).statusCode).toBe(204);
  expect((await agent('DELETE', `/canned-replies/${own.id}`)).statusCode).toBe(204);
  expect(await list(agent)).toEqual([]);
});

test('a word appears once, regardless of case, beside a shared one of the same word', async () => {
  await create(administrator, 'Straße', '/shared');
  await create(agent, 'straße');
  const taken = [400, 'word: is already used by another reply'];
  expect(await refusal(agent('POST', '/canned-replies', { word: 'STRAẞE', text: 'Again' }))).toEqual(taken);
  const second = await create(agent, 'second');
  const change = { word: 'Straße', text: 'Again' };
  expect(await refusal(agent('PUT', `/canned-replies/${second.id}`, change))).toEqual(taken);
});

test('what is wrong is said at its field, and nothing is kept of it', async () => {
  const before = await list(agent);
  for (const [word, text, message] of [
    ['', 'Hello', 'word: must not be empty'],
    ['a b', 'Hello', 'word: may consist of letters, digits, hyphens and underscores'],
    ['a'.repeat(41), 'Hello', 'word: must be 40 characters at most'],
    ['ok', ' ', 'text: must not be empty'],
    ['ok', 'a'.repeat(5_001), 'text: must be 5000 characters at most'],
  ])
    expect(await refusal(agent('POST', '/canned-replies', { word, text }))).toEqual([400, message]);
  const [status, message] = await refusal(
    agent('POST', '/canned-replies', { word: 'ok', text: 'Dear {{visitor}}' }),
  );
  expect([status, message]).toEqual([400, expect.stringMatching(/^text: there is no \{\{visitor\}\}; /)]);
  expect(await list(agent)).toEqual(before);
});

test('of two who change a reply the later one learns of the other', async () => {
  const { id, revision } = await create(administrator, 'hours', '/shared');
  const change = { word: 'hours', text: 'Nine to five', revision };
  const changed = await administrator('PUT', `/canned-replies/shared/${id}`, change);
  expect(changed.json()).toMatchObject({ text: 'Nine to five', revision: 2 });
  expect((await administrator('PUT', `/canned-replies/shared/${id}`, change)).statusCode).toBe(409);
});

test('the audit log keeps what administrators change of shared replies, and nothing of anybody’s own', async () => {
  const { id } = await create(administrator, 'audited', '/shared');
  await create(administrator, 'private');
  await administrator('PUT', `/canned-replies/shared/${id}`, { word: 'audited', text: 'New' });
  await administrator('DELETE', `/canned-replies/shared/${id}`);
  const { entries } = (await administrator('GET', '/audit?subject=cannedReply')).json<AuditPage>();
  const [removed, changed, added] = entries;
  expect([removed, changed, added]).toMatchObject([
    { action: 'removed', subjectId: id, actor: maya.email },
    { action: 'changed', changes: [{ path: 'text', before: '"Text of audited"', after: '"New"' }] },
    { action: 'added' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('private');
});

test('open consoles get changes of shared replies and of their own agent’s, and no others', async () => {
  await addOtherOrganisation(service);
  const stranger = exampleUser();
  await createProvisioner(() => service, other.key)('PUT', 'user', stranger);
  const heard = new Map<string, ConsoleEvent[]>();
  const leave: (() => void)[] = [];
  for (const email of [maya.email, jonas.email, stranger.email]) {
    const found = await service.context.store.agents.get(email);
    if (!found) throw new Error(`${email} is not there.`);
    const events: ConsoleEvent[] = [];
    heard.set(email, events);
    leave.push(
      await service.context.feed.subscribe(found, { send: (event) => void events.push(event), end() {} }),
    );
  }
  async function hearers(): Promise<string[]> {
    await service.context.feed.settled();
    const all = [...heard].filter(([, events]) => events.some(({ type }) => type === 'cannedReplies'));
    for (const events of heard.values()) events.length = 0;
    return all.map(([email]) => email);
  }
  await create(agent, 'mine');
  expect(await hearers()).toEqual([jonas.email]);
  const { id } = await create(administrator, 'ours', '/shared');
  expect(await hearers()).toEqual([maya.email, jonas.email]);
  await administrator('DELETE', `/canned-replies/shared/${id}`);
  expect(await hearers()).toEqual([maya.email, jonas.email]);
  for (const fn of leave) fn();
});

test('an agent has so many of them and no more', async () => {
  const { cannedReplies } = service.context.store;
  const { orgId } = demo;
  const has = await cannedReplies.count(orgId, jonas.email);
  for (let at = has; at < mostOwnReplies; at++)
    await cannedReplies.put({
      id: `filled-${at}`,
      orgId,
      ownerEmail: jonas.email,
      word: `filled-${at}`,
      text: 'Text',
      revision: 1,
    });
  const one = { word: 'one-more', text: 'Text' };
  expect(await refusal(agent('POST', '/canned-replies', one))).toEqual([
    400,
    `word: there are ${mostOwnReplies} already: delete one first`,
  ]);
  expect((await administrator('POST', '/canned-replies', one)).statusCode).toBe(201);
});

test('all replies of an organisation have a bound, and what takes no more than before is saved', async () => {
  await sql`delete from canned_replies`.execute(service.db);
  const [{ id }, { id: fresh }] = [await create(agent, 'first'), await create(administrator, 'second')];
  await sql`
    insert into canned_replies select ${jonas.email} || n, ${demo.orgId}, ${jonas.email}, 'many-' || n, 'many-' || n, repeat('é', 5000), 1
    from generate_series(1, 4901) n`.execute(service.db);
  const long = { word: 'long', text: 'é'.repeat(4_000) };
  expect((await agent('PUT', `/canned-replies/${id}`, long)).statusCode).toBe(200);
  for (const of of ['', '/shared'])
    expect(
      await refusal(administrator('POST', `/canned-replies${of}`, { ...long, text: 'é'.repeat(5_000) })),
    ).toEqual([413, 'Your organisation has no room for more canned replies. Delete some first.']);
  await sql`update canned_replies set text = repeat('é', 50000) where id = ${fresh}`.execute(service.db);
  expect((await agent('PUT', `/canned-replies/${id}`, { ...long, text: 'short' })).statusCode).toBe(200);
  expect((await agent('PUT', `/canned-replies/${id}`, long)).statusCode).toBe(413);
});
