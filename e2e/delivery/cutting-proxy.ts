import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line in front of a service that breaks while something large goes over it. */
export interface CuttingProxy {
  url: string;
  /** Breaks the line each time so many bytes more have gone to the service, that often. */
  cut(times: number, everyBytes: number): void;
  /** Cuts that are still to come. */
  left(): number;
  close(): Promise<void>;
}

export async function createCuttingProxy(serviceUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  let cuts = 0;
  let every = 0;
  let untilCut = 0;

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    upstream.pipe(client);
    client.on('data', (bytes) => {
      const passing = cuts > 0 ? bytes.subarray(0, untilCut) : bytes;
      untilCut -= passing.length;
      if (!upstream.write(passing)) {
        client.pause();
        upstream.once('drain', () => client.resume());
      }
      if (cuts === 0 || untilCut > 0) return;
      cuts -= 1;
      untilCut = every;
      client.destroy();
      upstream.destroy();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut(times, everyBytes) {
      cuts = times;
      every = everyBytes;
      untilCut = everyBytes;
    },
    left: () => cuts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
