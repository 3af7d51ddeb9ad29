import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below those that a machine gives to connections: none of them takes the port while nobody listens there.
const first = 10_000;
const last = 32_000;

/** A port where something can listen, also later and again. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, last);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
