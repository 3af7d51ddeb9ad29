import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a service that can die without a word: nothing comes through any more, and nobody closes anything. */
export interface SilentLine {
  url: string;
  /** What is connected hears nothing more; what connects from now on is served. */
  fallSilent(): void;
  close(): Promise<void>;
}

export async function createSilentLine(serviceUrl: string): Promise<SilentLine> {
  const { port: servicePort } = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(servicePort), 'localhost');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    fallSilent() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
