import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgentList, AgentOverview, PasswordLink } from '../../../../operations/console/agents';
import type { AuditPage } from '../../../../operations/console/audit';
import type { WidgetDetails } from '../../../../operations/console/widgets';
import { demo } from '../../../demo/demo-organisation';
import { exampleWidget } from '../../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../../testing/test-console';
import {
  addOtherOrganisation,
  createProvisioner,
  exampleAgentFields,
  exampleWidgetFields,
  other,
} from '../../../testing/test-provisioning';
import { startTestMailServer } from '../../../testing/test-mail-server';
import { openTestService, type TestService } from '../../../testing/test-service';

const [maya, jonas] = demo.agents;
const good = 'correct horse battery';
let service: TestService;
let call: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  call = await signInToConsole(service);
});
afterAll(() => service.stop());

async function find(email: string): Promise<AgentOverview | undefined> {
  return (await call('GET', '/agents')).json<AgentList>().agents.find((agent) => agent.email === email);
}
function invite(email: string) {
  return call('POST', '/agents', { email, name: ' Ada Byron ', isAdministrator: false });
}
function choose(link: string | undefined, password: string) {
  const payload = { token: link?.split('/').at(-1), password };
  const headers = { 'x-console': '1' };
  return service.app.inject({ method: 'PUT', url: '/api/console/password-resets', headers, payload });
}
async function signIn(email: string, password: string): Promise<number> {
  const headers = { 'x-console': '1' };
  const payload = { email, password };
  return (await service.app.inject({ method: 'POST', url: '/api/console/session', headers, payload }))
    .statusCode;
}

test('a person who is invited chooses a password by the link, and signs in from then on', async () => {
  const answer = await invite('Ada@Shop.example');
  expect(answer.statusCode).toBe(201);
  const { link } = answer.json<PasswordLink>();
  expect(link).toMatch(/^\/console\/#\/reset\/[\w-]{43}$/);
  expect(await find('ada@shop.example')).toEqual({
    email: 'ada@shop.example',
    name: 'Ada Byron',
    isAdministrator: false,
    status: 'pause',
    isInvited: true,
    hasSecondFactor: false,
    sessions: 0,
    widgets: [],
  });
  expect(await signIn('ada@shop.example', '')).toBe(400);
  expect(await signIn('ada@shop.example', good)).toBe(401);
  expect((await choose(link, good)).statusCode).toBe(204);
  expect(await signIn('ada@shop.example', good)).toBe(200);
  expect(await find('ada@shop.example')).toMatchObject({ isInvited: false, sessions: 1 });
  const again = await invite('ada@shop.example');
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    400,
    'email: already has an account here',
  ]);
});

test('a person who is invited to widgets answers those from the beginning, of their own organisation alone', async () => {
  await addOtherOrganisation(service);
  const foreign = exampleWidget({ orgId: other.orgId });
  await service.context.store.widgets.add(foreign, []);
  const agent = { email: 'lin@shop.example', name: 'Lin', isAdministrator: false };
  const refused = await call('POST', '/agents', { ...agent, widgets: [demo.widgetId, foreign.id] });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    'widgets[1]: is not one of your widgets',
  ]);
  expect(await find(agent.email)).toBeUndefined();
  const before = await readWidget();
  await call('POST', '/agents', { ...agent, widgets: [demo.widgetId] });
  expect(await find(agent.email)).toMatchObject({ widgets: [before.name] });
  const { agents, revision } = await readWidget();
  expect(agents.at(-1)).toEqual({ email: agent.email, alias: 'Lin', tags: [] });
  // So that somebody who edits the widget at that moment doesn’t remove them again.
  expect(revision).toBe(before.revision + 1);
});

test('who was provisioned for a widget is shown there after an invitation as before', async () => {
  const provisioned = { agentId: 'zoe@shop.example', agentAlias: 'Zoe from Sales' };
  const agents = [exampleAgentFields(), exampleAgentFields(provisioned)];
  const fields = exampleWidgetFields({ agents });
  const widget = (await createProvisioner(() => service)('PUT', 'widget', fields)).json<{ uuid: string }>();
  const { agents: before } = (await call('GET', `/widgets/${widget.uuid}`)).json<WidgetDetails>();
  const agent = { email: 'zoe@shop.example', name: 'Zoe', isAdministrator: false, widgets: [widget.uuid] };
  expect((await call('POST', '/agents', agent)).statusCode).toBe(201);
  expect((await call('GET', `/widgets/${widget.uuid}`)).json<WidgetDetails>().agents).toEqual(before);
});

