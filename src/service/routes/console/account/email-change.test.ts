import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewSecondFactor, RecoveryCodes } from '../../../../operations/console/account';
import type { AgentList } from '../../../../operations/console/agents';
import type { AuditPage } from '../../../../operations/console/audit';
import type { SignedInAgent } from '../../../../operations/console/sign-in';
import type { WidgetDetails } from '../../../../operations/console/widgets';
import { limitTable } from '../../../../operations/limits';
import { demo } from '../../../demo/demo-organisation';
import { exampleAgent, exampleCase, exampleEntry } from '../../../storage/test-records';
import { exhaust } from '../../../testing/exhaust';
import { signInToConsole, type ConsoleCall } from '../../../testing/test-console';
import { startTestMailServer } from '../../../testing/test-mail-server';
import { addOtherOrganisation, other } from '../../../testing/test-provisioning';
import { findEverywhere } from '../../../testing/test-search';
import { openTestService, type TestService } from '../../../testing/test-service';

const [maya, jonas] = demo.agents;
const taken = 'boss@other.example';
let server: Awaited<ReturnType<typeof startTestMailServer>>;
let service: TestService;
let call: ConsoleCall;

beforeAll(async () => {
  server = await startTestMailServer();
  service = await openTestService({ SMTP_URL: server.url, PUBLIC_URL: 'https://chat.example' });
  call = await signInToConsole(service);
  await addOtherOrganisation(service);
  await service.context.store.agents.add(exampleAgent({ email: taken, orgId: other.orgId }));
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

/** An agent with a password, who does something in every table that names agents. */
async function addBusyAgent(email: string): Promise<ConsoleCall> {
  const { passwordHash } = (await service.context.store.agents.get(maya.email)) ?? { passwordHash: '' };
  const { store } = service.context;
  await store.agents.add(exampleAgent({ email, orgId: demo.orgId, passwordHash }));
  const { agents } = (await call('GET', `/widgets/${demo.widgetId}`)).json<WidgetDetails>();
  await call('PUT', `/widgets/${demo.widgetId}`, {
    agents: [...agents, { email, alias: 'Busy', tags: [] }],
  });
  await call('POST', '/teams', { name: `Team of ${email}`, members: [email] });
  const owner = { email, alias: 'Busy' };
  const chat = exampleCase({
    orgId: demo.orgId,
    widgetId: demo.widgetId,
    agentEmail: email,
    wantedAgent: email,
    claimedBy: owner,
    done: { at: 1, by: owner },
  });
  await store.cases.add(chat, [exampleEntry(chat.id, { kind: 'agent', agentEmail: email })]);
  const candidates = [{ email, name: 'Busy', isOnline: true, chats: 0 }];
  const decision = { caseId: chat.id, widgetId: demo.widgetId, at: 1 };
  await store.transaction(async ({ routing }) => {
    await routing.add({
      ...decision,
      number: 0,
      chosen: email,
      facts: { kind: 'given', rule: 'leastBusy', chatLimit: 1, candidates },
    });
    await routing.add({
      ...decision,
      number: 1,
      facts: { kind: 'returned', from: { email, name: 'Busy' }, seconds: 60 },
    });
  });
  const busy = await signInToConsole(service, email);
  await busy('POST', `/cases/${chat.id}/notes`, { text: 'Mine' });
  await call('POST', `/cases/${chat.id}/notes`, { text: '@Busy, look' });
  await busy('POST', '/canned-replies', { word: 'hi', text: 'Hello' });
  return busy;
}

async function mailsTo(email: string): Promise<string[]> {
  await service.context.delivery.processAll();
  return server.mails.filter((mail) => mail.includes(`To: ${email}`));
}
async function signIn(email: string, code?: string): Promise<number> {
  const headers = { 'x-console': '1' };
  const payload = { email, password: demo.password, ...(code === undefined ? {} : { code }) };
  return (await service.app.inject({ method: 'POST', url: '/api/console/session', headers, payload }))
    .statusCode;
}
function confirm(token: string) {
  const headers = { 'x-console': '1' };
  return service.app.inject({
    method: 'PUT',
    url: '/api/console/email-changes',
    headers,
    payload: { token },
  });
}
function tokenIn(mail: string | undefined): string {
  const text = (mail ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return decodeURIComponent(/#\/account\/email\/([\w.%~-]+)/.exec(text)?.[1] ?? '');
}

test('an administrator changes an agent’s address: all that names the agent follows, and the former one gets a notice', async () => {
  const busy = await addBusyAgent('busy@shop.example');
  const named = await findEverywhere(service.db, 'busy@shop.example');
  expect(named).toEqual(
    expect.arrayContaining([
      'canned_replies.owner_email',
      'cases.agent_email',
      'cases.claimed_by',
      'cases.done',
      'cases.wanted_agent',
      'entries.agent_email',
      'notes.agent_email',
      'notes.mentions',
      'notes.unread_by',
      'routing_decisions.chosen',
      'routing_decisions.facts',
      'team_members.email',
      'widget_agents.email',
    ]) as string[],
  );
  const { id } = (await busy('GET', '/session')).json<SignedInAgent>();
  const { agents: shown, revision } = (await call('GET', `/widgets/${demo.widgetId}`)).json<WidgetDetails>();
  const answer = await call('PUT', '/agents/busy@shop.example/email', { email: ' Calm@Shop.example ' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await busy('GET', '/account')).statusCode).toBe(401);
  expect(await signIn('busy@shop.example')).toBe(401);
  const calm = await signInToConsole(service, 'calm@shop.example');
  expect((await calm('GET', '/session')).json()).toMatchObject({ id, email: 'calm@shop.example' });
  const { agents } = (await call('GET', '/agents')).json<AgentList>();
  expect(agents.find(({ email }) => email === 'calm@shop.example')?.widgets).toHaveLength(1);
  // The audit log and mails under way keep the former address.
  const places = await findEverywhere(service.db, 'busy@shop.example');
  expect(places.filter((place) => !/^(audit_entries|deliver|teams\.name)/.test(place))).toEqual([]);
  const { entries } = (await call('GET', '/audit?subject=agent')).json<AuditPage>();
  expect(entries[0]).toMatchObject({
    actor: maya.email,
    action: 'changed',
    changes: [{ path: 'email', before: '"busy@shop.example"', after: '"calm@shop.example"' }],
  });
  expect((await mailsTo('busy@shop.example')).at(-1)).toContain('calm@shop.example');
  // Who has the widget open still sees the former address.
  const stale = await call('PUT', `/widgets/${demo.widgetId}`, { agents: shown, revision });
  expect(stale.statusCode).toBe(409);
});

test('an address of somebody else, one’s own account and accounts of other systems are refused', async () => {
  const { store } = service.context;
  const byKey = exampleAgent({ email: 'kept@shop.example', orgId: demo.orgId, madeByKey: 'key' });
  await store.agents.add(byKey);
  const statuses = [];
  for (const [agent, email] of [
    [jonas.email, taken],
    [jonas.email, maya.email],
    [jonas.email, 'no address'],
    [maya.email, 'maya2@shop.example'],
    [byKey.email, 'free@shop.example'],
    [taken, 'free@shop.example'],
  ])
    statuses.push((await call('PUT', `/agents/${agent}/email`, { email })).statusCode);
  expect(statuses).toEqual([400, 400, 400, 409, 409, 404]);
  const agent = await signInToConsole(service, jonas.email);
  expect((await agent('PUT', `/agents/${maya.email}/email`, { email: 'x@shop.example' })).statusCode).toBe(
    403,
  );
});

test('an agent’s new address counts once its owner opens the mailed link, which is good once and for an hour', async () => {
  const agent = await addBusyAgent('old@shop.example');
  function ask(email: string, password: string = demo.password) {
    return agent('PUT', '/account/email', { email, password });
  }
  expect((await ask('new@shop.example', 'guessed')).statusCode).toBe(403);
  expect((await ask('new@shop.example')).json()).toEqual({ isMailed: true });
  const [mail, ...others] = await mailsTo('new@shop.example');
  expect(others).toEqual([]);
  expect(await signIn('new@shop.example')).toBe(401);
  const token = tokenIn(mail);
  expect((await confirm(`${token.slice(0, -2)}xx`)).statusCode).toBe(410);
  service.clock.advance(59 * 60_000);
  expect((await confirm(token)).statusCode).toBe(204);
  expect((await agent('GET', '/account')).statusCode).toBe(401);
  expect([await signIn('old@shop.example'), await signIn('new@shop.example')]).toEqual([401, 200]);
  expect((await mailsTo('old@shop.example')).at(-1)).toContain('new@shop.example');
  expect((await confirm(token)).statusCode).toBe(410);
});

test('a link is void once its address was used, also when the account has the former one again', async () => {
  const agent = await addBusyAgent('back@shop.example');
  await agent('PUT', '/account/email', { email: 'mistyped@shop.example', password: demo.password });
  const token = tokenIn((await mailsTo('mistyped@shop.example')).at(-1));
  expect((await confirm(token)).statusCode).toBe(204);
  const undone = await call('PUT', '/agents/mistyped@shop.example/email', { email: 'back@shop.example' });
  expect(undone.statusCode).toBe(204);
  expect((await confirm(token)).statusCode).toBe(410);
  expect(await signIn('back@shop.example')).toBe(200);
});

test('the app and the recovery codes of an account are good under its new address, and are needed there', async () => {
  const agent = await addBusyAgent('app@shop.example');
  const begun = await agent('POST', '/account/second-factor', { password: demo.password });
  const { secret } = begun.json<NewSecondFactor>();
  function newCode() {
    service.clock.advance(30_000);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: service.clock.now() });
  }
  const confirmed = await agent('PUT', '/account/second-factor', { code: newCode() });
  const [recoveryCode] = confirmed.json<RecoveryCodes>().recoveryCodes;
  await call('PUT', '/agents/app@shop.example/email', { email: 'phone@shop.example' });
  expect(await signIn('phone@shop.example')).toBe(428);
  expect(await signIn('phone@shop.example', newCode())).toBe(200);
  expect(await signIn('phone@shop.example', recoveryCode)).toBe(200);
});

test('a link is void after an hour and after a change of the password, and reveals no other accounts', async () => {
  const agent = await addBusyAgent('fast@shop.example');
  async function ask(email: string) {
    const answer = await agent('PUT', '/account/email', { email, password: demo.password });
    return answer.json<object>();
  }
  expect(await ask(taken)).toEqual(await ask('late@shop.example'));
  expect(await mailsTo(taken)).toEqual([]);
  const late = tokenIn((await mailsTo('late@shop.example')).at(-1));
  service.clock.advance(61 * 60_000);
  expect((await confirm(late)).statusCode).toBe(410);
  await ask('later@shop.example');
  const token = tokenIn((await mailsTo('later@shop.example')).at(-1));
  await service.context.store.agents.update('fast@shop.example', { passwordHash: 'another' });
  expect((await confirm(token)).statusCode).toBe(410);
});

test('what an agent asks for counts for the agent alone, and has a limit', async () => {
  const agent = await addBusyAgent('eager@shop.example');
  exhaust(service, 'linkOfOrganisation', String(demo.orgId));
  const { max } = limitTable.emailOfAgent;
  const statuses = [];
  for (let n = 0; n <= max; n++) {
    const body = { email: `no address ${n}`, password: demo.password };
    statuses.push((await agent('PUT', '/account/email', body)).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(max).fill(400), 429]);
});

test('who doesn’t know the password takes nothing of what a recipient may get', async () => {
  const email = 'guessing@shop.example';
  await addBusyAgent(email);
  const body = { email: 'victim@shop.example', password: 'not this one' };
  const [first, second] = [await signInToConsole(service, email), await signInToConsole(service, email)];
  for (let n = 0; n < limitTable.linkToRecipient.max / 2; n++)
    for (const session of [first, second])
      expect((await session('PUT', '/account/email', body)).statusCode).toBe(403);
  const right = { ...body, password: demo.password };
  expect((await first('PUT', '/account/email', right)).statusCode).toBe(200);
});

test('without a mail server administrators change their own at once, and agents ask them', async () => {
  const silent = await openTestService();
  const [owner, agent] = [await signInToConsole(silent), await signInToConsole(silent, jonas.email)];
  const body = { email: 'me@shop.example', password: demo.password };
  expect((await agent('PUT', '/account/email', body)).statusCode).toBe(409);
  expect((await owner('PUT', '/account/email', { ...body, password: 'guessed' })).statusCode).toBe(403);
  expect((await owner('PUT', '/account/email', body)).json()).toEqual({ isMailed: false });
  expect((await owner('GET', '/account')).statusCode).toBe(401);
  expect(await silent.context.store.agents.get(maya.email)).toBeUndefined();
  await silent.stop();
});
