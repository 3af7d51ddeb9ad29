import { connect } from 'node:net';
import { startTestRelay } from '../../src/service/testing/test-relay';

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
  let cuts = 0;
  let every = 0;
  let untilCut = 0;

  const relay = await startTestRelay({
    host: 'localhost',
    connect: () => connect(Number(port), hostname),
    carry(client, server) {
      server.pipe(client);
      client.on('data', (bytes) => {
        const passing = cuts > 0 ? bytes.subarray(0, untilCut) : bytes;
        untilCut -= passing.length;
        if (!server.write(passing)) {
          client.pause();
          server.once('drain', () => client.resume());
        }
        if (cuts === 0 || untilCut > 0) return;
        cuts -= 1;
        untilCut = every;
        client.destroy();
      });
    },
  });
  return {
    url: `http://localhost:${relay.port}`,
    cut(times, everyBytes) {
      cuts = times;
      every = everyBytes;
      untilCut = everyBytes;
    },
    left: () => cuts,
    close: () => relay.stop(),
  };
}
