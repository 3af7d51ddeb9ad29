import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a service that refuses requests by what they say, as application firewalls do. */
export interface Firewall {
  url: string;
  close(): Promise<void>;
}

const page = '<!doctype html><title>Forbidden</title><p>Your request was blocked.</p>';

export async function createFirewall(
  serviceUrl: string,
  isRefused: (body: string) => boolean,
): Promise<Firewall> {
  const server = createServer((asked, answer) => {
    void readBody(asked).then((body) => {
      if (isRefused(body.toString('utf8'))) {
        answer.writeHead(403, { 'content-type': 'text/html' }).end(page);
        return;
      }
      const { method, headers } = asked;
      const onward = request(new URL(asked.url ?? '/', serviceUrl), { method, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      answer.on('close', () => onward.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of asked) parts.push(chunk as Buffer);
  return Buffer.concat(parts);
}
