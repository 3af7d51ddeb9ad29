import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a service on which a stream can die without a word: nothing comes through any more, and nobody closes it. */
export interface SilentLine {
  url: string;
  /** Streams that are open hear nothing more; what connects from now on is served. */
  fallSilent(): void;
  close(): Promise<void>;
}

export async function createSilentLine(serviceUrl: string): Promise<SilentLine> {
  const { port: servicePort } = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  const streaming = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(servicePort), 'localhost');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (sent: Buffer) => {
      if (sent.includes('GET /api/console/events')) streaming.add(near).add(far);
    });
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    fallSilent() {
      for (const socket of sockets) {
        // A browser gives up the others by itself when a machine wakes.
        if (streaming.has(socket)) socket.unpipe().pause();
        else socket.destroy();
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
