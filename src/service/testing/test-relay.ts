import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface TestRelay {
  port: number;
  stop(): Promise<void>;
}

export interface TestRelayOptions {
  /** Connects to the server that the relay is in front of. */
  connect(): Socket;
  /** Carries what each side sends to the other, or does not. */
  carry(client: Socket, server: Socket): void;
  host?: string;
}

/** A line between a client and a server, for faults on it. When one side closes, so does the other. */
export async function startTestRelay({
  connect,
  carry,
  host = '127.0.0.1',
}: TestRelayOptions): Promise<TestRelay> {
  const sockets = new Set<Socket>();
  const relay = createServer({ noDelay: true }, (client) => {
    const server = connect();
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    carry(client, server);
  });
  relay.listen(0, host);
  await once(relay, 'listening');
  return {
    port: (relay.address() as AddressInfo).port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}
