import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a service that does not pass everything on. */
export interface MeddlingProxy {
  url: string;
  close(): Promise<void>;
}

const page = '<!doctype html><title>Forbidden</title><p>Your request was blocked.</p>';

export interface Meddling {
  /** Answers with a page of its own, by what a request says, as application firewalls do. */
  isRefused?(body: string): boolean;
  /** Keeps an answer until it has ended, as a proxy that buffers does. */
  isHeldBack?(path: string): boolean;
}

export async function createMeddlingProxy(
  serviceUrl: string,
  { isRefused, isHeldBack }: Meddling,
): Promise<MeddlingProxy> {
  const server = createServer((asked, answer) => {
    void readBody(asked).then((body) => {
      if (isRefused?.(body.toString('utf8'))) {
        answer.writeHead(403, { 'content-type': 'text/html' }).end(page);
        return;
      }
      const { method, headers } = asked;
      const onward = request(new URL(asked.url ?? '/', serviceUrl), { method, headers }, (answered) => {
        if (isHeldBack?.(asked.url ?? '')) {
          answered.resume();
          return;
        }
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
