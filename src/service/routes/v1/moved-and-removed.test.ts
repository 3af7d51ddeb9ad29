import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSettings } from '../../../contract/settings/parse-settings';
import { signInToConsole } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { does, on, registerTestBot, type TestBot } from '../../testing/test-bot';
import { createTestVisitor, newChat } from '../../testing/test-visitor';
import { demo } from '../../demo/demo-organisation';

let service: TestService;
let bot: TestBot;
let from: string;
let to: string;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  const { setByEndpoint } = service.context;
  await setByEndpoint(demo.orgId, { agent_id: demo.agents[0].email, status: 'online' });
  ({ id: from } = await service.addWidget());
  ({ id: to } = await service.addWidget());
  bot = await registerTestBot(service, { widgetId: from });
  bot.reply(on('chatStarted', does('WIDGET_HUMAN_TRANSFER', to)));
});
afterAll(async () => {
  await bot.close();
  await service.stop();
});

test('a start that is repeated after its chat went to another widget is answered with that chat', async () => {
  const start = { widgetId: from, messageId: 'one' };
  const caseId = await visitor.start(start);
  await service.context.delivery.processAll();
  expect((await service.context.store.cases.get(caseId))?.widgetId).toBe(to);
  expect(await visitor.start(start)).toBe(caseId);
});

test('two chats that were started under one id go to the same widget', async () => {
  const other = await service.addWidget();
  const ids = [
    await visitor.start({ widgetId: from, messageId: 'two' }),
    await visitor.start({ widgetId: other.id, messageId: 'two' }),
  ];
  for (const id of ids) await service.context.store.cases.handOver(id, { widgetId: to }, service.clock.now());
  for (const id of ids) expect((await service.context.store.cases.get(id))?.widgetId).toBe(to);
});

test('a chat that went to another widget ends when the widget of its page is removed', async () => {
  const { id: widgetId } = await service.addWidget();
  const caseId = await visitor.start({ widgetId });
  await service.context.store.cases.handOver(caseId, { widgetId: to }, service.clock.now());
  await service.context.widgetAdministration.remove(demo.orgId, widgetId);
  expect((await service.context.store.cases.get(caseId))?.state).toBe('closed');
});

test('agents of the widget that a chat went to see the form and the files that its page has', async () => {
  const { settings } = parseSettings({
    files: { isOn: true },
    forms: { prechat: { fields: [{ kind: 'text', label: 'Order number' }] } },
  });
  const { id: widgetId } = await service.addWidget({ settings });
  const maya = await signInToConsole(service);
  async function movedTo(target: string, start: Record<string, string>) {
    const caseId = await visitor.start(start);
    await service.context.store.cases.handOver(caseId, { widgetId: target }, service.clock.now());
    return (await maya('GET', `/cases/${caseId}`)).json<object>();
  }
  const answers = [{ name: 'Order number', value: '20-1187' }];
  const moved = await movedTo(to, { widgetId, jsVariables: JSON.stringify(answers) });
  expect(moved).toMatchObject({ visitor: { answers }, takesFiles: { largest: 10_000_000 } });
  expect(await movedTo(widgetId, { widgetId: to })).not.toHaveProperty('takesFiles');
});

test('a visitor who has asked for the transcript gets it also where the widget is removed', async () => {
  const settings = (await service.context.store.widgets.get(demo.appWidgetId))?.settings;
  const { id: widgetId } = await service.addWidget(settings && { settings });
  const caseId = await visitor.start({ widgetId });
  await visitor.call('POST', `/${caseId}/transcript`, { payload: { email: newChat.email } });
  await service.context.widgetAdministration.remove(demo.orgId, widgetId);
  const mails = await service.context.store.outbox.list(demo.orgId, { channel: 'mail', limit: 9 });
  expect(mails).toContainEqual(
    expect.objectContaining({
      kind: 'transcript',
      orderKey: caseId,
      payload: expect.objectContaining({ to: newChat.email }),
    }),
  );
});
