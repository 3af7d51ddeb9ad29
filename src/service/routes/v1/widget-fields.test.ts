import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import {
  addOtherOrganisation,
  agentNamed,
  createProvisioner,
  exampleAgentFields,
  exampleUser,
  exampleWidgetFields,
  other,
} from '../../testing/test-provisioning';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
const call = createProvisioner(() => service);
const callOther = createProvisioner(() => service, other.key);
const owner = demo.agents[0].email;

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

describe('Widget (provisioning)', () => {
  function agent(changes: Record<string, unknown>) {
    return { agents: [exampleAgentFields(changes)] };
  }
  const period = { dayOfWeek: 'MONDAY', enabled: true, scheduleList: ['9:00 AM', '5:00 PM'] };
  function schedule(changes: Record<string, unknown>, timeZone: unknown = 'UTC') {
    return {
      conversationSchedule: { timeZone, schedules: [{ ...period, ...changes }] },
    };
  }

  test.each([
    ['email', 'is missing', { email: undefined }],
    ['email', 'is no address', { email: 'ann' }],
    ['name', 'has 100 characters', { name: 'x'.repeat(100) }],
    ['destinationEmail', 'is no address', { destinationEmail: 'team' }],
    ['agents', 'is missing', { agents: undefined }],
    ['agents', 'is empty', { agents: [] }],
    ['agents[0].agentId', 'is missing', agent({ agentId: undefined })],
    ['agents[0].agentId', 'is no address', agent({ agentId: 'wc:maya' })],
    ['agents[0].agentId', "is another organisation's user", agent({ agentId: 'theirs@other.example' })],
    ['agents[0].agentAlias', 'is missing', agent({ agentAlias: undefined })],
    ['agents[0].agentAlias', 'is blank', agent({ agentAlias: ' ' })],
    ['agents[0].agentAvatar', 'is missing', agent({ agentAvatar: undefined })],
    ['agents[0].agentAvatar', 'is a script', agent({ agentAvatar: 'javascript:alert(1)' })],
    ['agents[0].agentType', 'is missing', agent({ agentType: undefined })],
    ['agents[0].agentType', 'is unknown', agent({ agentType: 'WebClient' })],
    ['agents[1].agentId', 'appears twice', { agents: [exampleAgentFields(), exampleAgentFields()] }],
    ['enableProactiveChat', 'is neither', { enableProactiveChat: 'maybe' }],
    ['enableConversations', 'is neither', { enableConversations: 'maybe' }],
    ['conversationSchedule.timeZone', 'is no zone', schedule({}, 'Mars/Base')],
    ['conversationSchedule.timeZone', 'is ambiguous', schedule({}, 'IST')],
    ['conversationSchedule.timeZone', 'is missing', { conversationSchedule: { schedules: [] } }],
    ['conversationSchedule.schedules', 'is missing', { conversationSchedule: { timeZone: 'UTC' } }],
    [
      'conversationSchedule.schedules[0].dayOfWeek',
      'is in the wrong case',
      schedule({ dayOfWeek: 'Monday' }),
    ],
    ['conversationSchedule.schedules[0].enabled', 'is missing', schedule({ enabled: undefined })],
    [
      'conversationSchedule.schedules[0].scheduleList',
      'has one time',
      schedule({ scheduleList: ['9:00 AM'] }),
    ],
    [
      'conversationSchedule.schedules[0].scheduleList',
      'has no AM or PM',
      schedule({ scheduleList: ['9:00', '17:00'] }),
    ],
    [
      'conversationSchedule.schedules[0].scheduleList',
      'has no such time',
      schedule({ scheduleList: ['13:00 AM', '5:00 PM'] }),
    ],
  ])('%s that %s is refused with 400 and named', async (field, _what, changes) => {
    await callOther('PUT', 'user', exampleUser({ email: 'theirs@other.example' }));
    const answer = await call('PUT', 'widget', exampleWidgetFields(changes));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining(`${field}: `) as string,
    ]);
  });

  test('email of no user of this key answers 404', async () => {
    for (const email of ['nobody@shop.example', 'theirs@other.example']) {
      const answer = await call('PUT', 'widget', exampleWidgetFields({ email }));
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 404 }]);
    }
  });

  test.each([
    ['with a prefix', `wc:${owner}`],
    ['in capitals', owner.toUpperCase()],
    ['of somebody who is no user yet', 'Soon@Shop.Example'],
  ])('agentId is taken %s, lowercased, and returned with its prefix', async (_how, agentId) => {
    const { agents } = await create({ agents: [exampleAgentFields({ agentId })] });
    expect(agents).toMatchObject([{ agentId: agentNamed(agentId.toLowerCase().replace('wc:', '')) }]);
  });

  test('an agent who becomes a user later counts from then on', async () => {
    const { uuid } = await create({ agents: [exampleAgentFields({ agentId: 'later@shop.example' })] });
    await call('PUT', 'user', exampleUser({ email: 'later@shop.example' }));
    await service.context.changeStatus('later@shop.example', { status: 'online', source: 'endpoint' });
    expect((await service.context.availability.of(uuid)).online).toBe(true);
  });

  test.each(['google', 'skype'])('agentType %s, deprecated, is taken as webclient', async (agentType) => {
    const { agents } = await create({ agents: [exampleAgentFields({ agentType })] });
    expect(agents).toMatchObject([{ agentType: 'webclient' }]);
  });

  test('conversationSchedule decides availability, several periods a day and only enabled ones', async () => {
    await service.context.store.agents.setStatus(owner, { status: 'online', source: 'endpoint', at: 1 });
    // The test's clock is at Wednesday, 12:00 UTC, which is 07:00 in New York.
    function at(scheduleList: string[], enabled = true) {
      return {
        dayOfWeek: 'WEDNESDAY',
        enabled,
        scheduleList,
      };
    }
    async function isOnline(schedules: object[], timeZone = 'America/New_York') {
      const { uuid } = await create({ conversationSchedule: { timeZone, schedules } });
      return (await service.context.availability.of(uuid)).online;
    }
    expect(await isOnline([at(['5:00 AM', '6:00 AM']), at(['7:00 AM', '8:00 AM'])])).toBe(true);
    expect(await isOnline([at(['7:00 AM', '8:00 AM'], false)])).toBe(false);
    expect(await isOnline([at(['7:00 AM', '8:00 AM'])], 'UTC')).toBe(false);
    expect(await isOnline([])).toBe(false);
  });
});
