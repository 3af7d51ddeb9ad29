import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  agentNamed,
  addOtherOrganisation,
  createProvisioner,
  exampleAgentFields,
  exampleUser,
  exampleWidgetFields,
  other,
} from '../../testing/test-provisioning';
import { demo } from '../../demo/demo-organisation';
import type { WidgetAgent } from '../../domain/widgets/widgets';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
const call = createProvisioner(() => service);
const callOther = createProvisioner(() => service, other.key);
const visitor = createTestVisitor(() => service);
const [owner, second] = demo.agents.map(({ email }) => email) as [string, string];

beforeAll(async () => {
  service = await openTestService();
  await addOtherOrganisation(service);
});
afterAll(() => service.stop());

async function create(
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown> & { uuid: string }> {
  const answer = await call('PUT', 'widget', exampleWidgetFields(changes));
  expect([answer.statusCode, answer.json()]).toMatchObject([201, {}]);
  return answer.json();
}

async function stored(uuid: string) {
  const widget = await service.context.store.widgets.get(uuid);
  if (!widget) throw new Error('The widget is not there.');
  return widget;
}

describe('Provisioning interface (v1): Create widget', () => {
  test('answers 201 with {name, email, destinationEmail, uuid, agents, enableProactiveChat, enableConversations}', async () => {
    const body = await create({
      name: 'Shop',
      destinationEmail: 'Team@Shop.Example',
      enableProactiveChat: 'true',
      enableConversations: false,
    });
    expect(body).toEqual({
      name: 'Shop',
      email: owner,
      destinationEmail: 'team@shop.example',
      uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/) as string,
      agents: [{ ...exampleAgentFields(), agentId: agentNamed(owner) }],
      enableProactiveChat: 'true',
      enableConversations: false,
    });
  });

  test('gives default settings, and second-generation proactive rules', async () => {
    const { uuid } = await create({ enableProactiveChat: true });
    const { settings, isConversationEnabled, schedule } = await stored(uuid);
    expect(settings.proactive).toMatchObject({ isOn: true, rules: [{ id: 'welcome' }] });
    expect(settings.look.accent).toBe('#1f6feb');
    expect([isConversationEnabled, schedule]).toEqual([true, undefined]);
    const quiet = await create();
    expect((await stored(quiet.uuid)).settings.proactive.isOn).toBe(false);
    expect(quiet).toMatchObject({ enableProactiveChat: 'false', enableConversations: true });
  });

  test('makes a widget that visitors can use at once', async () => {
    const { uuid } = await create({ agents: [exampleAgentFields({ agentId: second })] });
    await service.context.store.agents.setStatus(second, { status: 'online', source: 'endpoint', at: 1 });
    const answer = await visitor.call('GET', `/${uuid}`);
    expect(answer.json()).toMatchObject({ widgetId: uuid, online: 'true' });
  });

  test.each([
    [true, 'true'],
    ['true', 'true'],
    [false, 'false'],
    ['false', 'false'],
  ])('takes enableProactiveChat as %j', async (given, told) => {
    expect(await create({ enableProactiveChat: given })).toMatchObject({ enableProactiveChat: told });
  });

  test.each([
    ['onlineButtonUrl', 'https://shop.example/on.png'],
    ['offlineButtonUrl', null],
    ['proactiveSettings', { delayInSec: '45', message: 'Hello' }],
    ['proactiveSettings', '{"delayInSec":"45"}'],
  ])('Widget (provisioning): %s, deprecated, is accepted and ignored', async (field, value) => {
    const body = await create({ [field]: value });
    expect(body).not.toHaveProperty(field);
    expect(JSON.stringify(await stored(body.uuid))).not.toContain('delayInSec');
  });
});

describe('Provisioning interface (v1): Get widget', () => {
  test('answers 200 with {name, email, destinationEmail, uuid, agents, enableProactiveChat}', async () => {
    const { enableConversations: _, ...body } = await create({ destinationEmail: 'team@shop.example' });
    const answer = await call('GET', 'widget', { uuid: body.uuid.toUpperCase(), email: owner.toUpperCase() });
    expect([answer.statusCode, answer.json()]).toEqual([200, body]);
  });

  test.each(['uuid', 'email'])('without %s answers 400', async (field) => {
    const { uuid } = await create();
    const { [field]: _, ...rest }: Record<string, string> = { uuid, email: owner };
    const answer = await call('GET', 'widget', rest);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 400, message: `${field}: is required` },
    ]);
  });

  test('that is unknown, of another user, or of another organisation answers 404', async () => {
    const { uuid } = await create();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await call('GET', 'widget', { uuid: unknown, email: owner })).statusCode).toBe(404);
    expect((await call('GET', 'widget', { uuid: 'x', email: owner })).statusCode).toBe(404);
    expect((await call('GET', 'widget', { uuid, email: second })).statusCode).toBe(404);
    expect((await callOther('GET', 'widget', { uuid, email: owner })).statusCode).toBe(404);
  });
});

