import { expect, test } from 'vitest';
import type { AgentOverview } from '../../../operations/console/agents';
import type { WidgetDetails } from '../../../operations/console/widgets';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { WidgetModel, withoutAccount } from './widget';

const stored: WidgetDetails = {
  id: 'w1',
  name: 'Shop',
  isConversationEnabled: true,
  isProactiveEnabled: false,
  allowedOrigins: [],
  idleMinutes: 15,
  routing: { rule: 'all', chatLimit: 0, returnAfterSeconds: 0 },
  calling: { pushAfterSeconds: 30, mailAfterSeconds: 180, handOverAfterSeconds: 0, handOverTo: '' },
  agents: [{ email: 'maya@shop.example', alias: 'Maya', tags: [] }],
  teams: [],
  revision: 3,
};
const jonas: AgentOverview = {
  email: 'jonas@shop.example',
  name: 'Jonas Weber',
  isAdministrator: false,
  status: 'pause',
  isInvited: false,
  hasSecondFactor: false,
  sessions: 0,
  widgets: [],
};

test('what is changed of general settings is saved with the version that was read, without lines left empty', async () => {
  let saved: object | undefined;
  const client = createFakeCalls({
    'GET /widgets/{id}': () => stored,
    'PUT /widgets/{id}': ({ body }) => {
      saved = body;
      return { ...stored, ...body, revision: 4 } as WidgetDetails;
    },
  });
  const widget = new WidgetModel(client, 'w1');
  await widget.general.load();
  widget.setAgent(jonas, true);
  widget.setTeam('sales', true);
  widget.setTeam('support', true);
  widget.setTeam('sales', false);
  widget.general.setAt('agents[1].alias', 'Jo');
  widget.general.setAt('allowedOrigins', [' https://shop.example ', '']);
  expect(await widget.general.save()).toBe(true);
  expect(saved).toEqual({
    allowedOrigins: ['https://shop.example'],
    agents: [stored.agents[0], { email: jonas.email, alias: 'Jo', tags: [] }],
    teams: ['support'],
    revision: 3,
  });
  widget.setAgent(jonas, false);
  expect(widget.general.value.value?.agents).toEqual(stored.agents);
  widget.setAgent(jonas, true);
  expect(widget.general.value.value?.agents.at(-1)?.alias).toBe('Jo');
});

test('with what a colleague saved, agents and teams that are new are shown', async () => {
  let agents: AgentOverview[] = [];
  const client = createFakeCalls({
    'GET /widgets/{id}': () => stored,
    'GET /agents': () => ({ agents, isMailConfigured: false }),
    'GET /teams': () => ({ teams: [] }),
  });
  const widget = new WidgetModel(client, 'w1');
  await Promise.all([widget.general.load(), widget.people.load(), widget.teams.load()]);
  agents = [jonas];
  await widget.general.takeTheirs();
  expect(widget.people.state.value).toEqual({ kind: 'ready', value: [jonas] });
});

test('who is on a widget without an account is listed beside those who have one', () => {
  const zoe = { email: 'zoe@shop.example', alias: 'Zoe', tags: [] };
  const agents = [zoe, { email: jonas.email, alias: 'Jo', tags: [] }];
  expect(withoutAccount(agents, [jonas])).toEqual([{ email: zoe.email, name: 'Zoe' }]);
});
