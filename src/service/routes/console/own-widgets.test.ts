import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WidgetDetails } from '../../../operations/console/widgets';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { createProvisioner, exampleAgentFields, exampleWidgetFields } from '../../testing/test-provisioning';
import { openTestService, type TestService } from '../../testing/test-service';

const [maya, jonas] = demo.agents;
let service: TestService;
let call: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  call = await signInToConsole(service);
});
afterAll(() => service.stop());

async function create(name: string): Promise<WidgetDetails> {
  const answer = await call('POST', '/widgets', { name });
  expect(answer.statusCode).toBe(201);
  return answer.json<WidgetDetails>();
}
function message(answer: { json(): unknown }): string {
  return (answer.json() as { message: string }).message;
}

test('a new widget takes chats, which its maker answers', async () => {
  const made = await create(' Second shop ');
  expect(made).toMatchObject({
    name: 'Second shop',
    isConversationEnabled: true,
    destinationEmail: maya.email,
    allowedOrigins: [],
    agents: [{ email: maya.email, alias: 'Maya Lindqvist', tags: [] }],
  });
  expect((await service.app.inject(`/js/${made.id}.js`)).statusCode).toBe(200);
  expect((await call('GET', `/widgets/${made.id}`)).json()).toEqual(made);
});

test('what is changed is kept at once, and nothing of a change that has a fault', async () => {
  const { id, revision } = await create('Third shop');
  const agents = [
    { email: jonas.email, alias: 'Jo', avatarUrl: 'https://shop.example/jo.png', tags: ['sales'] },
  ];
  const change = {
    agents,
    allowedOrigins: ['https://*.shop.example'],
    idleMinutes: 30,
    destinationEmail: '',
  };
  const changed = (await call('PUT', `/widgets/${id}`, { ...change, revision })).json<WidgetDetails>();
  expect(changed).toMatchObject({ agents, idleMinutes: 30, allowedOrigins: ['https://*.shop.example'] });
  expect(changed.destinationEmail).toBeUndefined();
  expect((await call('PUT', `/widgets/${id}`, { name: 'Late', revision })).statusCode).toBe(409);
  const wrong = await call('PUT', `/widgets/${id}`, {
    name: 'New name',
    agents: [{ ...agents[0], email: 'eve@x.example' }],
  });
  expect([wrong.statusCode, message(wrong)]).toEqual([400, 'agents[0].email: is not one of your agents']);
  const calling = { ...changed.calling, handOverAfterSeconds: 60, handOverTo: await widgetElsewhere() };
  const foreign = await call('PUT', `/widgets/${id}`, { calling });
  expect([foreign.statusCode, message(foreign)]).toEqual([
    400,
    'calling.handOverTo: must be one of your widgets',
  ]);
  expect((await call('GET', `/widgets/${id}`)).json()).toEqual(changed);
});

test('who was provisioned for a widget before they are a user stays on it, and can be taken off it', async () => {
  const provision = createProvisioner(() => service);
  const agents = [
    exampleAgentFields(),
    exampleAgentFields({ agentId: 'zoe@shop.example', agentAlias: 'Zoe' }),
  ];
  const { uuid } = (await provision('PUT', 'widget', exampleWidgetFields({ agents }))).json<{
    uuid: string;
  }>();
  const { agents: had } = (await call('GET', `/widgets/${uuid}`)).json<WidgetDetails>();
  const added = { email: jonas.email, alias: 'Jo', tags: [] };
  const changed = await call('PUT', `/widgets/${uuid}`, { agents: [...had, added] });
  expect([changed.statusCode, changed.json<WidgetDetails>().agents]).toEqual([200, [...had, added]]);
  expect((await call('PUT', `/widgets/${uuid}`, { agents: [added] })).statusCode).toBe(200);
  expect(message(await call('PUT', `/widgets/${uuid}`, { agents: had }))).toContain('agents[1].email');
});

test('of a widget with as many agents as it can have, each can be changed', async () => {
  const { id } = await create('Large shop');
  const avatarUrl = 'https://chat.example/pictures/4f6c1d1e-7c1a-4c57-9d2c-0f8f1c0a1b2c';
  const agents = Array.from({ length: 1_000 }, (_, at) => ({
    email: `agent.number.${at}@shop.example`,
    alias: `Agent ${at}`,
    avatarUrl,
    tags: ['sales'],
  }));
  const rows = agents.map((agent) => ({ ...agent, widgetId: id, kind: 'human' }) as const);
  await service.context.store.widgets.setAgents(id, rows);
  const changed = [{ ...(agents[0] ?? expect.unreachable()), alias: 'Ann' }, ...agents.slice(1)];
  const answer = await call('PUT', `/widgets/${id}`, { agents: changed });
  expect([answer.statusCode, answer.json<WidgetDetails>().agents]).toEqual([200, changed]);
});

