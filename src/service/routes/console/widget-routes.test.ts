import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WidgetSettingsState } from '../../../operations/console/widget-settings';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let call: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  call = await signInToConsole(service);
  await service.context.store.organisations.add({ id: 2, name: 'Other' });
});
afterAll(() => service.stop());

interface Told {
  screenshotRequired: string;
}

async function read(id: string) {
  return (await call('GET', `/widgets/${id}/settings`)).json<WidgetSettingsState>();
}

test('the widgets of the organisation are listed, no others', async () => {
  await service.addWidget({ orgId: 2 });
  const { id } = await service.addWidget({ name: 'A second one' });
  const answer = await call('GET', '/widgets');
  const { widgets } = answer.json<{ widgets: { id: string }[] }>();
  expect(widgets[0]).toEqual({
    id,
    name: 'A second one',
    email: demo.agents[0].email,
    isConversationEnabled: true,
    isProactiveEnabled: true,
  });
  const others = widgets.slice(1).map((widget) => widget.id);
  expect(others.sort()).toEqual([demo.widgetId, demo.appWidgetId]);
});

describe('settings', () => {
  test('are read, written whole, and shown by the script at once', async () => {
    const { id } = await service.addWidget();
    const before = await read(id);
    expect(before.revision).toBe(1);
    const settings = { look: { accent: '#123456' }, survey: { isOn: true }, proactive: { isOn: false } };
    const answer = await call('PUT', `/widgets/${id}/settings`, { settings, revision: before.revision });
    expect(answer.statusCode).toBe(200);
    const after = answer.json<WidgetSettingsState>();
    expect(after).toMatchObject({ settings, revision: 2 });
    expect(await read(id)).toEqual(after);
    expect((await service.app.inject(`/js/${id}.js`)).body).toContain('#123456');
    expect(await service.context.store.widgets.get(id)).toMatchObject({ isProactiveEnabled: false });
  });

  test('that require a screenshot make either availability answer say so', async () => {
    const { id } = await service.addWidget();
    async function told() {
      const headers = { 'x-api-key': demo.keys.visitor };
      const answer = await service.app.inject({ url: `/api/v1/chat/${id}`, headers });
      const keyless = await service.app.inject(`/public/api/v2/chat/${id}`);
      const answers = [answer.json<Told>(), keyless.json<{ data: Told }>().data];
      return answers.map(({ screenshotRequired }) => screenshotRequired);
    }
    expect(await told()).toEqual(['false', 'false']);
    await call('PUT', `/widgets/${id}/settings`, { settings: { screenshot: { isRequired: true } } });
    expect(await told()).toEqual(['true', 'true']);
  });

  test('with faults are refused with 400, every path named, and nothing changes', async () => {
    const { id } = await service.addWidget();
    const settings = {
      look: { accent: 'red' },
      nonsense: 1,
      proactive: { rules: [{ id: 'a', when: { fact: 'moon', is: 'equals', value: 1 }, messages: ['x'] }] },
    };
    const answer = await call('PUT', `/widgets/${id}/settings`, { settings });
    expect(answer.statusCode).toBe(400);
    const { faults } = answer.json<{ faults: { path: string; message: string }[] }>();
    expect(faults.map(({ path }) => path).sort()).toEqual([
      'look.accent',
      'nonsense',
      'proactive.rules[0].when.fact',
    ]);
    expect(answer.json()).toMatchObject({
      code: 400,
      message: expect.stringContaining('(and 2 more)') as string,
    });
    expect((await read(id)).revision).toBe(1);
  });

  test('with a regular expression on which pages could wait without end are refused', async () => {
    const { id } = await service.addWidget();
    const when = { any: [{ fact: 'pageUrl', is: 'regex', value: ['^/a', '^/([a-z]+-?)*$'] }] };
    const settings = { proactive: { rules: [{ id: 'a', when, messages: ['x'] }] } };
    for (const kept of ['settings', 'draft'])
      expect((await call('PUT', `/widgets/${id}/${kept}`, { settings })).json()).toMatchObject({
        code: 400,
        message: expect.stringMatching(
          /^proactive\.rules\[0\]\.when\.any\[0\]\.value .*: \^\/\(\[a-z\]\+-\?\)\*\$ repeats/,
        ),
      });
    expect((await read(id)).revision).toBe(1);
  });

  test.each([['a text'], [[]], [null], [7]])('that are %j are refused', async (settings) => {
    const { id } = await service.addWidget();
    expect((await call('PUT', `/widgets/${id}/settings`, { settings })).statusCode).toBe(400);
  });

  test('that somebody else changed meanwhile are refused with 409', async () => {
    const { id } = await service.addWidget();
    await call('PUT', `/widgets/${id}/settings`, { settings: { sounds: false } });
    const answer = await call('PUT', `/widgets/${id}/settings`, { settings: {}, revision: 1 });
    expect([answer.statusCode, (await read(id)).settings.sounds]).toEqual([409, false]);
  });

  test('hold allowed origins, which decide who may use the widget', async () => {
    const { id } = await service.addWidget();
    const allowedOrigins = ['https://Shop.Example/', 'http://localhost:3000'];
    const answer = await call('PUT', `/widgets/${id}`, { allowedOrigins });
    expect(answer.json()).toMatchObject({
      allowedOrigins: ['https://shop.example', 'http://localhost:3000'],
    });
    function ask(origin: string) {
      return service.app.inject({
        url: `/api/v1/chat/${id}`,
        headers: { origin, 'x-api-key': demo.keys.visitor },
      });
    }
    expect((await ask('https://shop.example')).statusCode).toBe(200);
    expect((await ask('https://evil.example')).statusCode).toBe(403);
  });

  test.each([
    ['allowedOrigins[0]', { allowedOrigins: ['shop.example'] }],
    ['allowedOrigins[0]', { allowedOrigins: ['https://shop.example/path'] }],
    ['allowedOrigins[0]', { allowedOrigins: ['javascript:alert(1)'] }],
    ['idleMinutes', { idleMinutes: 0 }],
    ['idleMinutes', { idleMinutes: 1.5 }],
  ])('with a wrong %s are refused and it is named', async (field, change) => {
    const { id } = await service.addWidget();
    const answer = await call('PUT', `/widgets/${id}`, change);
    expect([answer.statusCode, answer.json<{ message: string }>().message.startsWith(field)]).toEqual([
      400,
      true,
    ]);
  });

  test("of an unknown widget, or another organisation's, answer 404", async () => {
    const theirs = await service.addWidget({ orgId: 2 });
    for (const id of [theirs.id, '00000000-0000-4000-8000-000000000000', 'x']) {
      expect((await call('GET', `/widgets/${id}/settings`)).statusCode).toBe(404);
      expect((await call('PUT', `/widgets/${id}/settings`, { settings: {} })).statusCode).toBe(404);
    }
  });

  test('are for administrators alone', async () => {
    const agent = await signInToConsole(service, demo.agents[1].email);
    for (const url of ['/widgets', `/widgets/${demo.widgetId}/settings`, '/keys']) {
      expect((await agent('GET', url)).statusCode).toBe(403);
      expect((await service.app.inject(`/api/console${url}`)).statusCode).toBe(401);
    }
    expect((await agent('PUT', `/widgets/${demo.widgetId}/settings`, { settings: {} })).statusCode).toBe(403);
  });
});
