import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { InvitationFigures } from '../../../operations/console/widgets';
import type { ProactiveRule } from '../../../contract/rules/rules';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let agent: ConsoleCall;
let widgetId: string;
const visitor = createTestVisitor(() => service);
const day = 24 * 3_600_000;

beforeAll(async () => {
  service = await openTestService();
  await service.context.store.organisations.add({ id: 77, name: 'Other' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  agent = await signInToConsole(service);
  widgetId = (await service.addWidget({ settings: settingsWith('lamps', 'cart') })).id;
});

function settingsWith(...ids: string[]) {
  const settings = defaultSettings();
  settings.proactive.rules = ids.map((id): ProactiveRule => ({ id, when: { all: [] }, messages: ['Hi'] }));
  return settings;
}

function report(ruleId: string, outcome = 'shown', to = widgetId) {
  const query = new URLSearchParams({ ruleId, outcome }).toString();
  return visitor.call('POST', `/${to}/invitations?${query}`);
}
async function figures(): Promise<InvitationFigures> {
  return (await agent('GET', `/widgets/${widgetId}/invitations`)).json<InvitationFigures>();
}

test('each report counts one more for its rule, and the console reads the sums', async () => {
  const outcomes = ['shown', 'shown', 'shown', 'answered', 'closed'];
  for (const answer of await Promise.all(outcomes.map((outcome) => report('lamps', outcome))))
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  service.clock.advance(day);
  agent = await signInToConsole(service);
  await report('lamps');
  await report('cart');
  expect(await figures()).toEqual({
    days: 30,
    rules: [
      { ruleId: 'cart', shown: 1, answered: 0, closed: 0 },
      { ruleId: 'lamps', shown: 4, answered: 1, closed: 1 },
    ],
  });
});

test('however many invitations there are, a rule keeps one row a day', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, at) => report('lamps', at % 2 ? 'shown' : 'closed')));
  const rows = await service.db
    .selectFrom('widgetInvitations')
    .selectAll()
    .where('widgetId', '=', widgetId)
    .execute();
  const today = Math.floor(service.clock.now() / day) * day;
  expect(rows).toEqual([{ widgetId, ruleId: 'lamps', day: today, shown: 20, answered: 0, closed: 20 }]);
});

test('what is thirty days old counts no longer, and is forgotten', async () => {
  await report('lamps');
  service.clock.advance(29 * day);
  await service.context.forgetOldInvitations();
  agent = await signInToConsole(service);
  expect((await figures()).rules).toHaveLength(1);
  service.clock.advance(day);
  agent = await signInToConsole(service);
  expect((await figures()).rules).toEqual([]);
  await service.context.forgetOldInvitations();
  const kept = service.db.selectFrom('widgetInvitations').selectAll().where('widgetId', '=', widgetId);
  expect(await kept.execute()).toEqual([]);
});

test('a page of another origin reports without a preflight, its key in the address', async () => {
  const answer = await service.app.inject({
    method: 'POST',
    url: `/api/v1/chat/${widgetId}/invitations?ruleId=cart&outcome=shown&apiKey=${demo.keys.visitor}`,
    headers: { origin: 'https://shop.example' },
  });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([
    204,
    'https://shop.example',
  ]);
  expect((await figures()).rules).toEqual([{ ruleId: 'cart', shown: 1, answered: 0, closed: 0 }]);
});

test('what names no rule of the widget, or nothing that is counted, is refused and counts nothing', async () => {
  const fenced = await service.addWidget({
    settings: settingsWith('lamps'),
    allowedOrigins: ['https://shop.example'],
  });
  const foreign = await service.addWidget({ settings: settingsWith('lamps'), orgId: 77 });
  const before = await service.db.selectFrom('widgetInvitations').selectAll().execute();
  const strange = { headers: { origin: 'https://evil.example' } };
  const answers = [
    await report('another'),
    await report('lamps', 'shown', foreign.id),
    await report('lamps', 'shown', 'no-widget'),
    await report('lamps', 'opened'),
    await report('', 'shown'),
    await report('x'.repeat(65)),
    await visitor.call('POST', `/${fenced.id}/invitations?ruleId=lamps&outcome=shown`, strange),
    await service.app.inject({
      method: 'POST',
      url: `/api/v1/chat/${widgetId}/invitations?ruleId=lamps&outcome=shown&apiKey=wrong`,
    }),
    await visitor.call('POST', `/${widgetId}/invitations`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `ruleId=lamps&outcome=shown&more=${'x'.repeat(5_000)}`,
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 400, 400, 400, 403, 401, 413]);
  expect(await service.db.selectFrom('widgetInvitations').selectAll().execute()).toEqual(before);
});

test('a rule under a new name begins again, and the figures go with their widget', async () => {
  await report('lamps');
  const changed = { settings: settingsWith('bulbs') };
  await agent('PUT', `/widgets/${widgetId}/settings`, changed);
  expect((await report('lamps')).statusCode).toBe(404);
  expect((await report('bulbs')).statusCode).toBe(204);
  expect((await figures()).rules).toContainEqual({ ruleId: 'bulbs', shown: 1, answered: 0, closed: 0 });
  await agent('DELETE', `/widgets/${widgetId}`);
  expect((await agent('GET', `/widgets/${widgetId}/invitations`)).statusCode).toBe(404);
  const kept = service.db.selectFrom('widgetInvitations').selectAll().where('widgetId', '=', widgetId);
  expect(await kept.execute()).toEqual([]);
});