test('an invitation may name the widgets of a large organisation, which the console does at first', async () => {
  const agent = { email: 'max@shop.example', name: 'Max', isAdministrator: false };
  // One widget often enough is quicker than hundreds of them.
  const widgets = Array.from({ length: 1_000 }, () => demo.widgetId);
  expect((await call('POST', '/agents', { ...agent, widgets })).statusCode).toBe(201);
  expect((await find(agent.email))?.widgets).toHaveLength(1);
});

async function readWidget(): Promise<WidgetDetails> {
  return (await call('GET', `/widgets/${demo.widgetId}`)).json<WidgetDetails>();
}

test('a lost password is replaced by a link, the latest alone, which the audit log tells', async () => {
  const first = (await call('POST', `/agents/${jonas.email}/password-link`)).json<PasswordLink>();
  const second = (await call('POST', `/agents/${jonas.email}/password-link`)).json<PasswordLink>();
  expect((await choose(first.link, good)).statusCode).toBe(410);
  expect((await choose(second.link, good)).statusCode).toBe(204);
  expect(await signIn(jonas.email, good)).toBe(200);
  const { entries } = (await call('GET', '/audit?subject=agent')).json<AuditPage>();
  expect(entries.find(({ changes }) => changes[0]?.path === 'link to a new password')).toMatchObject({
    actor: maya.email,
    subjectId: jonas.email,
  });
});

test('administration is given and taken, but nobody takes it from themselves or removes themselves', async () => {
  await invite('second@shop.example');
  expect((await call('PUT', '/agents/second@shop.example', { isAdministrator: true })).statusCode).toBe(204);
  expect(await find('second@shop.example')).toMatchObject({ isAdministrator: true });
  expect((await call('PUT', `/agents/${maya.email}`, { isAdministrator: false })).statusCode).toBe(409);
  expect((await call('DELETE', `/agents/${maya.email}`)).statusCode).toBe(409);
  expect(await find(maya.email)).toMatchObject({
    isAdministrator: true,
    widgets: expect.any(Array) as string[],
  });
  expect((await call('DELETE', '/agents/second@shop.example')).statusCode).toBe(204);
  expect(await find('second@shop.example')).toBeUndefined();
});

test('sessions end at once, and a lost second factor is taken away', async () => {
  const email = 'grace@shop.example';
  const { link } = (await invite(email)).json<PasswordLink>();
  await choose(link, good);
  await signIn(email, good);
  await service.context.store.secondFactors.put({
    agentEmail: email,
    secret: 'encrypted',
    confirmedAt: 1,
    lastPeriod: 0,
    recoveryCodes: [],
  });
  expect(await find(email)).toMatchObject({ hasSecondFactor: true, sessions: 1 });
  expect((await call('DELETE', `/agents/${email}/second-factor`)).statusCode).toBe(204);
  expect((await call('DELETE', `/agents/${email}/sessions`)).statusCode).toBe(204);
  expect(await find(email)).toMatchObject({ hasSecondFactor: false, sessions: 0 });
});

test('where there is mail the link goes to its owner, and to nobody else', async () => {
  const server = await startTestMailServer();
  const mailing = await openTestService({ SMTP_URL: server.url, PUBLIC_URL: 'https://chat.example' });
  const ask = await signInToConsole(mailing);
  const answer = await ask('POST', '/agents', { email: 'ada@x.example', name: 'Ada', isAdministrator: true });
  expect(answer.json<PasswordLink>().link).toBeUndefined();
  await mailing.context.delivery.processAll();
  expect(server.mails[0]).toContain('Choose your password for the console');
  expect(server.mails[0]).toMatch(/https:\/\/chat\.example\/console\/#\/reset\/[\w-]{43}/);
  await mailing.stop();
  await server.stop();
});