test('a widget is found, and removed, by an owner’s address whose plus is written as it is', async () => {
  const email = 'owner+lamps@shop.example';
  expect((await call('PUT', 'user', exampleUser({ email }))).statusCode).toBe(201);
  const { uuid } = await create({ email });
  // A query's plus is read as a blank before anything of ours sees it.
  const address = { uuid, email: 'Owner Lamps@Shop.example' };
  const found = await call('GET', 'widget', address);
  expect([found.statusCode, found.json()]).toMatchObject([200, { uuid, email }]);
  expect((await call('DELETE', 'widget', address)).statusCode).toBe(200);
  expect((await call('GET', 'widget', address)).statusCode).toBe(404);
});

test('a widget keeps an agent whom its organisation has named when the user of that address of another one is deleted', async () => {
  const boss = exampleUser();
  const agents = [exampleAgentFields({ agentId: 'carol@freelance.example' })];
  await callOther('PUT', 'user', boss);
  const { uuid } = (await callOther('PUT', 'widget', { email: boss.email, agents })).json<{ uuid: string }>();
  const address = { email: 'carol@freelance.example' };
  expect((await call('PUT', 'user', exampleUser(address))).statusCode).toBe(201);
  expect((await call('DELETE', 'user', address)).statusCode).toBe(200);
  const { agents: named } = (await callOther('GET', 'widget', { uuid, email: boss.email })).json<{
    agents: unknown[];
  }>();
  expect(named).toEqual([{ ...agents[0], agentId: agentNamed(address.email) }]);
});

