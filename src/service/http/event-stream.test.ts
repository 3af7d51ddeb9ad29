import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket, connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { openEventStream, type TestEventStream } from '../testing/test-event-stream';
import { openTestService, type TestService } from '../testing/test-service';
import { openEventStream as sendEvents } from './event-stream';
import { limitTable } from '../../operations/limits';

let service: TestService;
let baseUrl: string;

beforeAll(async () => {
  service = await openTestService();
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.stop());

async function signIn(): Promise<string> {
  const { token } = await service.context.account.signIn(demo.agents[1].email, demo.password);
  return `console-session=${token}`;
}

function openStream(cookie: string): Promise<TestEventStream> {
  return openEventStream(baseUrl, cookie);
}

test('an agent has as many consoles open as the limit allows', async () => {
  const cookie = await signIn();
  const opened = [];
  for (let at = 0; at < limitTable.eventStream.max; at++) opened.push(await openStream(cookie));
  const refused = await openStream(cookie);
  expect(refused.response.status).toBe(429);
  opened[0]?.close();
  await expect.poll(async () => (await openStream(cookie)).response.status).toBe(200);
  for (const stream of opened) stream.close();
});

test('a client that leaves before its stream is open takes no place in that limit', async () => {
  const cookie = await signIn();
  const head = `GET /api/console/events HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`;
  let left = 0;
  service.app.server.prependListener('request', leaveAtOnce);
  function leaveAtOnce({ socket }: IncomingMessage) {
    left++;
    socket.destroy();
  }
  const { port } = service.app.server.address() as AddressInfo;
  for (let at = 0; at < limitTable.eventStream.max; at++)
    await new Promise((resolve) => void connect(port, '127.0.0.1').on('close', resolve).end(head));
  service.app.server.off('request', leaveAtOnce);
  expect(left).toBe(limitTable.eventStream.max);
  const stream = await openStream(cookie);
  expect(stream.response.status).toBe(200);
  stream.close();
});

test('the stream says again and again that it is alive', async () => {
  const stream = await openStream(await signIn());
  await stream.next('hello');
  service.clock.advance(15_000);
  expect(await stream.next('alive')).toMatchObject({ within: 40_000 });
  stream.close();
});

/** A stream whose reader is nobody, and what is written to it. */
function openUnread() {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  const written: string[] = [];
  raw.write = (text: unknown) => written.push(String(text)) > 0;
  const reply = { raw, hijack() {}, getHeaders: () => ({}) } as unknown as FastifyReply;
  const ports = { stopping: service.stopping, timer: service.clock };
  return { ...sendEvents(reply, ports, () => ({ type: 'alive' })), written };
}

test('an event is turned into text once, for however many consoles', () => {
  let turned = 0;
  const event = { type: 'hello', toJSON: () => `${turned++}` };
  for (let at = 0; at < 3; at++) {
    const { send, end } = openUnread();
    send(event);
    end();
  }
  expect(turned).toBe(1);
});

test('of what happens at once a console gets all by one write, and nothing once its stream has ended', async () => {
  const { send, end, written } = openUnread();
  await setImmediate();
  const before = written.length;
  for (let number = 0; number < 100; number++) send({ number });
  await setImmediate();
  expect(written.slice(before)).toEqual([expect.stringMatching(/^(data: \{"number":\d+\}\n\n){100}$/)]);
  send({ number: 100 });
  end();
  await setImmediate();
  expect(written).toHaveLength(before + 1);
});
