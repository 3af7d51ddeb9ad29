import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RoutingOfCase } from '../../../operations/console/inbox/routing';
import { createPushKeys } from '../../adapters/push-keys';
import { createDeliveryWorker } from '../../delivery/delivery-worker';
import { createGuardedLookup } from '../../delivery/guarded-lookup';
import { createPushChannel } from '../../delivery/push/push-channel';
import { demo } from '../../demo/demo-organisation';
import { cookieName, signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openTestPushDevice, readVapid, type TestPushDevice } from '../../testing/test-push-device';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
let device: TestPushDevice;
const visitor = createTestVisitor(() => service);
const [{ email: emailOfMaya, alias }] = demo.agents;

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1', PUBLIC_URL: 'https://chat.example' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  maya = await signInToConsole(service);
  device = await openTestPushDevice();
  expect((await maya('PUT', '/push', device.subscription)).statusCode).toBe(204);
});
afterEach(async () => {
  await maya('DELETE', '/push');
  for (const { id } of await service.context.store.cases.openOf(demo.orgId, '', 100))
    await service.context.store.cases.close(id, 'agent', service.clock.now());
  await device.stop();
});

async function pass(seconds: number) {
  await service.context.callAgents();
  service.clock.advance(seconds * 1_000);
  await service.context.callAgents();
}
function deliver() {
  return service.context.delivery.processAll();
}

test('a device gets what its browser alone can read, and nothing of it is the visitor’s', async () => {
  const caseId = await visitor.start({ visitorMessage: 'A secret of mine', email: 'ann@x.example' });
  await pass(0);
  await deliver();
  expect(device.received.map(({ message }) => message)).toEqual([
    { title: 'Ein Besucher wartet', text: 'Tarn Lamps', tag: caseId, url: `/console/#/cases/${caseId}` },
  ]);
  const headers = device.received[0]?.headers;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '600' });
  const { publicKey } = (await maya('GET', '/push')).json<{ publicKey: string }>();
  expect(readVapid(headers?.authorization ?? '', publicKey)).toMatchObject({
    aud: new URL(device.subscription.endpoint).origin,
    sub: 'https://chat.example',
  });
  const { calls } = (await maya('GET', `/cases/${caseId}/routing`)).json<RoutingOfCase>();
  expect(calls).toMatchObject([{ step: 'push', names: [alias] }]);
});

test('whom another organisation has named as an agent gets none of its calls', async () => {
  const { store, startChat } = service.context;
  const other = { orgId: 200_003 };
  await store.organisations.add({ id: other.orgId, name: 'Elsewhere' });
  const widget = await service.addWidget({ ...other, name: 'Pay at evil.example' });
  // By its systems, before the address was a user's.
  await store.widgets.setAgents(widget.id, [
    { widgetId: widget.id, email: emailOfMaya, alias: 'M', kind: 'human', tags: [] },
  ]);
  await startChat(other, {
    widgetId: widget.id,
    isOffline: false,
    message: 'Hi',
    visitor: { email: 'a@x.example' },
  });
  await pass(0);
  await deliver();
  expect(device.received).toEqual([]);
});

test('where a console is open the device waits its turn, and is left alone once the chat is taken', async () => {
  const { store, clock } = service.context;
  await store.agents.setStatus(emailOfMaya, { status: 'online', source: 'endpoint', at: clock.now() });
  const [first, second] = [await visitor.start(), await visitor.start()];
  await pass(20);
  await maya('POST', `/cases/${first}/claim`, {});
  await pass(20);
  await maya('POST', `/cases/${second}/claim`, {});
  await deliver();
  expect(device.received).toEqual([]);
  await visitor.start();
  await pass(40);
  await deliver();
  expect(device.received).toHaveLength(1);
  await store.agents.setStatus(emailOfMaya, { status: 'pause', source: 'console', at: clock.now() });
});

test('a device that its push service knows no more is forgotten, and so is one whose session ends', async () => {
  const { store } = service.context;
  async function devices() {
    return (await store.pushSubscriptions.ofAgents([emailOfMaya], service.clock.now())).length;
  }
  device.answer(410);
  await visitor.start();
  await pass(0);
  await deliver();
  expect([device.received.length, await devices()]).toEqual([1, 0]);
  await maya('PUT', '/push', device.subscription);
  await maya('PUT', '/push', device.subscription);
  expect(await devices()).toBe(1);
  await maya('DELETE', '/session');
  expect(await devices()).toBe(0);
});

