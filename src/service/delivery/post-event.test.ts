import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../domain/outbox/endpoints';
import { fakeEndpoint, fakeSecret } from './fake-endpoints';
import { createFakeReceiver, type FakeReceiver } from './fake-receiver';
import { createGuardedLookup } from './guarded-lookup';
import { createEventPoster } from './post-event';
import type { ResolveName } from './resolve-name';
import { formatSecret } from './signature';

const event = { id: 'evt-1', payload: { event: 'test', timestamp: 5 } } as const;
const limits = { timeoutMs: 2000, limit: 4096 };
const clock = { now: () => Date.now(), elapsed: () => performance.now() };

let receiver: FakeReceiver;
beforeEach(async () => void (receiver = await createFakeReceiver()));
afterEach(() => receiver.close());

function post(
  endpoint: Endpoint,
  options: { allowPrivate?: boolean; resolve?: ResolveName; timeoutMs?: number } = {},
) {
  const { allowPrivate = true, resolve = async () => [{ address: '127.0.0.1', family: 4 }] } = options;
  const lookup = createGuardedLookup(resolve, { allowPrivate });
  const poster = createEventPoster(clock, { allowPrivate, lookup });
  return poster.post(endpoint, event, { ...limits, timeoutMs: options.timeoutMs ?? limits.timeoutMs });
}

describe('the receiver', () => {
  test('Delivery of webhooks: webhook-id, webhook-timestamp and webhook-signature verify the body, Authorization holds the token', async () => {
    const { attempt } = await post(fakeEndpoint('e', receiver.url, { token: 'my own token' }));
    expect(attempt).toMatchObject({ isDelivered: true, status: 204, target: receiver.url });
    const { headers, body } = receiver.received[0] ?? expect.unreachable();
    expect(headers).toMatchObject({
      authorization: 'my own token',
      'content-type': 'application/json',
      'webhook-id': 'evt-1',
    });
    expect(new Webhook(fakeSecret).verify(body, headers as Record<string, string>)).toEqual(event.payload);
    expect(() => new Webhook(fakeSecret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  });

  test('Delivery of webhooks: Two secrets sign while rotating, and one that has run out does not', async () => {
    const [next, previous, old] = [1, 2, 3].map((byte) => formatSecret(Buffer.alloc(24, byte)));
    if (!next || !previous || !old) return expect.unreachable();
    const until = Date.now() + 60_000;
    const secrets = [{ secret: next }, { secret: previous, until }, { secret: old, until: 5 }];
    await post(fakeEndpoint('e', receiver.url, { secrets }));
    const { headers, body } = receiver.received[0] ?? expect.unreachable();
    function verify(secret: string) {
      return new Webhook(secret).verify(body, headers as Record<string, string>);
    }
    expect(verify(next)).toEqual(event.payload);
    expect(verify(previous)).toEqual(event.payload);
    expect(() => verify(old)).toThrow();
  });
});

describe('the attempt tells', () => {
  test('what the endpoint answered, up to 2 kB', async () => {
    receiver.answer((_request, response) => response.writeHead(500).end('x'.repeat(3000)));
    const { attempt } = await post(fakeEndpoint('e', receiver.url));
    expect(attempt).toMatchObject({ isDelivered: false, status: 500, error: 'The endpoint answered 500.' });
    expect(attempt.response).toHaveLength(2048);
  });

  test('that redirects are not followed', async () => {
    receiver.answer((_request, response) => response.writeHead(307, { location: receiver.url }).end());
    const { attempt } = await post(fakeEndpoint('e', receiver.url));
    expect(attempt.error).toMatch(/redirects to .*hook.*not followed/);
    expect(receiver.received).toHaveLength(1);
  });

  test('that no answer came in time', async () => {
    receiver.answer(() => {});
    const { attempt } = await post(fakeEndpoint('e', receiver.url), { timeoutMs: 50 });
    expect(attempt).toMatchObject({ isDelivered: false, error: 'No answer within 0.05 s.' });
    expect(attempt.status).toBeUndefined();
  });

  test('that a name takes too long to resolve', async () => {
    const url = `http://slow.example:${receiver.port}/`;
    const { attempt } = await post(fakeEndpoint('e', url), {
      timeoutMs: 50,
      resolve: () => new Promise(() => {}),
    });
    expect(attempt.error).toBe('No answer within 0.05 s.');
  });

  test('that nothing listens there', async () => {
    await receiver.close();
    const { attempt } = await post(fakeEndpoint('e', receiver.url));
    expect(attempt.error).toBe('The connection was refused. (ECONNREFUSED)');
  });

  test('that the token can not be sent', async () => {
    const { attempt } = await post(fakeEndpoint('e', receiver.url, { token: 'a\r\nx-evil: 1' }));
    expect(attempt.error).toMatch(/token contains characters/);
    expect(receiver.received).toHaveLength(0);
  });

  test('success as soon as the status says so, even if the body never ends', async () => {
    receiver.answer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      response.socket?.end();
    });
    const { attempt, answer } = await post(fakeEndpoint('e', receiver.url));
    expect(attempt).toMatchObject({ isDelivered: true, response: 'half' });
    expect(answer?.isCut).toBe(true);
  });

  test('no more of an endless body than the limit, and hangs up', async () => {
    let poured = 0;
    receiver.answer((_request, response) => {
      response.writeHead(200);
      function pour() {
        if (response.destroyed || poured > 50_000_000) return;
        poured += 65_536;
        if (response.write('x'.repeat(65_536))) setImmediate(pour);
        else response.once('drain', pour);
      }
      pour();
    });
    const { answer } = await post(fakeEndpoint('e', receiver.url));
    expect(answer).toMatchObject({ isCut: true, body: 'x'.repeat(limits.limit) });
    expect(poured).toBeLessThan(9_000_000);
  });
});

