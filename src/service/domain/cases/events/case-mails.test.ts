import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../../demo/demo-organisation';
import {
  startTestMailServer,
  type ReceivedMail,
  type TestMailServer,
} from '../../../testing/test-mail-server';
import { exampleAgent } from '../../../storage/test-records';
import { exhaust } from '../../../testing/exhaust';
import { openTestService, type TestService } from '../../../testing/test-service';
import { createTestVisitor } from '../../../testing/test-visitor';

let service: TestService;
let server: TestMailServer;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  server = await startTestMailServer();
  service = await openTestService({
    SMTP_URL: server.url,
    MAIL_FROM: 'chat@service.example',
  });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

async function sent(): Promise<ReceivedMail[]> {
  await service.context.delivery.processAll();
  return server.received.splice(0).sort((a, b) => (a.to[0] ?? '').localeCompare(b.to[0] ?? ''));
}

test("an offline message goes to the widget's destinationEmail, and an answer to the visitor", async () => {
  const widget = await service.addWidget({ destinationEmail: 'desk@shop.example' });
  await visitor.start({
    widgetId: widget.id,
    isOffline: 'true',
    email: 'v@x.example',
    visitorName: 'Vera',
    visitorMessage: 'Do you ship to Norway?',
  });
  const [mail] = await sent();
  expect(mail?.to).toEqual(['desk@shop.example']);
  expect(mail?.raw).toContain('From: Tarn Lamps <chat@service.example>');
  expect(mail?.raw).toContain('Reply-To: v@x.example');
  expect(mail?.raw).toContain('Do you ship to Norway?');
});

test('an offline message has the answers to the form’s own fields', async () => {
  const widget = structuredClone(await service.addWidget());
  const occasion = {
    kind: 'choice' as const,
    label: 'Occasion',
    isRequired: false,
    options: [],
    value: '',
    translations: [],
  };
  widget.settings.forms.offline.fields.push(occasion);
  await service.context.store.widgets.update(widget);
  const jsVariables = JSON.stringify([
    { name: 'Occasion', value: 'Wedding' },
    { name: 'plan', value: 'gold' },
  ]);
  await visitor.start({ widgetId: widget.id, isOffline: 'true', jsVariables });
  const [mail] = await sent();
  expect(mail?.raw).toContain('Occasion: Wedding');
  expect(mail?.raw).not.toContain('gold');
});

test('of an address that brings about too many mails to a mail box, the next waits, and another address’s goes out', async () => {
  const { id: widgetId } = await service.addWidget({ destinationEmail: 'busy@shop.example' });
  exhaust(service, 'mailOfAddress', `${demo.orgId} offlineMessage busy@shop.example 127.0.0.1`);
  await visitor.start({ widgetId, isOffline: 'true', visitorMessage: 'One of many.' });
  const other = await visitor.start({ widgetId, isOffline: 'true', visitorMessage: 'The only one.' });
  await service.context.store.cases.updateVisitor(other, { ipAddress: '198.51.100.7' });
  const mails = await sent();
  expect(mails.map(({ raw }) => /One of many|The only one/.exec(raw)?.[0])).toEqual(['The only one']);
});

test('without a destinationEmail it goes to whom the widget belongs, as long as they are a user of the organisation', async () => {
  const { widgets, agents, organisations } = service.context.store;
  const template = await service.addWidget();
  const { destinationEmail: _, ...bare } = { ...template, ownerEmail: 'owner@shop.example' };
  await widgets.update(bare);
  const owner = exampleAgent({ email: bare.ownerEmail, orgId: demo.orgId });
  await agents.add(owner);
  await visitor.start({ widgetId: bare.id, isOffline: 'true' });
  expect((await sent()).map(({ to }) => to)).toEqual([['owner@shop.example']]);
  await agents.remove(owner.email);
  const id = await visitor.start({ widgetId: bare.id, isOffline: 'true' });
  expect((await sent()).map(({ to }) => to)).toEqual([]);
  await organisations.add({ id: 200_003, name: 'Elsewhere' });
  await agents.add({ ...owner, orgId: 200_003 });
  await visitor.start({ widgetId: bare.id, isOffline: 'true' });
  expect((await sent()).map(({ to }) => to)).toEqual([]);
  expect(await service.context.store.cases.get(id)).toMatchObject({ type: 'offline', widgetId: bare.id });
});

test('a transcript goes out when the chat closes, to the widget and to the visitor who asked for it', async () => {
  const widget = await service.addWidget({ destinationEmail: 'desk@shop.example' });
  const caseId = await visitor.start({ widgetId: widget.id, email: 'v@x.example', visitorMessage: 'Hello?' });
  const maya = await service.context.store.agents.get(demo.agents[0].email);
  if (!maya) throw new Error('The demo has no agent.');
  await service.context.workspace.answer(maya, caseId, { text: 'Good <b>morning</b>' });
  await service.context.store.cases.update(caseId, { transcriptEmail: 'home@x.example' });
  expect(await sent()).toEqual([]);
  await service.context.workspace.close(maya, caseId);
  const [toDesk, toVisitor] = await sent();
  expect(toDesk?.to).toEqual(['desk@shop.example']);
  expect(toDesk?.raw).toContain('Reply-To: v@x.example');
  expect(toVisitor?.to).toEqual(['home@x.example']);
  expect(toVisitor?.raw).not.toContain('desk@shop.example');
  for (const text of ['Hello?', 'Maya', 'Good morning']) expect(toVisitor?.raw).toContain(text);
});
