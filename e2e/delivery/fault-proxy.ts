import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portalPage, type Fault } from './faults';

/** A bad line as a server: what comes in goes to the target, and something happens to it on the way. */
export interface FaultProxy {
  url: string;
  /** Chooses what happens to each call of the visitor chat from now on; everything else passes. */
  strike(choose: (call: Call) => Fault | undefined): void;
  /** Nothing goes wrong any more; what was frozen breaks. */
  heal(): void;
  /** Every call of the visitor chat, oldest first. */
  calls: Call[];
  close(): Promise<void>;
}

export interface Call {
  method: string;
  path: string;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const chatPath = '/api/v1/chat';

export async function createFaultProxy(target: string): Promise<FaultProxy> {
  const frozen = new Set<ServerResponse>();
  const timers = new Set<NodeJS.Timeout>();
  const calls: Call[] = [];
  let choose: (call: Call) => Fault | undefined = () => undefined;

  function pass(milliseconds: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, milliseconds);
      timers.add(timer);
    });
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url: path = '/' } = incoming;
    const body = await bodyOf(incoming);
    function deliver() {
      return forward(target, incoming, body, response);
    }
    if (!path.startsWith(chatPath)) return send(response, await deliver());
    const call = { method, path };
    calls.push(call);
    const fault = choose(call);
    switch (fault?.kind) {
      case undefined:
        return send(response, await deliver());
      case 'lost':
        return reset(response);
      case 'unanswered':
        await deliver();
        return reset(response);
      case 'delayed': {
        const answer = await deliver();
        await pass(fault.milliseconds);
        return send(response, answer);
      }
      case 'overtaken':
        await pass(fault.milliseconds);
        return send(response, await deliver());
      case 'doubled':
        await deliver();
        return send(response, await deliver());
      case 'failed':
        if (fault.acted) await deliver();
        response.writeHead(fault.status).end();
        return;
      case 'limited':
        response.writeHead(429, { 'retry-after': fault.retryAfter }).end();
        return;
      case 'cut':
        return cut(response, await deliver());
      case 'portal':
        response.writeHead(fault.status, { 'content-type': 'text/html' }).end(portalPage);
        return;
      case 'foreign':
        response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body);
        return;
      case 'frozen':
        if (fault.acted) await deliver();
        frozen.add(response);
    }
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => reset(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    strike(next) {
      choose = next;
    },
    heal() {
      choose = () => undefined;
      for (const response of frozen) reset(response);
      frozen.clear();
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** A call that the page gave up goes on to the target, but for a poll: nobody would hear its answer. */
function forward(
  target: string,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path ?? '/', target), { method, headers, agent: false }, (answer) => {
      bodyOf(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
        reject,
      );
    });
    outgoing.on('error', reject);
    if (method === 'GET') response.on('close', () => outgoing.destroy());
    outgoing.end(body);
  });
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, headers).end(body);
}

function cut(response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => reset(response));
}

function reset(response: ServerResponse) {
  response.socket?.destroy();
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