test('an agent of a widget has up to 50 tags', async () => {
  const { id } = await create('Shop of many tags');
  const tags = Array.from({ length: 51 }, (_, at) => `tag ${at}`);
  const agent = { email: maya.email, alias: 'Maya' };
  const answer = await call('PUT', `/widgets/${id}`, { agents: [{ ...agent, tags: tags.slice(1) }] });
  expect([answer.statusCode, answer.json<WidgetDetails>().agents[0]?.tags]).toEqual([200, tags.slice(1)]);
  expect((await call('PUT', `/widgets/${id}`, { agents: [{ ...agent, tags }] })).statusCode).toBe(400);
});

async function widgetElsewhere(): Promise<string> {
  await service.context.store.organisations.add({ id: 100_002, name: 'Other' });
  return (await service.addWidget({ orgId: 100_002 })).id;
}

test('a removed widget is gone, and its open chats end', async () => {
  const { id } = await create('Fourth shop');
  const visitor = { email: 'v@x.example', ipAddress: '192.0.2.9' };
  const { caseId } = await service.context.startChat(
    { orgId: demo.orgId },
    { widgetId: id, isOffline: true, message: 'Hello?', visitor },
  );
  expect((await call('DELETE', `/widgets/${id}`)).statusCode).toBe(204);
  expect((await call('GET', `/widgets/${id}`)).statusCode).toBe(404);
  expect((await service.context.store.cases.get(caseId))?.state).toBe('closed');
});

test('hours are kept with their holidays, decide who is met, and are named where they are wrong', async () => {
  const { id } = await create('Seventh shop');
  const schedule = {
    timeZone: 'UTC',
    schedules: [{ dayOfWeek: 'WEDNESDAY', enabled: true, scheduleList: ['9:00 AM', '5:00 PM'] }],
    exceptions: [{ date: '2026-11-18', title: 'Stocktaking', hours: [] }],
  };
  async function isMet() {
    const answer = await service.app.inject(`/public/api/v2/chat/${id}`);
    return answer.json<{ data: { online: string } }>().data.online;
  }
  await call('PUT', '/status', { status: 'online' });
  // It is noon of that Wednesday.
  await call('PUT', `/widgets/${id}`, { schedule: { ...schedule, exceptions: [] } });
  expect(await isMet()).toBe('true');
  const answer = await call('PUT', `/widgets/${id}`, { schedule });
  expect(answer.json()).toMatchObject({ schedule });
  expect(await isMet()).toBe('false');
  const wrong = {
    ...schedule,
    exceptions: [...schedule.exceptions, { date: '2026-02-30', title: '', hours: [] }],
  };
  expect(message(await call('PUT', `/widgets/${id}`, { schedule: wrong }))).toBe(
    'schedule.exceptions[1].date: must be a day like 2026-12-25',
  );
  const wednesday = { dayOfWeek: 'WEDNESDAY', enabled: true };
  const twice = [...schedule.schedules, { ...wednesday, scheduleList: ['4:59 PM', '6:00 PM'] }];
  expect(message(await call('PUT', `/widgets/${id}`, { schedule: { ...schedule, schedules: twice } }))).toBe(
    'schedule.schedules[1].scheduleList: overlaps with other hours of the day',
  );
  const late = [
    {
      date: '2026-12-24',
      title: '',
      hours: [
        ['8:00 PM', '2:00 AM'],
        ['11:00 PM', '11:30 PM'],
      ],
    },
  ];
  expect(message(await call('PUT', `/widgets/${id}`, { schedule: { ...schedule, exceptions: late } }))).toBe(
    'schedule.exceptions[0].hours: overlaps with other hours of the day',
  );
  const following = [...schedule.schedules, { ...wednesday, scheduleList: ['5:00 PM', '6:00 PM'] }];
  expect(
    (await call('PUT', `/widgets/${id}`, { schedule: { ...schedule, schedules: following } })).statusCode,
  ).toBe(200);
  const none = await call('PUT', `/widgets/${id}`, { schedule: null });
  expect(none.json()).not.toHaveProperty('schedule');
});
