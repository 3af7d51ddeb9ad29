import { connect, type Socket } from 'node:net';
import { startTestRelay } from '../../src/service/testing/test-relay';

/** A line to a service on which a stream can die without a word: nothing comes through any more, and nobody closes it. */
export interface SilentLine {
  url: string;
  /** Streams that are open hear nothing more; what connects from now on is served. */
  fallSilent(): void;
  close(): Promise<void>;
}

export async function createSilentLine(serviceUrl: string): Promise<SilentLine> {
  const { port } = new URL(serviceUrl);
  const lines = new Set<{ client: Socket; server: Socket; isStream: boolean }>();
  const relay = await startTestRelay({
    host: 'localhost',
    connect: () => connect(Number(port), 'localhost'),
    carry(client, server) {
      const line = { client, server, isStream: false };
      lines.add(line);
      client.on('close', () => lines.delete(line));
      client.on('data', (sent: Buffer) => {
        line.isStream ||= sent.includes('GET /api/console/events');
      });
      client.pipe(server);
      server.pipe(client);
    },
  });
  return {
    url: `http://localhost:${relay.port}`,
    fallSilent() {
      for (const { client, server, isStream } of lines) {
        // A browser gives up the others by itself when a machine wakes.
        if (isStream) for (const socket of [client, server]) socket.unpipe().pause();
        else client.destroy();
      }
    },
    close: () => relay.stop(),
  };
}
