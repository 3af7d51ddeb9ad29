import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import type { CaseDetails } from '../../src/operations/console/cases';
import { demo } from '../../src/service/demo/demo-organisation';
import { hasPostgres } from '../../src/service/storage/postgres/test-server';
import { createTwoInstances, type TwoInstances } from '../service-behind-proxy';
import { pause } from './killable-service';
import { createConsoleCalls, createVisitorCalls } from './persistent-client';
import { realProxies, type RealProxy } from './real-proxies';

const messagesOfRound = 12;
const headers = { 'x-api-key': demo.keys.visitor };
const bucketThatIsAway = {
  FILES_S3_URL: 'http://127.0.0.1:1/bucket',
  FILES_S3_ACCESS_KEY_ID: 'key',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
};

/** Sends a request whose body breaks off in what is no chunk. */
async function sendBroken(url: string): Promise<void> {
  const { port } = new URL(url);
  const socket = connect(Number(port), 'localhost');
  socket.resume().on('error', () => {});
  socket.end(
    `POST /api/v1/chat HTTP/1.1\r\nHost: localhost:${port}\r\nX-Api-Key: ${demo.keys.visitor}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nbroken\r\n`,
  );
  await once(socket, 'close');
}

test.skip(!hasPostgres, 'No PostgreSQL server is installed here: apt-get install postgresql.');
test.setTimeout(120_000);
test.describe.configure({ mode: 'default' });

// Two instances on one database for all proxies: what differs is what lies between.
let both: TwoInstances;
const proxies = new Map<string, RealProxy>();

test.beforeAll(async () => {
  both = await createTwoInstances(bucketThatIsAway);
  for (const { name, isHere, start } of realProxies) if (isHere) proxies.set(name, await start(both.hosts));
});
test.afterAll(async () => {
  await both.remove();
  for (const proxy of proxies.values()) await proxy.stop();
});

async function startChat(url: string, widgetId: string = demo.widgetId) {
  const calls = createVisitorCalls(() => url, '203.0.113.9');
  const caseId = await calls.start({
    widgetId,
    email: 'visitor@example.com',
    visitorMessage: 'message 0',
    messageId: randomUUID(),
  });
  return { calls, caseId };
}

const here = realProxies.flatMap(({ name, isHere }) => (isHere ? [name] : []));

test(`two instances are restarted one after the other and killed while visitors write by way of ${here.join(', ')}: each message arrives once, in order`, async () => {
  test.skip(here.length === 0, 'No proxy is installed here.');
  const chats = await Promise.all(
    [...proxies.values()].map(async ({ url }) => ({ url, ...(await startChat(url)), texts: ['message 0'] })),
  );
  /** Of each visitor, so many messages. */
  async function write() {
    await Promise.all(
      chats.map(async ({ calls, caseId, texts }) => {
        for (let n = 0; n < messagesOfRound; n++) {
          const messageBody = `message ${texts.length}`;
          await calls.send({ caseId, messageType: '1', messageBody, messageId: randomUUID() });
          texts.push(messageBody);
        }
      }),
    );
  }
  for (const instance of both.instances) {
    const writing = write();
    await instance.stop();
    await writing;
    await instance.start();
  }
  const writing = write();
  await both.instances[0].kill();
  await writing;
  await both.instances[0].start();

  for (const { url, caseId, texts } of chats) {
    const console = await createConsoleCalls(() => url);
    const { entries } = await console<CaseDetails>('GET', `/cases/${caseId}`);
    expect(entries.filter(({ kind }) => kind === 'visitor').map(({ text }) => text)).toEqual(texts);
  }
});

for (const { name, isHere } of realProxies) {
  test.describe(`two instances behind ${name}`, () => {
    test.skip(!isHere, `${name} is not installed here.`);

    function proxyUrl(): string {
      return proxies.get(name)?.url ?? '';
    }

    test('answer all others while the requests of one visitor are broken or refused', async () => {
      // Of the widget that takes files.
      const { caseId } = await startChat(proxyUrl(), demo.appWidgetId);
      const begun = await fetch(`${proxyUrl()}/api/v1/chat/${caseId}/files`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ name: 'note.txt', size: '5', uploadId: 'one' }),
      });
      const { id } = (await begun.json()) as { id: string };
      const others: number[] = [];
      const breaking = { isOver: false };
      async function breakOn() {
        while (!breaking.isOver) {
          await sendBroken(proxyUrl());
          await pause(20);
        }
      }
      const broken = Array.from({ length: 10 }, breakOn);
      for (let round = 0; round < 10; round++) {
        const refused = await fetch(`${proxyUrl()}/api/v1/chat/files/${id}?offset=0`, {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          body: 'Hello',
        });
        expect(await refused.json()).toMatchObject({ code: 503 });
        const asked = Array.from({ length: 4 }, () =>
          fetch(`${proxyUrl()}/api/v1/chat/${demo.appWidgetId}`, { headers }),
        );
        others.push(...(await Promise.all(asked)).map(({ status }) => status));
      }
      breaking.isOver = true;
      await Promise.all(broken);
      expect(new Set(others)).toEqual(new Set([200]));
    });

    test('hold a poll that the other side’s answer wakes, whichever instance each of them meets', async () => {
      const { caseId } = await startChat(proxyUrl());
      const console = await createConsoleCalls(proxyUrl);
      for (const text of ['one', 'two', 'three', 'four']) {
        const { entries } = await console<CaseDetails>('GET', `/cases/${caseId}`);
        const next = (entries.at(-1)?.index ?? -1) + 1;
        const held = fetch(
          `${proxyUrl()}/api/v1/chat/poll/${caseId}?apiKey=demo-visitor-key&index=${next}&wait=25`,
        );
        await console('POST', `/cases/${caseId}/entries`, { text, messageId: randomUUID() });
        const { messageList } = (await (await held).json()) as { messageList: { text: string }[] };
        expect(messageList.map((message) => message.text)).toContain(text);
      }
    });

    test('stream events to consoles without delay', async () => {
      const ofConsole = { 'x-console': '1', 'content-type': 'application/json' };
      const body = JSON.stringify({ email: 'agent@demo.example', password: 'demo-password' });
      const session = await fetch(`${proxyUrl()}/api/console/session`, {
        method: 'POST',
        headers: ofConsole,
        body,
      });
      const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
      const stream = await fetch(`${proxyUrl()}/api/console/events`, { headers: { ...ofConsole, cookie } });
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      let received = '';
      while (!received.includes('hello')) received += (await reader?.read())?.value ?? '';
      await reader?.cancel();
    });

    test('know the visitor’s address from the proxy, whatever the visitor claims', async () => {
      const { caseId } = await startChat(proxyUrl());
      const console = await createConsoleCalls(proxyUrl);
      const { visitor } = await console<CaseDetails>('GET', `/cases/${caseId}`);
      expect(['127.0.0.1', '::1']).toContain(visitor.ipAddress);
    });
  });
}
