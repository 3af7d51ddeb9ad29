import { createServer } from 'node:net';

const first = 1024;
const count = 65_536 - first;

/** The number of a port that an environment variable names; throws what to do when it is none. */
export function readPort(name, text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PortFault(`${name} is "${text}", which is not a port. Choose a number from 1 to 65535.`);
}

/** Throws which port could be taken instead when that one is in use. */
export async function requireFree(name, { host, port, except = [] }) {
  if (!except.includes(port) && (await isFree(host, port))) return;
  const free = await findFree(host, port + 1, except);
  throw new PortFault(
    `Port ${port} is in use. Stop what runs there, or choose another one: ${name}=${free} npm start`,
  );
}

/** The first free port from that one on, which is none of the exceptions. */
export async function findFree(host, from, except = []) {
  for (let step = 0; step < count; step++) {
    const port = first + ((Math.max(0, from - first) + step) % count);
    if (!except.includes(port) && (await isFree(host, port))) return port;
  }
  throw new PortFault(`No port of ${host} is free.`);
}

export class PortFault extends Error {}

function isFree(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}
