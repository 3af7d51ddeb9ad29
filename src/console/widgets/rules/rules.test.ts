import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import type { Schedule } from '../../../contract/hours/schedule';
import { RequestFailure } from '../../../client/request';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { WidgetDetails } from '../../../operations/console/widgets';
import type { ProactiveRule } from '../../../contract/rules/rules';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { ownTimeZone } from '../../kit/format/period';
import { describeByAgents, describeFigures } from './describe-figures';
import { describeRule } from './describe-rule';
import { RulesModel } from './rules';

const lamps: ProactiveRule = {
  id: 'lamps',
  when: {
    all: [
      { fact: 'pageUrl', is: 'contains', value: ['/lamps', '/bulbs'] },
      {
        any: [
          { fact: 'secondsOnPage', is: 'atLeast', value: 20 },
          { not: { fact: 'hasChatted', is: 'equals', value: false } },
        ],
      },
    ],
  },
  messages: ['Hi'],
  cap: { times: 2, per: 'day' },
};

function figures() {
  return { days: 30, rules: [{ ruleId: 'lamps', shown: 1_200, answered: 14, closed: 60 }] };
}

async function setUp({
  rule = lamps,
  schedule = null,
}: { rule?: ProactiveRule; schedule?: Schedule | null } = {}) {
  const settings = defaultSettings();
  settings.proactive.rules = [rule];
  const client = createFakeCalls({
    'GET /widgets': () => ({
      widgets: [
        {
          id: 'w1',
          name: 'Shop',
          email: 'o@x.example',
          isConversationEnabled: true,
          isProactiveEnabled: true,
        },
      ],
    }),
    'GET /widgets/{id}/settings': () => ({ settings, revision: 4 }),
    'GET /widgets/{id}/draft': () => ({ settings, revision: 4 }),
    'GET /widgets/{id}/invitations': figures,
    'GET /widgets/{id}': () => ({ schedule }) as WidgetDetails,
    'PUT /widgets/{id}/draft': ({ body }) => ({ settings: body.settings as typeof settings, revision: 5 }),
  });
  const path = signal<readonly string[]>([]);
  const rules = new RulesModel(client, path);
  await rules.widgets.load();
  await new Promise((resolve) => setImmediate(resolve));
  return { client, rules, path };
}

test('the rules of the first widget are changed together and saved under the version that was read', async () => {
  const { client, rules } = await setUp();
  rules.add();
  rules.duplicate(0);
  rules.move(2, 0);
  expect(rules.list.value.map(({ id }) => id)).toEqual(['rule-2', 'lamps', 'lamps-3']);
  rules.change(1, { ...lamps, priority: 3 });
  rules.remove(2);
  expect(await rules.settings.value?.draft.save()).toBe(true);
  const sent = client.calls.at(-1) ?? '';
  expect(sent).toContain('"revision":4');
  expect(rules.list.value.map(({ id, priority }) => [id, priority])).toEqual([
    ['rule-2', undefined],
    ['lamps', 3],
  ]);
});

const officeHours: ProactiveRule = {
  id: 'office',
  when: { any: [{ not: { fact: 'timeOfDay', is: 'between', value: '09:00-17:00' } }] },
  messages: ['Hi'],
};

test.each([
  ['the zone of the hours', { schedule: { timeZone: 'Asia/Tokyo', schedules: [] } }, 'Asia/Tokyo'],
  ['the zone of the device without hours', {}, ownTimeZone()],
  ['what rules had that tested the time before', { rule: officeHours }, 'UTC'],
])('the first condition about time comes with %s', async (_what, given, zone) => {
  const { rules } = await setUp(given);
  function zoneNow() {
    return rules.settings.value?.draft.value.value?.proactive.timeZone;
  }
  rules.add();
  expect(zoneNow()).toBe('UTC');
  rules.change(1, { ...officeHours, id: 'late' });
  expect(zoneNow()).toBe(zone);
  rules.settings.value?.draft.setAt('proactive.timeZone', 'Europe/Oslo');
  rules.add();
  rules.change(2, { ...officeHours, id: 'later' });
  expect(zoneNow()).toBe('Europe/Oslo');
});

test('what somebody else has saved meanwhile is not overwritten unasked', async () => {
  const { client, rules } = await setUp();
  rules.remove(0);
  client.failNext(new RequestFailure(409, undefined, { code: 409, message: 'Somebody else changed this.' }));
  expect(await rules.settings.value?.draft.save()).toBe(false);
  expect(rules.settings.value?.draft.state.value.kind).toBe('conflict');
});

test('a rule that was removed comes back in its own widget alone', async () => {
  const { rules, path } = await setUp();
  const undoFirst = rules.remove(0);
  undoFirst();
  expect(rules.list.value.map(({ id }) => id)).toEqual(['lamps']);
  const undo = rules.remove(0);
  path.value = ['w2'];
  await settle();
  expect(rules.list.value.map(({ id }) => id)).toEqual(['lamps']);
  undo();
  expect(rules.list.value.map(({ id }) => id)).toEqual(['lamps']);
});

test('another widget is read once its address is open, and nothing more once the screen is left', async () => {
  const { client, rules, path } = await setUp();
  path.value = ['w2'];
  expect(client.calls).toContain('GET /widgets/{id}/invitations {"path":{"id":"w2"}}');
  client.calls.length = 0;
  rules[Symbol.dispose]();
  path.value = ['teams'];
  expect(client.calls).toEqual([]);
});

test('below the rules is what became of the invitations of agents, if there were any', () => {
  expect(describeByAgents(figures())).toBeUndefined();
  const counted = { ruleId: 'by agents', shown: 2, answered: 1, closed: 0 };
  expect(describeByAgents({ days: 30, rules: [counted] })).toBe(
    'Invitations that agents sent under Visitors now. Last 30 days: shown 2 times, 1 answered, 0 closed',
  );
});

test('beside each rule is what became of its invitations, and of what is not known nothing', async () => {
  const { rules } = await setUp();
  const state = rules.figures.value?.state.value;
  expect(state).toEqual({ kind: 'ready', value: figures() });
  rules.add();
  expect(rules.publishedIds.value).toEqual(new Set(['lamps']));
  const sayings = [
    describeFigures(figures(), 'lamps', true),
    describeFigures({ days: 30, rules: [{ ruleId: 'a', shown: 1, answered: 0, closed: 1 }] }, 'a', true),
    describeFigures(figures(), 'bulbs', true),
    describeFigures(figures(), 'rule-2', false),
  ];
  expect(sayings).toEqual([
    'Last 30 days: shown 1,200 times, 14 answered, 60 closed',
    'Last 30 days: shown once, 0 answered, 1 closed',
    'No invitations in the last 30 days',
    'Not published yet',
  ]);
});

test('a rule is a sentence', () => {
  expect(describeRule(lamps)).toBe(
    'When “Page URL” contains “/lamps” or “/bulbs” and (“Seconds on the page” is at least 20 or ' +
      'not (“Has chatted before” is no)), invite, at most 2 times a day.',
  );
});
