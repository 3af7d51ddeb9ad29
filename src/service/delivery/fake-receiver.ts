import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  /** The address that was connected to. */
  localAddress: string | undefined;
}

export interface FakeReceiver {
  port: number;
  url: string;
  received: Received[];
  /** What it answers from now on; 204 at first. */
  answer(listener: RequestListener): void;
  close(): Promise<void>;
}

/** A customer's endpoint: a real HTTP server on a port of its own. */
export async function createFakeReceiver(): Promise<FakeReceiver> {
  const received: Received[] = [];
  let listener: RequestListener = (_request, response) => void response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.push({ headers: request.headers, body, localAddress: request.socket.localAddress });
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer(next) {
      listener = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