describe('where internal addresses are refused', () => {
  function named() {
    return fakeEndpoint('e', `http://hooks.customer.example:${receiver.port}/`);
  }

  test('a name that has only such ones is not connected to', async () => {
    const { attempt } = await post(named(), { allowPrivate: false });
    expect(attempt.error).toMatch(
      /^hooks\.customer\.example has no public address\. .*ALLOW_PRIVATE_WEBHOOKS=1/,
    );
    expect(receiver.received).toHaveLength(0);
  });

  test('the address itself is not connected to', async () => {
    const { attempt } = await post(fakeEndpoint('e', receiver.url), { allowPrivate: false });
    expect(attempt.error).toMatch(/^The address is not a public one\./);
    expect(receiver.received).toHaveLength(0);
  });

  test('a name is resolved once, and the connection gets the public ones among its addresses alone', async () => {
    let asked = 0;
    const lookup = createGuardedLookup(
      async () => {
        asked += 1;
        return ['10.0.0.1', '2606:4700::1', '127.0.0.1'].map((address) => ({
          address,
          family: address.includes(':') ? 6 : 4,
        }));
      },
      { allowPrivate: false },
    );
    const given = await new Promise((resolve) => {
      lookup('rebinding.example', { all: true }, (_error, addresses) => resolve(addresses));
    });
    expect(given).toEqual([{ address: '2606:4700::1', family: 6 }]);
    expect(asked).toBe(1);
  });
});

test('a connection goes to the very address that the lookup handed out', async () => {
  let asked = 0;
  async function resolve() {
    return [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.9', family: 4 }];
  }
  const { attempt } = await post(fakeEndpoint('e', `http://rebinding.example:${receiver.port}/`), {
    resolve,
  });
  expect(attempt.isDelivered).toBe(true);
  expect(receiver.received[0]?.localAddress).toBe('127.0.0.1');
  expect(asked).toBe(1);
});
