import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addressOf, methodOf } from '../../../operations/operation';
import { operations as defined } from '../../../operations/operations';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole } from '../../testing/test-console';
import { startTestOpenIdProvider } from '../../testing/test-open-id-provider';
import { closed } from '../../testing/test-answers';
import { openTestService } from '../../testing/test-service';
import { createTestVisitor, newChat } from '../../testing/test-visitor';
import { createExampleCalls } from '../../fuzz/example-calls';

interface Described {
  description: string;
  content?: Record<string, { schema?: object }>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
}
type Answer = LightMyRequestResponse;

const openIdProvider = await startTestOpenIdProvider();
const service = await openTestService({
  ALLOW_PRIVATE_WEBHOOKS: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  ...openIdProvider.env,
});
afterAll(async () => {
  await service.stop();
  await openIdProvider.stop();
});

const api = (await service.app.inject('/openapi.json')).json<Document>();
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(closed(api) as object, 'api');

const visitor = createTestVisitor(() => service);
const agent = await signInToConsole(service);
const day = 'start=2026-11-18&end=2026-11-18';

/** With everything on that follows a chat. */
async function chatOfWillingWidget(): Promise<string> {
  const { settings } = await service.addWidget();
  const isOn = {
    survey: { ...settings.survey, isOn: true },
    transcriptEmail: { isOn: true },
    typingPreview: true,
  };
  const { id: widgetId } = await service.addWidget({ settings: { ...settings, ...isOn } });
  return visitor.start({ widgetId });
}

/** One that has had an answer, has every mark that a case can have, and has ended. */
async function fullCase(): Promise<string> {
  await agent('POST', '/keys', { kind: 'identity' });
  const caseId = await visitor.start({
    visitorName: 'Ann',
    phone: '+49 30 1234567',
    identityProof: 'wrong',
    pageUrl: 'https://shop.example/lamps',
    jsVariables: '[{"name":"cart","value":"3"}]',
  });
  await agent('POST', `/cases/${caseId}/entries`, { text: 'Hello', messageId: 'a1' });
  await agent('PUT', `/cases/${caseId}/labels`, { name: 'Lamp' });
  await agent('PUT', `/cases/${caseId}/variables`, { name: 'Order', value: '20-1187' });
  await visitor.send('PUT', { caseId, messageType: '2' });
  return caseId;
}

const sendExample = createExampleCalls(service);

const calls: Record<string, () => Promise<Answer>> = {
  'GET /api/v1/chat/{widgetId}': () =>
    visitor.call('GET', `/${demo.widgetId}`, { headers: { 'accept-language': 'de, en;q=0.8' } }),
  'GET /api/v1/chat/poll/{caseId}': async () => visitor.call('GET', `/poll/${await fullCase()}`),
  'GET /api/v2/{orgId}/logs': async () => {
    await fullCase();
    const headers = { authorization: demo.keys.token };
    return service.app.inject({ url: `/api/v2/${demo.orgId}/logs?${day}`, headers });
  },
};

/** Nothing can be accepted: a service that is set up is not set up again. */
function isRefused(method: string, path: string): boolean {
  return Object.values(defined).some(
    (one) => methodOf(one) === method && addressOf(one) === path && one.example?.refused !== undefined,
  );
}

test.each(operations)('%s %s answers as the document says', async (method, path) => {
  const call =
    calls[`${method} ${path}`] ?? (() => sendExample(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`));
  const answer = await call();
  const status = isRefused(method, path) ? '4XX' : String(answer.statusCode);
  const described = api.paths[path]?.[method.toLowerCase()]?.responses[status];
  expect(described, `${status} ${answer.body}`).toBeDefined();
  expect(answer.headers['x-request-id']).toMatch(/./);
  const [type] = Object.keys(described?.content ?? {});
  if (type === undefined) return expect(answer.body).toBe('');
  const found = String(answer.headers['content-type']).split(';')[0] ?? '';
  expect(found).toMatch(new RegExp(`^${type.replaceAll('*', '[\\w-]+')}$`));
  if (type !== 'application/json') return;
  const at = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema'];
  const pointer = at.map((name) => encodeURIComponent(name.replaceAll('/', '~1'))).join('/');
  const check = ajv.compile({ $ref: `api#/${pointer}` });
  expect(check(answer.json()), `${JSON.stringify(check.errors)} ${answer.body}`).toBe(true);
});

test('a refusal is described too, and one that asks to wait says how long', async () => {
  const check = ajv.compile({ $ref: 'api#/components/schemas/Error' });
  const settings = { look: { accent: 'red' } };
  const refused = await agent('PUT', `/widgets/${demo.widgetId}/settings`, { settings });
  expect([refused.statusCode, check(refused.json())]).toEqual([400, true]);
  const caseId = await visitor.start();
  const again = Array.from({ length: 200 }, () => visitor.call('POST', `/${caseId}/survey?score=1`));
  const tooMany = (await Promise.all(again)).find(({ statusCode }) => statusCode === 429);
  expect(check(tooMany?.json())).toBe(true);
  for (const header of ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']) {
    expect(tooMany?.headers).toHaveProperty(header);
  }
});

test('a transcript for another address is refused as the document says, with the allowed address', async () => {
  const caseId = await chatOfWillingWidget();
  const refused = await visitor.call('POST', `/${caseId}/transcript?email=eve@y.example`);
  const described = api.paths['/api/v1/chat/{caseId}/transcript']?.['post']?.responses['400'];
  expect([refused.statusCode, described?.description]).toEqual([
    400,
    expect.stringContaining('first letter'),
  ]);
  expect(refused.json<{ message: string }>().message).toBe(
    'email: must be the address of this chat, v…@x.example',
  );
});

test('what is refused under a repeated key, and why, is as the document says', async () => {
  const again = { 'idempotency-key': 'k1' };
  const first = await visitor.send('POST', { ...newChat, visitorToken: 'a browser' }, again);
  const other = { ...newChat, visitorToken: 'a browser', visitorMessage: 'Something else' };
  expect((await visitor.send('POST', other, again)).json()).toEqual(first.json());
  expect(api.paths['/api/v1/chat']?.['post']?.responses).not.toHaveProperty('409');
  const ended = await visitor.send('PUT', { caseId: await fullCase(), messageType: '1', messageBody: 'Hi' });
  expect([ended.statusCode, ended.json()]).toMatchObject([409, { message: 'This chat has ended.' }]);
  expect(api.paths['/api/v1/chat']?.['put']?.responses['409']?.description).toContain('has ended');
  expect(api.paths['/api/v1/user.json']?.['put']?.responses['409']?.description).toContain('this e-mail');
});

test.each([
  ['PUT', '/api/v1/chat'],
  ['GET', '/api/v1/user.json'],
  ['POST', '/api/v1/user.json'],
  ['DELETE', '/api/v1/widget.json'],
  ['POST', '/api/v2/agentstatus'],
])('%s %s says that what it is about may not be there', (method, path) => {
  expect(api.paths[path]?.[method.toLowerCase()]?.responses).toHaveProperty('404');
});
