import { connect } from 'node:net';
import { join } from 'node:path';
import { startTestRelay } from '../../testing/test-relay';

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
  const waiting = new Set<(sent: string) => void>();
  let swallowedText: string | undefined;

  const relay = await startTestRelay({
    connect: () => connect(join(directory, '.s.PGSQL.5432')),
    carry(client, server) {
      const line = { isSwallowed: false };
      lines.add(line);
      client.on('data', (data) => {
        const sent = data.toString('latin1');
        if (swallowedText !== undefined && sent.includes(swallowedText)) line.isSwallowed = true;
        if (!line.isSwallowed) server.write(data);
        else for (const hear of waiting) hear(sent);
      });
      server.on('data', (data) => {
        if (!line.isSwallowed) client.write(data);
      });
    },
  });
  const { pathname } = new URL(databaseUrl);

  return {
    url: `postgres://postgres@127.0.0.1:${relay.port}${pathname}`,
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
    stop: () => relay.stop(),
  };
}
