import { createServer, Socket, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailEndpoint } from '../../domain/outbox/outbox';
import { createMailChannel } from './mail-channel';

let server: Server | undefined;
const sockets = new Set<Socket>();
/** For how long a connection may be silent. */
let silences: number[];

beforeEach(() => {
  silences = [];
  const { setTimeout } = Socket.prototype;
  vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, time, onTimeout) {
    silences.push(time);
    return setTimeout.call(this, time, onTimeout);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** A mail server that answers each line as the test says, and then the mail. It says for ever what is not the end of an answer. */
async function startServer(answer: (line: string) => string | Promise<string>): Promise<string> {
  const started = createServer((socket) => {
    sockets.add(socket);
    let isMail = false;
    let text = '';
    async function take(line: string) {
      if (isMail && line !== '.') return;
      const said = await answer(line);
      isMail = said.startsWith('354');
      socket.write(said);
      if (!said.startsWith('250-')) return;
      const talking = setInterval(() => socket.write(said), 20);
      socket.on('close', () => clearInterval(talking));
    }
    socket.on('error', () => {}).write('220 shop.example\r\n');
    socket.on('data', (data) => {
      const lines = (text + data.toString()).split('\r\n');
      text = lines.pop() ?? '';
      void lines.reduce((before, line) => before.then(() => take(line)), Promise.resolve());
    });
  });
  server = started;
  await new Promise<void>((resolve) => void started.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

function send(smtpUrl: string) {
  const channel = createMailChannel(
    {
      smtpUrl,
      from: 'chat@service.example',
      decryptLink: String,
      templatesOf: async () => ({}),
      paceOf: async () => 0,
      isWaiting: async () => true,
    },
    { now: () => 0, elapsed: () => 0 },
  );
  return channel.send({
    id: 'mail-1',
    orgId: 1,
    channel: 'mail',
    endpointId: mailEndpoint,
    orderKey: 'account',
    kind: 'passwordChanged',
    payload: { to: 'desk@shop.example', widgetName: 'ChatWidget', timeZone: 'UTC', at: 0 },
    createdAt: 0,
    state: 'pending',
    attempts: 0,
    nextAttemptAt: 0,
    position: 1,
  });
}

/** Of a server that takes everything. */
function usual(line: string): string {
  return line === 'DATA' ? '354 Go on.\r\n' : '250 Fine.\r\n';
}

test('a server that looks into a mail for two minutes is waited for, since it takes the mail whether we wait or not', async () => {
  let accept: (said: string) => void = () => {};
  let isWhole = false;
  const url = await startServer((line) => {
    if (line !== '.') return usual(line);
    isWhole = true;
    return new Promise((resolve) => (accept = resolve));
  });
  const sent = send(url);
  await vi.waitFor(() => expect(isWhole).toBe(true), 10_000);
  vi.advanceTimersByTime(110_000);
  accept('250 Queued.\r\n');
  expect(await sent).toMatchObject({ outcome: 'delivered' });
  expect(silences.filter((time) => time > 0).at(-1)).toBeGreaterThan(120_000);
});

test('after more than two minutes it is left, and the mail is tried again', async () => {
  let isWhole = false;
  const url = await startServer((line) => {
    if (line !== '.') return usual(line);
    isWhole = true;
    return '250-One moment.\r\n';
  });
  const sent = send(url);
  await vi.waitFor(() => expect(isWhole).toBe(true), 10_000);
  vi.advanceTimersByTime(120_000);
  expect(await sent).toMatchObject({
    outcome: 'failed',
    attempt: { isDelivered: false, error: 'The mail server did not answer in time.' },
  });
});

test('a server that has no mail yet is left after half a minute, though it goes on talking', async () => {
  let isGreeted = false;
  const url = await startServer(() => {
    isGreeted = true;
    return '250-One moment.\r\n';
  });
  const sent = send(url);
  await vi.waitFor(() => expect(isGreeted).toBe(true), 10_000);
  vi.advanceTimersByTime(30_000);
  expect(await sent).toMatchObject({ outcome: 'failed', attempt: { isDelivered: false } });
});
