import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../contract/settings/parse-settings';
import { demo } from '../demo/demo-organisation';
import { addClosedChats, createLogReader } from '../testing/test-logs';
import {
  createProvisioner,
  exampleAgentFields,
  exampleUser,
  exampleWidgetFields,
} from '../testing/test-provisioning';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const logs = createLogReader(() => service);
const provision = createProvisioner(() => service);
const today = { start: '2026-11-18', end: '2026-11-18' };

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

function long(length: number) {
  return 'x'.repeat(length);
}
function emailOf(length: number) {
  return `${long(length - '@x.example'.length)}@x.example`;
}
async function statusOf(answer: ReturnType<typeof provision>) {
  return (await answer).statusCode;
}

describe('Limits', () => {
  test('Poll interval: one poll a second is never too often', async () => {
    const caseId = await visitor.start();
    for (let second = 0; second < 120; second += 1) {
      const answer = await visitor.call('GET', `/poll/${caseId}`);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([200, undefined]);
      service.clock.advance(1_000);
    }
  });

  test('Page size: up to 100 cases, then a link, also without a single widgetId', async () => {
    await addClosedChats(service, 101, { createdAt: () => service.clock.now() });
    for (const query of [{ ...today, widgetId: demo.widgetId }, today]) {
      const { pages } = await logs.readAll(query);
      expect(pages.map(({ cases }) => cases.length)).toEqual([100, 1]);
    }
  });

  test('Survey delay: five minutes after the end of the chat', async () => {
    const widgetId = demo.appWidgetId;
    const caseId = await visitor.start({ widgetId });
    await visitor.send('PUT', { caseId, messageType: '2' });
    await visitor.call('POST', `/${caseId}/survey?score=70`);
    async function scores() {
      return (await logs.readAll({ ...today, widgetId })).cases.map(({ survey_score: score }) => score);
    }
    service.clock.advance(299_999);
    expect(await scores()).toEqual([undefined]);
    service.clock.advance(1);
    expect(await scores()).toEqual([70]);
  });

  test('email length: fewer than 100 characters, of users and of widgets', async () => {
    expect(await statusOf(provision('PUT', 'user', exampleUser({ email: emailOf(99) })))).toBe(201);
    expect(await statusOf(provision('PUT', 'user', exampleUser({ email: emailOf(100) })))).toBe(400);
    expect(await statusOf(provision('PUT', 'widget', exampleWidgetFields({ email: emailOf(99) })))).toBe(201);
    expect(await statusOf(provision('PUT', 'widget', exampleWidgetFields({ email: emailOf(100) })))).toBe(
      400,
    );
  });

  test.each([
    [99, 201],
    [100, 400],
  ])('name length: of users and widgets with %i characters is %i', async (length, status) => {
    const name = long(length);
    expect(await statusOf(provision('PUT', 'user', exampleUser({ name })))).toBe(status);
    expect(await statusOf(provision('PUT', 'widget', exampleWidgetFields({ name })))).toBe(status);
  });

  test.each([
    [4, 400],
    [5, 201],
    [99, 201],
    [100, 400],
  ])('password length: %i characters are %i', async (length, status) => {
    expect(await statusOf(provision('PUT', 'user', exampleUser({ password: long(length) })))).toBe(status);
  });

  test('Proactive delay: thirty minutes, unless a widget sets another', () => {
    expect(defaultSettings().proactive.reengagementMinutes).toBe(30);
  });

  test('Deprecated default: delayInSec is accepted, ignored and never sent', async () => {
    const fields = exampleWidgetFields({ proactiveSettings: { delayInSec: '45', message: 'Hello' } });
    const answer = await provision('PUT', 'widget', fields);
    expect([answer.statusCode, answer.body]).toEqual([201, expect.not.stringMatching(/delayInSec|Hello/)]);
  });
});

describe('Versioning', () => {
  test.each([
    ['/api/v2/chat', 'POST', { 'x-api-key': demo.keys.visitor }],
    [`/api/v1/${demo.orgId}/logs`, 'GET', { authorization: demo.keys.token }],
    ['/api/v1/agentstatus', 'POST', { authorization: demo.keys.token }],
    [`/api/v2/user.json?api_key=${demo.keys.provisioning}`, 'PUT', {}],
  ] as const)('The version is part of the path: there is no %s', async (url, method, headers) => {
    expect((await service.app.inject({ method, url, headers })).statusCode).toBe(404);
  });

  test('Deprecated items remain accepted', async () => {
    const agents = ['google', 'skype'].map((agentType, at) =>
      exampleAgentFields({ agentType, agentId: `deprecated${at}@shop.example` }),
    );
    const old = {
      onlineButtonUrl: 'https://x.example/on.png',
      offlineButtonUrl: null,
      proactiveSettings: '{}',
    };
    expect(await statusOf(provision('PUT', 'widget', exampleWidgetFields({ ...old, agents })))).toBe(201);
  });
});
