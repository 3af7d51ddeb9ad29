import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { explainListening } from './explain-listening';

function listen(host: string, port: number): Promise<number> {
  const server = createServer();
  return explainListening(
    { host, port },
    'METRICS_',
    () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
  );
}

test('says which setting to change', async () => {
  const port = await listen('127.0.0.1', 0);
  await expect(listen('127.0.0.1', port)).rejects.toThrow(
    `port ${port} is taken by another program. Set METRICS_PORT to a free one.`,
  );
  for (const host of ['192.0.2.1', 'none.invalid'])
    await expect(listen(host, 0)).rejects.toThrow(
      `${host} is no address of this machine. Set METRICS_HOST to one that is.`,
    );
});