test('a notification that fails keeps none of other chats from the device', async () => {
  device.answer(500);
  await visitor.start();
  await pass(0);
  await deliver();
  device.answer(201);
  const second = await visitor.start();
  await pass(0);
  await deliver();
  expect(device.received.slice(1).map(({ message }) => message)).toEqual([
    expect.objectContaining({ tag: second }),
  ]);
});

/** Sends what is due as the service does, over a network in which this machine has all names. */
function deliverOnThisMachine() {
  const { clock, context } = service;
  const { store } = context;
  const rules = { allowPrivate: true };
  const lookup = createGuardedLookup(async () => [{ address: '127.0.0.1', family: 4 }], rules);
  const keys = createPushKeys(store.serviceSecrets);
  const config = {
    keys,
    contact: 'https://chat.example',
    subscriptions: store.pushSubscriptions,
    isWaiting: async () => true,
  };
  return createDeliveryWorker({
    outbox: store.outbox,
    channels: [createPushChannel(config, clock, { ...rules, lookup })],
    clock,
    timer: clock,
    random: () => 0,
    holder: 'one',
    log: { error: () => {} },
    watchdog: { expect: () => () => {} },
  }).processAll();
}

test('a push service that hangs delays nothing to browsers of another one', async () => {
  const hanging = createServer().listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const { port } = hanging.address() as AddressInfo;
  const { subscription } = device;
  const push = { ...subscription, endpoint: `http://updates.push.services.mozilla.com:${port}/one` };
  await maya('PUT', '/push', push);
  const jonas = await signInToConsole(service, demo.agents[1].email);
  const { port: working } = new URL(subscription.endpoint);
  await jonas('PUT', '/push', { ...subscription, endpoint: `http://fcm.googleapis.com:${working}/two` });
  for (let chat = 0; chat < 9; chat++) await visitor.start();
  await pass(0);
  const delivering = deliverOnThisMachine();
  await expect.poll(() => device.received.length, { timeout: 10_000 }).toBe(9);
  hanging.close().closeAllConnections();
  await Promise.all([delivering, jonas('DELETE', '/push')]);
});

test('a browser gets what calls the agent who signed in last there, and nothing of the one before', async () => {
  const { store, clock } = service.context;
  const jonas = await signInToConsole(service, demo.agents[1].email);
  await jonas('PUT', '/push', device.subscription);
  const emails = demo.agents.map(({ email }) => email);
  const devices = await store.pushSubscriptions.ofAgents(emails, clock.now());
  expect(devices.map(({ agentEmail }) => agentEmail)).toEqual([demo.agents[1].email]);
  await jonas('DELETE', '/push');
});

test('the key is the same for ever, and its private half is kept encrypted', async () => {
  const first = (await maya('GET', '/push')).json<{ publicKey: string }>().publicKey;
  const { secret } = await service.db
    .selectFrom('serviceSecrets')
    .select('secret')
    .where('name', '=', 'push')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(first, 'base64url')).toHaveLength(65);
  expect(secret).not.toContain('privateKey');
  expect((await maya('GET', '/push')).json<{ publicKey: string }>().publicKey).toBe(first);
});

test.each([
  ['an address of the own network', { endpoint: 'https://10.0.0.1/device' }],
  ['this machine', { endpoint: 'https://localhost/device' }],
  ['an address without https', { endpoint: 'http://push.example/device' }],
  ['no address', { endpoint: 'device' }],
  ['a key that is none', { p256dh: 'AAAA' }],
])('%s is refused', async (_what, wrong) => {
  const strict = await openTestService();
  const { token } = await strict.context.account.signIn(emailOfMaya, demo.password);
  const answer = await strict.app.inject({
    method: 'PUT',
    url: '/api/console/push',
    headers: { 'x-console': '1', 'content-type': 'application/json' },
    cookies: { [cookieName(strict, 'session')]: token },
    payload: JSON.stringify({ ...device.subscription, endpoint: 'https://push.example/device', ...wrong }),
  });
  expect(answer.statusCode).toBe(400);
  await strict.stop();
});
