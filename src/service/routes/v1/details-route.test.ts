import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { FormStyle } from '../../../contract/settings/form-settings';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let agent: ConsoleCall;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  agent = await signInToConsole(service);
});

async function widgetWith(style: FormStyle): Promise<string> {
  // What it returns may be the defaults themselves.
  const settings = structuredClone(defaultSettings());
  settings.forms.prechat.style = style;
  settings.forms.prechat.fields.push({
    kind: 'text',
    label: 'Order number',
    isRequired: true,
    options: [],
    value: '',
    translations: [],
  });
  return (await service.addWidget({ settings })).id;
}
async function startWithout(style: FormStyle, fields: Record<string, string> = {}): Promise<string> {
  return visitor.start({ widgetId: await widgetWith(style), email: '', ...fields });
}
function say(caseId: string, details: Record<string, string>) {
  return visitor.call('POST', `/${caseId}/details?${new URLSearchParams(details).toString()}`);
}
async function visitorOf(caseId: string) {
  return (await service.context.store.cases.get(caseId))?.visitor;
}

test('a form that asks first starts a chat with the question alone, and says so', async () => {
  const widgetId = await widgetWith('askFirst');
  const availability = (await visitor.call('GET', `/${widgetId}`)).json<object>();
  expect(availability).toMatchObject({ emailRequired: 'false', messageRequired: 'true' });
  const started = await visitor.send('POST', { widgetId, visitorMessage: 'Hi' });
  expect(started.statusCode).toBe(200);
  expect((await visitor.send('POST', { widgetId, email: 'v@x.example' })).statusCode).toBe(400);
  const usual = { widgetId: await widgetWith('conversation'), visitorMessage: 'Hi' };
  expect((await visitor.send('POST', usual)).statusCode).toBe(400);
});

test('what visitors say of themselves in the chat reaches the agent, and does not change what is known', async () => {
  const caseId = await startWithout('askFirst', {
    visitorName: 'Ann',
    jsVariables: '[{"name":"plan","value":"gold"}]',
  });
  const answers = [
    { name: 'Order number', value: '20-1187' },
    { name: 'plan', value: 'platinum' },
    { name: 'isAdministrator', value: 'true' },
  ];
  const details = { visitorName: 'Eve', email: 'ann@x.example', jsVariables: JSON.stringify(answers) };
  expect((await say(caseId, details)).json()).toEqual({ caseId });
  expect(await visitorOf(caseId)).toMatchObject({
    name: 'Ann',
    email: 'ann@x.example',
    jsVariables: [
      { name: 'plan', value: 'gold' },
      { name: 'Order number', value: '20-1187' },
    ],
  });
  await say(caseId, { email: 'eve@x.example', phone: '+49 30 1' });
  expect(await visitorOf(caseId)).toMatchObject({ email: 'ann@x.example', phone: '+49 30 1' });
  expect((await agent('GET', `/cases/${caseId}`)).body).toContain('ann@x.example');
});

test('details are refused where they cannot be, are none, or come from one who is banned', async () => {
  const caseId = await startWithout('askFirst');
  expect((await say(caseId, { email: 'ann' })).statusCode).toBe(400);
  const long = [{ name: 'Order number', value: 'x'.repeat(9_000) }];
  expect((await say(caseId, { jsVariables: JSON.stringify(long) })).statusCode).toBe(200);
  const { orgId } = demo;
  const ban = { id: 'ban of Eve', orgId, who: 'email eve@x.example', caseId, createdAt: 1 };
  await service.context.store.bans.add(ban);
  expect((await say(caseId, { email: 'Eve@x.example' })).statusCode).toBe(403);
  await visitor.send('PUT', { caseId, messageType: '2' });
  expect((await say(caseId, { email: 'ann@x.example' })).statusCode).toBe(409);
  const usual = await visitor.start({ widgetId: await widgetWith('form') });
  expect((await say(usual, { visitorName: 'Ann' })).statusCode).toBe(409);
  expect((await say('22222222-0000-4000-8000-000000000000', { visitorName: 'Ann' })).statusCode).toBe(404);
});
