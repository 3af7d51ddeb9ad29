import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { explainListening } from '../http/connections/explain-listening';
import { isKnownHost } from './known-host';

/** Where metrics are served. */
export interface MetricsPlace {
  port: number;
  host: string;
  /** Names by which it is asked, beside addresses and internal names. */
  names: readonly string[];
}

export interface MetricsServer {
  /** Where Prometheus reads them. */
  url: string;
  stop(): Promise<void>;
}

/** Serves `GET /metrics` on a port of its own, which is not for the internet. */
export async function startMetricsServer(
  { port, host, names }: MetricsPlace,
  registry: Registry,
  read: () => Promise<void>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    if (!isKnownHost(request.headers.host, [host, ...names])) {
      response.writeHead(421).end('This host is not known here. METRICS_NAMES takes its name.\n');
      return;
    }
    read()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await explainListening(
    { host, port },
    'METRICS_',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      }),
  );
  const { port: taken, address, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