describe('Provisioning interface (v1): Update widget', () => {
  test('answers 200 with the same body as create, and keeps what is left out', async () => {
    const before = await create({ name: 'Before', destinationEmail: 'team@shop.example' });
    const { revision } = await stored(before.uuid);
    const agents = [exampleAgentFields({ agentId: second, agentAlias: 'Jo' })];
    const answer = await call('POST', 'widget', { uuid: before.uuid, email: owner, agents });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...before, agents: [{ ...agents[0], agentId: agentNamed(second) }] },
    ]);
    expect((await stored(before.uuid)).revision).toBe(revision + 1);
  });

  test('takes what was read, also of agents who got no picture in the console', async () => {
    const { uuid } = await create({
      agents: [exampleAgentFields(), exampleAgentFields({ agentId: second })],
    });
    const { widgets } = service.context.store;
    const people = await widgets.agents(uuid);
    const [{ avatarUrl: _, ...plain }, pictured] = people as [WidgetAgent, WidgetAgent];
    await widgets.setAgents(uuid, [plain, pictured]);
    const read = (await call('GET', 'widget', { uuid, email: owner })).json<{ agents: object[] }>();
    const answer = await call('POST', 'widget', read);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, read]);
    expect(await widgets.agents(uuid)).toEqual([plain, pictured]);
  });

  test('keeps what a client writes as null since it has not read it', async () => {
    const before = await create({ enableProactiveChat: 'true', destinationEmail: 'team@shop.example' });
    const absent = {
      enableConversations: null,
      enableProactiveChat: null,
      destinationEmail: null,
      name: null,
    };
    const answer = await call('POST', 'widget', { ...before, ...absent, onlineButtonUrl: null });
    expect([answer.statusCode, answer.json()]).toEqual([200, before]);
  });

  test.each([
    ['who has a picture', owner],
    ['who is new', 'new@shop.example'],
  ])('takes no agent without a picture %s', async (_who, agentId) => {
    const { uuid } = await create();
    const agents = [exampleAgentFields({ agentId, agentAvatar: undefined })];
    const answer = await call('POST', 'widget', { ...exampleWidgetFields(), uuid, agents });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 400, message: 'agents[0].agentAvatar: is required' },
    ]);
  });

  test('shows in availability and script at once', async () => {
    const { uuid } = await create({ agents: [exampleAgentFields({ agentId: second })] });
    async function ask() {
      return (await visitor.call('GET', `/${uuid}`)).json<{ online: string }>().online;
    }
    expect(await ask()).toBe('true');
    await call('POST', 'widget', { ...exampleWidgetFields(), uuid, enableConversations: false });
    expect(await ask()).toBe('false');
  });

  test('leaves bots, tags, and rules that somebody wrote as they are', async () => {
    const { uuid } = await create({ enableProactiveChat: true });
    const { widgets } = service.context.store;
    const [maya] = await widgets.agents(uuid);
    if (!maya) throw new Error('The widget has no agent.');
    const bot = { ...maya, email: 'bot@shop.example', alias: 'Bot', kind: 'bot' } as const;
    await widgets.setAgents(uuid, [bot, { ...maya, tags: ['sales'] }]);
    const before = await stored(uuid);
    const rules = before.settings.proactive.rules.map((rule) => ({ ...rule, id: 'own' }));
    const proactive = { ...before.settings.proactive, rules };
    await widgets.update({ ...before, settings: { ...before.settings, proactive } });
    const answer = await call('POST', 'widget', {
      ...exampleWidgetFields(),
      uuid,
      enableProactiveChat: false,
    });
    expect(answer.json()).toMatchObject({
      agents: [{ agentId: agentNamed(owner) }],
      enableProactiveChat: 'false',
    });
    const people = (await widgets.agents(uuid)).sort((a, b) => a.email.localeCompare(b.email));
    expect(people).toMatchObject([{ email: owner, tags: ['sales'] }, bot]);
    expect((await stored(uuid)).settings.proactive).toEqual({ ...proactive, isOn: false });
  });

  test('takes a schedule away with null', async () => {
    const { uuid } = await create({ conversationSchedule: { timeZone: 'UTC', schedules: [] } });
    expect((await stored(uuid)).schedule).toBeDefined();
    await call('POST', 'widget', { ...exampleWidgetFields(), uuid });
    expect((await stored(uuid)).schedule).toBeDefined();
    await call('POST', 'widget', { ...exampleWidgetFields(), uuid, conversationSchedule: null });
    expect((await stored(uuid)).schedule).toBeUndefined();
  });

  test.each(['uuid', 'email', 'agents'])(
    'Widget (provisioning): %s left out answers 400 and is named',
    async (field) => {
      const { uuid } = await create();
      const answer = await call('POST', 'widget', { ...exampleWidgetFields(), uuid, [field]: undefined });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 400, message: `${field}: is required` },
      ]);
    },
  );

  test('that is unknown, or of another organisation, answers 404', async () => {
    const { uuid } = await create();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await call('POST', 'widget', { ...exampleWidgetFields(), uuid: unknown })).statusCode).toBe(404);
    const theirs = { ...exampleWidgetFields(), uuid, name: 'Taken over' };
    expect((await callOther('POST', 'widget', theirs)).statusCode).toBe(404);
    expect((await stored(uuid)).name).toBe('Chat');
  });
});

describe('Provisioning interface (v1): Delete widget', () => {
  test('answers 200 without a body, ends its chats, and the widget is gone', async () => {
    const { uuid } = await create();
    const caseId = await visitor.start({ widgetId: uuid });
    const answer = await call('DELETE', 'widget', { uuid, email: owner });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect((await visitor.call('GET', `/${uuid}`)).statusCode).toBe(404);
    expect(await service.context.store.cases.get(caseId)).toMatchObject({ state: 'closed', widgetId: uuid });
    expect((await call('DELETE', 'widget', { uuid, email: owner })).statusCode).toBe(404);
  });

  test('of another user or organisation answers 404 and changes nothing', async () => {
    const { uuid } = await create();
    const caseId = await visitor.start({ widgetId: uuid });
    expect((await call('DELETE', 'widget', { uuid, email: second })).statusCode).toBe(404);
    expect((await callOther('DELETE', 'widget', { uuid, email: owner })).statusCode).toBe(404);
    expect(await service.context.store.cases.get(caseId)).toMatchObject({ state: 'waiting' });
  });
});

test('a repeated creation with its idempotency key makes one widget', async () => {
  const key = { 'idempotency-key': 'widget' };
  const answers = await Promise.all([1, 2, 3].map(() => call('PUT', 'widget', exampleWidgetFields(), key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
});
