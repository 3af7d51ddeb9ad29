import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { deliveriesPerPage } from '../../../contract/endpoints';
import type { DeliverySummary } from '../../../operations/console/deliveries';
import type { EndpointSummary } from '../../../operations/console/endpoints';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { ConnectionsModel, endpointChanges } from './connections';
import { DeliveriesModel } from './deliveries';

const hook: EndpointSummary = {
  id: 'e1',
  purpose: 'agentStatus',
  url: 'https://shop.example/hook',
  hasToken: false,
  isEnabled: true,
  createdAt: 1,
};

async function setUp() {
  const others: EndpointSummary[] = [];
  const client = createFakeCalls({
    'GET /endpoints': () => ({ endpoints: [hook, ...others] }),
    'POST /endpoints': ({ body }) => ({ ...hook, id: 'e2', url: body.url, secret: 'whsec_new' }),
    'PUT /endpoints/{id}': ({ body }) => ({ ...hook, isEnabled: body.isEnabled ?? true }),
    'DELETE /endpoints/{id}': () => undefined,
    'POST /endpoints/{id}/secret': () => ({ ...hook, oldSecretUntil: 9, secret: 'whsec_next' }),
  });
  const connections = new ConnectionsModel(client);
  await connections.endpoints.load();
  function listed() {
    const state = connections.endpoints.state.value;
    return state.kind === 'ready' ? state.value : [];
  }
  return { client, connections, listed, others };
}

test('a secret is shown once, and kept in no list', async () => {
  const { connections, listed } = await setUp();
  await connections.add({ purpose: 'caseEvents', widgetId: 'w', url: 'https://shop.example/cases' });
  expect(connections.shown.value?.secret).toBe('whsec_new');
  await connections.rotate('e1', 24);
  expect(connections.shown.value?.secret).toBe('whsec_next');
  expect(listed().map(({ id, oldSecretUntil }) => [id, oldSecretUntil])).toEqual([
    ['e1', 9],
    ['e2', undefined],
  ]);
  expect(JSON.stringify(listed())).not.toContain('whsec_');
  connections.forgetShown();
  expect(connections.shown.value).toBeUndefined();
});

test('the old secret signs for the usual time, not for none, where no time is given', async () => {
  const { client, connections } = await setUp();
  await connections.rotate('e1');
  expect(client.calls.at(-1)).toBe('POST /endpoints/{id}/secret {"path":{"id":"e1"},"body":{}}');
});

test('a webhook whose answer was lost is found at the next try, in place of a second one', async () => {
  const { client, connections, listed, others } = await setUp();
  const wanted = { purpose: 'caseEvents', widgetId: 'w', url: 'https://shop.example/cases' } as const;
  const { call } = client;
  client.call = async (route, ...input) => {
    if (route !== 'POST /endpoints') return call(route, ...input);
    client.call = call;
    others.push({ ...hook, ...wanted, id: 'e3' });
    throw new RequestFailure(0);
  };
  const { add } = new ConnectionsModel({ call: (...input) => client.call(...input) });
  await expect(add(wanted)).rejects.toThrow();
  await add(wanted);
  expect(client.calls.filter((one) => one.startsWith('POST'))).toEqual([
    'POST /endpoints/{id}/secret {"path":{"id":"e3"},"body":{"overlapHours":0}}',
  ]);
  // The same one again is meant.
  await add(wanted);
  expect(client.calls.at(-1)).toMatch(/^POST \/endpoints \{/);
  await connections.endpoints.load();
  expect(listed().map(({ id }) => id)).toEqual(['e1', 'e3']);
});

test('what was changed or removed is in the list as the service answers it', async () => {
  const { client, connections, listed } = await setUp();
  await connections.change('e1', { isEnabled: false });
  expect(listed()[0]?.isEnabled).toBe(false);
  const message = 'url: must not lead into a private network';
  client.failNext(new RequestFailure(400, undefined, { code: 400, message }));
  expect(await connections.changing.run(() => connections.change('e1', { url: 'http://10.0.0.1' }))).toBe(
    false,
  );
  expect(connections.changing.state.value).toMatchObject({ faults: [{ path: 'url' }] });
  await connections.remove('e1');
  expect(listed()).toEqual([]);
});

test('deliveries are read page by page, and those of a state again', async () => {
  function one(position: number) {
    return { id: `d${position}`, position, state: 'failed' } as DeliverySummary;
  }
  const client = createFakeCalls({
    'GET /deliveries': ({ query }) => ({
      deliveries:
        query?.before === undefined
          ? Array.from({ length: deliveriesPerPage }, (_, at) => one(200 - at))
          : [one(9)],
    }),
    'GET /deliveries/{id}': () => ({ attempts: [{ at: 1, durationMs: 2, target: 'x', isDelivered: false }] }),
    'POST /deliveries/{id}/redeliver': () => undefined,
  });
  const deliveries = new DeliveriesModel(client, { endpointId: 'e1' });
  await deliveries.list.load();
  await deliveries.list.loadMore();
  expect(deliveries.list.items.value).toHaveLength(deliveriesPerPage + 1);
  expect(deliveries.list.hasMore.value).toBe(false);
  expect(client.calls[1]).toContain(`"before":${201 - deliveriesPerPage}`);
  await deliveries.toggle('d9');
  expect(deliveries.open.value?.attempts).toHaveLength(1);
  await deliveries.toggle('d9');
  expect(deliveries.open.value).toBeUndefined();
  deliveries.show('failed');
  await deliveries.redeliver('d9');
  expect(client.calls.at(-1)).toContain('"state":"failed"');
});

const url = 'https://hooks.shop.example/';
const bot = { alias: 'Robo', avatarUrl: '', tags: ['orders'] };

test.each([
  [{ url, bot }, {}],
  [{ url, bot: { ...bot, alias: 'Bo' } }, { bot: { alias: 'Bo' } }],
  [{ url, bot: { ...bot, tags: [] } }, { bot: { tags: [] } }],
  [{ url: `${url}new`, bot }, { url: `${url}new` }],
])('of %j what was not changed stays as others leave it', (written, changes) => {
  expect(
    endpointChanges({ url, bot: { email: 'robo@x.example', alias: 'Robo', tags: ['orders'] } }, written),
  ).toEqual(changes);
});

test('a webhook has no bot', () => {
  const written = { url: `${url}new`, bot: { alias: '', avatarUrl: '', tags: [] } };
  expect(endpointChanges({ url }, written)).toEqual({ url: `${url}new` });
});
