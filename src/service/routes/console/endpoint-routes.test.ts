import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EndpointSummary, EndpointWithSecret } from '../../../operations/console/endpoints';
import { createFakeReceiver, type FakeReceiver } from '../../delivery/fake-receiver';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let receiver: FakeReceiver;
const visitor = createTestVisitor(() => service);
const [maya, jonas] = demo.agents.map(({ email }) => email) as [string, string];

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  receiver = await createFakeReceiver();
});
afterEach(() => receiver.close());

function createConsole(email: string) {
  return signInToConsole(service, email);
}

async function add(more: object = {}): Promise<EndpointWithSecret> {
  const call = await createConsole(maya);
  const answer = await call('POST', '/endpoints', { purpose: 'agentStatus', url: receiver.url, ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json<EndpointWithSecret>();
}

async function listed(id: string) {
  const answer = await (await createConsole(maya))('GET', '/endpoints');
  return answer.json<{ endpoints: EndpointSummary[] }>().endpoints.find((one) => one.id === id);
}

test.each([
  ['GET', '/endpoints'],
  ['POST', '/endpoints'],
  ['PUT', '/endpoints/some'],
  ['DELETE', '/endpoints/some'],
  ['POST', '/endpoints/some/secret'],
  ['POST', '/endpoints/some/test'],
  ['GET', '/deliveries'],
  ['GET', '/deliveries/some'],
  ['POST', '/deliveries/some/redeliver'],
  ['GET', '/mail'],
] as const)('%s %s is for administrators alone', async (method, url) => {
  const call = await createConsole(jonas);
  expect((await call(method, url)).statusCode).toBe(403);
  expect((await service.app.inject({ method: 'GET', url: `/api/console/endpoints` })).statusCode).toBe(401);
});

test('an endpoint shows its secret once, and its token never', async () => {
  const { secret, ...endpoint } = await add({ token: 'a token' });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(endpoint).toEqual({
    id: endpoint.id,
    purpose: 'agentStatus',
    url: receiver.url,
    hasToken: true,
    isEnabled: true,
    createdAt: service.clock.now(),
  });
  expect(await listed(endpoint.id)).toEqual(endpoint);
});

test('an organisation has as many endpoints as every event can be sent to, and no more', async () => {
  const { store } = service.context;
  const call = await createConsole(maya);
  const { id } = await add();
  const template = await store.endpoints.get(demo.orgId, id);
  if (!template) throw new Error('The endpoint is not there.');
  const had = (await store.endpoints.ofOrganisation(demo.orgId)).length;
  const more = Array.from({ length: 200 - had }, (_, at) => `more ${at}`);
  for (const one of more) await store.endpoints.add({ ...template, id: one, isEnabled: false });
  const refused = await call('POST', '/endpoints', { purpose: 'agentStatus', url: receiver.url });
  expect(refused.json()).toMatchObject({ code: 409, message: expect.stringContaining('200') as string });
  for (const one of more) await store.endpoints.remove(demo.orgId, one);
  await call('DELETE', `/endpoints/${id}`);
});

test('a bot becomes an agent of its widget, and leaves it when it is removed', async () => {
  const bot = { alias: 'Botty', avatarUrl: 'https://shop.example/bot.png', tags: ['faq'] };
  const added = await add({
    purpose: 'bot',
    widgetId: demo.widgetId,
    bot: { ...bot, email: 'Bot@Shop.example' },
  });
  expect(added.bot).toEqual({ ...bot, email: 'bot@shop.example' });
  const call = await createConsole(maya);
  const changed = await call('PUT', `/endpoints/${added.id}`, { bot: { alias: 'Robotty' } });
  expect(changed.json()).toMatchObject({ bot: { ...bot, alias: 'Robotty', email: 'bot@shop.example' } });
  async function inWidget() {
    return (await service.context.store.widgets.agents(demo.widgetId)).filter(({ kind }) => kind === 'bot');
  }
  expect(await inWidget()).toMatchObject([{ email: 'bot@shop.example', alias: 'Robotty' }]);
  const again = await call('POST', '/endpoints', {
    purpose: 'bot',
    widgetId: demo.widgetId,
    url: receiver.url,
    bot: { email: 'bot@shop.example', alias: 'Twin' },
  });
  expect(again.statusCode).toBe(409);
  expect((await call('DELETE', `/endpoints/${added.id}`)).statusCode).toBe(204);
  expect(await inWidget()).toEqual([]);
});

test.each([
  ['an address that is none', { url: 'shop.example' }, 'url'],
  ['an address of another protocol', { url: 'ftp://shop.example/' }, 'url'],
  ['a password in the address', { url: 'https://a:b@shop.example/' }, 'url'],
  ['a token that no header carries', { token: 'line\nbreak' }, 'token'],
  ['a purpose that is none', { purpose: 'everything' }, 'purpose'],
  ['no widget', { purpose: 'caseEvents' }, 'widgetId'],
  ['a widget that is not there', { purpose: 'caseEvents', widgetId: 'nowhere' }, 'widgetId'],
  ['a bot without a name', { purpose: 'bot', widgetId: demo.widgetId }, 'bot'],
  [
    'a bot with an address that is none',
    { purpose: 'bot', widgetId: demo.widgetId, bot: { alias: 'B', email: 'b' } },
    'bot.email',
  ],
])('%s is refused, and the field named', async (_name, more, field) => {
  const call = await createConsole(maya);
  const answer = await call('POST', '/endpoints', { purpose: 'agentStatus', url: receiver.url, ...more });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toMatch(new RegExp(`^${field}: `));
});

test('Delivery of webhooks: Private addresses are refused unless the service allows them', async () => {
  const strict = await openTestService();
  const refused = strict.context.endpointAdministration.add(demo.orgId, {
    purpose: 'agentStatus',
    url: 'http://10.0.0.1/',
  });
  await expect(refused).rejects.toThrow('url: The address is not a public one.');
  await strict.stop();
});

test('rotating the secret signs with both, until the old one has run out', async () => {
  const { id, secret: old } = await add();
  const call = await createConsole(maya);
  const { secret: fresh, oldSecretUntil } = (
    await call('POST', `/endpoints/${id}/secret`, { overlapHours: 2 })
  ).json<EndpointWithSecret>();
  expect(oldSecretUntil).toBe(service.clock.now() + 2 * 3_600_000);
  async function taken() {
    receiver.received.length = 0;
    await call('POST', `/endpoints/${id}/test`);
    await service.context.delivery.processAll();
    const [{ headers = {}, body = '' } = {}] = receiver.received;
    vi.setSystemTime(service.clock.now());
    const verdicts = [old, fresh].map((secret) => {
      try {
        return Boolean(new Webhook(secret).verify(body, headers as Record<string, string>));
      } catch {
        return false;
      }
    });
    vi.useRealTimers();
    return verdicts;
  }
  expect(await taken()).toEqual([true, true]);
  service.clock.advance(2 * 3_600_000);
  expect(await taken()).toEqual([false, true]);
  expect((await call('POST', `/endpoints/${id}/secret`)).statusCode).toBe(200);
});

test('a secret that is replaced twice signs until its own overlap ends, and without an overlap at once', async () => {
  const { id } = await add();
  const call = await createConsole(maya);
  async function rotate(overlapHours: number) {
    const { statusCode, json } = await call('POST', `/endpoints/${id}/secret`, { overlapHours });
    return { statusCode, ...json<{ message?: string; oldSecretUntil?: number }>() };
  }
  async function signatures() {
    receiver.received.length = 0;
    await call('POST', `/endpoints/${id}/test`);
    await service.context.delivery.processAll();
    return String(receiver.received[0]?.headers['webhook-signature']).split(' ').length;
  }
  const { oldSecretUntil } = await rotate(3);
  expect(await rotate(1)).toMatchObject({ oldSecretUntil });
  expect(await signatures()).toBe(3);
  service.clock.advance(3_600_000);
  expect(await signatures()).toBe(2);
  for (let more = 0; more < 3; more++) expect(await rotate(1)).toMatchObject({ statusCode: 200 });
  expect(await rotate(1)).toMatchObject({ statusCode: 409, message: expect.stringContaining('0 hours') });
  expect((await rotate(0)).oldSecretUntil).toBeUndefined();
  expect(await signatures()).toBe(1);
});

test('another address forgets since when the former failed, and switching on again why the service had switched it off', async () => {
  const { id } = await add();
  receiver.answer((_request, response) => response.writeHead(410).end());
  const call = await createConsole(maya);
  await call('POST', `/endpoints/${id}/test`);
  await service.context.delivery.processAll();
  expect(await listed(id)).toMatchObject({
    isEnabled: false,
    switchedOffReason: 'The endpoint responded with 410: it wants no more events.',
    failingSince: service.clock.now(),
  });
  await call('PUT', `/endpoints/${id}`, { url: receiver.url });
  expect(await listed(id)).toHaveProperty('failingSince');
  await call('PUT', `/endpoints/${id}`, { url: new URL('/corrected', receiver.url).href });
  const corrected = await listed(id);
  expect(corrected).not.toHaveProperty('failingSince');
  expect(corrected).toHaveProperty('switchedOffReason');
  await call('PUT', `/endpoints/${id}`, { token: '', isEnabled: true });
  const again = await listed(id);
  expect(again).toMatchObject({ isEnabled: true });
  expect(again).not.toHaveProperty('switchedOffReason');
  expect(again).not.toHaveProperty('failingSince');
});

describe('deliveries', () => {
  test('are listed with what was answered, and can be sent again', async () => {
    const { id } = await add();
    receiver.answer((_request, response) => response.writeHead(500).end('Out of order'));
    const call = await createConsole(maya);
    const { deliveryId } = (await call('POST', `/endpoints/${id}/test`)).json<{ deliveryId: string }>();
    await service.context.delivery.processAll();
    const failed = (await call('GET', `/deliveries?endpointId=${id}`)).json<{ deliveries: object[] }>();
    expect(failed.deliveries).toMatchObject([
      {
        id: deliveryId,
        kind: 'test',
        state: 'pending',
        attempts: 1,
        payload: { event: 'test' },
        nextAttemptAt: expect.any(Number),
        lastAttempt: { status: 500, response: 'Out of order', target: receiver.url },
      },
    ]);
    receiver.answer((_request, response) => response.writeHead(204).end());
    expect((await call('POST', `/deliveries/${deliveryId}/redeliver`)).statusCode).toBe(202);
    await service.context.delivery.processAll();
    const { attempts } = (await call('GET', `/deliveries/${deliveryId}`)).json<{ attempts: object[] }>();
    expect(attempts).toMatchObject([{ status: 500 }, { status: 204, isDelivered: true }]);
    const done = await call('GET', `/deliveries?endpointId=${id}&state=done`);
    expect(done.json<{ deliveries: object[] }>().deliveries).toHaveLength(1);
  });

  test('of mails that can not be sent are there to see, and nothing claims otherwise', async () => {
    await visitor.start({ isOffline: 'true' });
    await service.context.delivery.processAll();
    const call = await createConsole(maya);
    const { waiting, isConfigured } = (await call('GET', '/mail')).json<{
      waiting: number;
      isConfigured: boolean;
    }>();
    expect({ waiting, isConfigured }).toEqual({ waiting: 1, isConfigured: false });
    const mails = await call('GET', '/deliveries?channel=mail&state=pending');
    expect(mails.json<{ deliveries: object[] }>().deliveries).toMatchObject([
      { kind: 'offlineMessage', attempts: 0 },
    ]);
  });
});

test('what belongs to another organisation is not there', async () => {
  const { id } = await add();
  const { deliveryId } = (await (await createConsole(maya))('POST', `/endpoints/${id}/test`)).json<{
    deliveryId: string;
  }>();
  const { store } = service.context;
  await store.organisations.add({ id: 7, name: 'Other' });
  const boss = await store.agents.get(maya);
  if (!boss) throw new Error('The demo has no administrator.');
  await store.agents.add({ ...boss, email: 'boss@other.example', orgId: 7 });
  const call = await createConsole('boss@other.example');
  const answers = await Promise.all([
    call('PUT', `/endpoints/${id}`, {}),
    call('DELETE', `/endpoints/${id}`),
    call('POST', `/endpoints/${id}/secret`),
    call('POST', `/endpoints/${id}/test`),
    call('GET', `/deliveries/${deliveryId}`),
    call('POST', `/deliveries/${deliveryId}/redeliver`),
    call('DELETE', '/bans/some'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect((await call('GET', '/endpoints')).json()).toEqual({ endpoints: [] });
});
