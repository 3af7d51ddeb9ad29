import { createServer } from 'node:net';
import type { AddressInfo, LookupFunction, Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { fakeEndpoint } from '../delivery/fake-endpoints';
import { createFakeNameServer, type FakeNameServer, type Zone } from '../delivery/fake-name-server';
import { createFakeReceiver, type FakeReceiver } from '../delivery/fake-receiver';
import { createPageFetch } from '../delivery/fetch-page';
import { createGuardedLookup } from '../delivery/guarded-lookup';
import { isPublicAddress } from '../delivery/is-public-address';
import { createEventPoster } from '../delivery/post-event';
import { createNameResolver } from '../delivery/resolve-name';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

/** Where no post may go, in the forms that a name server can answer. */
const internal = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.192',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:7f00:1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a9fe:a9fe',
  '100::1',
  '2001::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

const publicOnes = ['1.1.1.1', '2606:4700::1111'];

const zone: Zone = {
  ...Object.fromEntries(internal.map((address, at) => [`internal${at}.example`, [[address]]])),
  'alias.example': [['second.alias.example']],
  'second.alias.example': [['internal3.example']],
  'rebinding.example': [[publicOnes[0] ?? ''], ['127.0.0.1']],
  'mixed.example': [[...publicOnes, '127.0.0.1', '::1', '10.0.0.1']],
  'localhost.example': [['127.0.0.1']],
};

let names: FakeNameServer;
let receiver: FakeReceiver;
let service: TestService;
let call: ConsoleCall;
let doors: Server;
let hits = 0;

beforeAll(async () => {
  names = await createFakeNameServer(zone);
  receiver = await createFakeReceiver();
  // On every address of this machine: a request that reaches it has got through.
  doors = createServer((socket) => {
    hits++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => doors.listen(0, resolve));
  service = await openTestService();
  call = await signInToConsole(service);
});
afterAll(async () => {
  names.close();
  doors.close();
  await receiver.close();
  await service.stop();
});

/** Posts as webhooks and bots do, with names from our name server; answers the addresses handed to the connection. */
async function post(url: string) {
  const handed: string[] = [];
  const guarded = createGuardedLookup(
    createNameResolver(() => [names.server]),
    { allowPrivate: false },
  );
  const lookup: LookupFunction = (name, options, callback) =>
    guarded(name, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (!error) handed.push(...addresses);
      // No test connects to somebody else's machine.
      callback(error ?? new Error('It would connect.'), '', 0);
    });
  const poster = createEventPoster({ now: () => 0, elapsed: () => 0 }, { allowPrivate: false, lookup });
  const event = { id: 'evt-1', payload: { event: 'test', timestamp: 5 } } as const;
  const { attempt } = await poster.post(fakeEndpoint('e', url), event, { timeoutMs: 5_000, limit: 4_096 });
  return { handed, error: attempt.error ?? '', isDelivered: attempt.isDelivered };
}

function doorPort(): number {
  return (doors.address() as AddressInfo).port;
}

describe('no post goes to', () => {
  test.each(internal)('a name whose address is %s', async (address) => {
    const { handed, error, isDelivered } = await post(
      `http://internal${internal.indexOf(address)}.example:${doorPort()}/`,
    );
    expect({ handed, isDelivered }).toEqual({ handed: [], isDelivered: false });
    expect(error).toMatch(/no public address/);
  });

  test('an alias of a name that is an alias of an internal one', async () => {
    expect(await post(`http://alias.example:${doorPort()}/`)).toMatchObject({
      handed: [],
      isDelivered: false,
    });
  });

  test('the second address of a name that has another one each time', async () => {
    const url = `http://rebinding.example:${doorPort()}/`;
    expect(await post(url)).toMatchObject({ handed: ['1.1.1.1'] });
    expect(names.asked.filter((name) => name === 'rebinding.example')).toHaveLength(2);
    expect(await post(url)).toMatchObject({ handed: [], isDelivered: false });
  });

  test('the internal ones among the addresses of a name', async () => {
    expect((await post('http://mixed.example/')).handed.sort()).toEqual([...publicOnes].sort());
  });

  test('a name in other letters, or with a dot behind it', async () => {
    for (const host of ['LOCALHOST.example', 'localhost.example.', 'localhost', 'localhost.', 'LocalHost'])
      expect([host, (await post(`http://${host}:${doorPort()}/`)).handed]).toEqual([host, []]);
  });
});

/** Ways to write an internal address in a URL. */
const written = `127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 0x7f.0x0.0x0.0x1 127.0.0.1. 127.1. 0 0.
  ①②⑦.⓪.⓪.① 127。0。0。1 １２７.0.0.1 %31%32%37.0.0.1 127.0.0.%31 0xa9fea9fe 2852039166 025177524776 169.254.43518
  [::ffff:127.0.0.1] [::127.0.0.1] [0:0:0:0:0:ffff:7f00:1] [64:ff9b::127.0.0.1] [2002:7f00:1::1] [fe80::1%25eth0] [::1%25lo]`;
const hosts = [
  ...internal.map((address) => (address.includes(':') ? `[${address}]` : address)),
  ...written.split(/\s+/),
];
const authorities =
  'user@127.0.0.1 user:secret@127.0.0.1 example.com@127.0.0.1 127.0.0.1#@example.com 127.0.0.1\\@example.com';
const otherSchemes = `file:///etc/passwd ftp://example.com/ gopher://example.com/ data:,x javascript:alert(1) ws://example.com/
  blob:http://example.com/1 unix:/var/run/docker.sock http+unix://%2Fvar%2Frun/ about:blank dict://example.com:11211/`;
const badPorts = [0, 1, 22, 23, 25, 110, 143, 445, 465, 587, 993, 2049, 6000, 6667, 10_080, 65_536, -1];

const strange = [
  ...hosts.flatMap((host) => [`http://${host}:PORT/`, `https://${host}/`]),
  ...authorities.split(' ').map((authority) => `http://${authority}/`),
  ...otherSchemes.split(/\s+/),
  ...badPorts.map((port) => `http://example.com:${port}/`),
  'http:127.0.0.1',
  'http:/127.0.0.1/',
  'http:\\\\127.0.0.1\\',
  '\thttp://127.0.0.1/',
  'ht\ntp://127.0.0.1/',
  '//127.0.0.1/',
];

function addresses(): string[] {
  return strange.map((pattern) => pattern.replace('PORT', String(doorPort())));
}

test.each(['agentStatus', 'bot'])(
  'no endpoint for %s is taken at an internal or strange address',
  async (purpose) => {
    const bot = { alias: 'B', avatarUrl: 'https://shop.example/b.png' };
    const more = purpose === 'bot' ? { widgetId: demo.widgetId, bot } : {};
    const answers = await Promise.all(
      addresses().map(async (url) => {
        const { statusCode } = await call('POST', '/endpoints', { purpose, url, ...more });
        return [url, statusCode];
      }),
    );
    expect(answers.filter(([, statusCode]) => statusCode !== 400)).toEqual([]);
  },
);

test('nothing is posted to an internal or strange address that is in the database all the same', async () => {
  const posts = await Promise.all(addresses().map(async (url) => ({ url, ...(await post(url)) })));
  expect(posts.filter(({ isDelivered, handed }) => isDelivered || handed.length > 0)).toEqual([]);
});

test('no page is fetched from an internal or strange address, nor behind a redirect to one', async () => {
  const guarded = createGuardedLookup(
    createNameResolver(() => [names.server]),
    { allowPrivate: false },
  );
  const fetchPage = createPageFetch({ allowPrivate: false, lookup: guarded });
  const named = internal.map((_, at) => `http://internal${at}.example:${doorPort()}/`);
  const direct = await Promise.all(
    [...addresses(), ...named].map(async (url) => [url, await fetchPage(url)]),
  );
  expect(direct.filter(([, page]) => !Object.hasOwn(page as object, 'refusal'))).toEqual([]);

  // The page itself is reached by a name that this lookup takes for a public one.
  const lookup: LookupFunction = (name, options, callback) => {
    if (name !== 'shop.example') return guarded(name, options, callback);
    return callback(null, [{ address: '127.0.0.1', family: 4 }] as never);
  };
  const redirected = createPageFetch({ allowPrivate: false, lookup });
  receiver.answer(({ url = '/' }, response) => {
    // As bytes, which a header may be of.
    const location = Buffer.from(decodeURIComponent(url.slice(2))).toString('latin1');
    response.writeHead(302, { location: location.replace(/[\t\n]/g, '') }).end();
  });
  const page = `http://shop.example:${receiver.port}/?`;
  const hidden = await Promise.all(
    [...addresses(), ...named].map(async (url) => [url, await redirected(page + encodeURIComponent(url))]),
  );
  expect(hidden.filter(([, found]) => !isHarmless(found))).toEqual([]);
});

/** Nothing came, or the redirect itself, which leads nowhere. */
function isHarmless(found: unknown): boolean {
  const { refusal, text } = found as { refusal?: string; text?: string };
  return refusal !== undefined || text === '';
}

test('no redirect is followed, wherever it leads', async () => {
  const lookup: LookupFunction = (_name, _options, callback) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }] as never);
  const poster = createEventPoster({ now: () => 0, elapsed: () => 0 }, { allowPrivate: true, lookup });
  const event = { id: 'evt-1', payload: { event: 'test', timestamp: 5 } } as const;
  for (const status of [300, 301, 302, 303, 307, 308]) {
    for (const location of [`http://127.0.0.1:${doorPort()}/`, '//[::1]/', '/again', 'file:///etc/passwd']) {
      receiver.answer((_request, response) =>
        response.writeHead(status, { location, refresh: `0;url=${location}` }).end(),
      );
      const url = `http://hooks.example:${receiver.port}/hook`;
      const { attempt } = await poster.post(fakeEndpoint('e', url), event, {
        timeoutMs: 5_000,
        limit: 4_096,
      });
      expect([status, location, attempt.isDelivered, attempt.status]).toEqual([
        status,
        location,
        false,
        status,
      ]);
    }
  }
});

test('nothing of all that has reached this machine, and the guard does tell public addresses apart', () => {
  expect(hits).toBe(0);
  expect(internal.filter(isPublicAddress)).toEqual([]);
  expect(publicOnes.filter(isPublicAddress)).toEqual(publicOnes);
});
