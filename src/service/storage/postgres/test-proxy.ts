import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** A proxy between the service and its database that can swallow what it acknowledges. */
export interface TestProxy {
  /** The server's URL by way of the proxy. */
  url: string;
  /** Swallows what open connections send, and what they would get, from now on. New ones work. */
  swallow(): void;
  /** Swallows each connection, from the first statement on that contains this text; `undefined`: none any more. */
  swallowStatements(text: string | undefined): void;
  /** Resolves when it swallows something that contains this text. */
  whenSwallowed(text: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestProxy(databaseUrl: string): Promise<TestProxy> {
  const directory = new URL(databaseUrl).searchParams.get('host') ?? '';
  const lines = new Set<{ isSwallowed: boolean }>();
  const sockets = new Set<Socket>();
  const waiting = new Set<(sent: string) => void>();
  let swallowedText: string | undefined;

  const server = createServer((client) => {
    const database = connect(join(directory, '.s.PGSQL.5432'));
    const line = { isSwallowed: false };
    lines.add(line);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (data) => {
        const sent = data.toString('latin1');
        if (from === client && swallowedText !== undefined && sent.includes(swallowedText))
          line.isSwallowed = true;
        if (!line.isSwallowed) to.write(data);
        else if (from === client) for (const hear of waiting) hear(sent);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { pathname } = new URL(databaseUrl);

  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    swallow() {
      for (const line of lines) line.isSwallowed = true;
    },
    swallowStatements(text) {
      swallowedText = text;
    },
    whenSwallowed: (text) =>
      new Promise((resolve) => {
        function hear(sent: string) {
          if (!sent.includes(text)) return;
          waiting.delete(hear);
          resolve();
        }
        waiting.add(hear);
      }),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
