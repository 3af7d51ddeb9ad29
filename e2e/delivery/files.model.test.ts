import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeBrowser } from '../../src/browser/fakes/fake-browser';
import { callVisitorChat } from '../../src/client/call-visitor-chat';
import { createConsoleClient } from '../../src/client/console-client';
import { smallestFilePart } from '../../src/contract/limits';
import { parseProgress, sendFile, type FileTransfer } from '../../src/client/send-file';
import { openTestBucket, type TestBucket } from '../../src/service/adapters/bucket/test-bucket';
import { demo } from '../../src/service/demo/demo-organisation';
import { pictureOf, takeLargeFiles, withFiles } from '../../src/service/testing/test-files';
import { cookieName } from '../../src/service/testing/test-console';
import { openTestService, type TestService } from '../../src/service/testing/test-service';
import { createTestVisitor } from '../../src/service/testing/test-visitor';
import { createCuttingProxy, type CuttingProxy } from './cutting-proxy';

/** Bytes; `PROVE_FILE_MB=50` sends a larger one. */
const size = Number(process.env.PROVE_FILE_MB ?? 4) * 1_000_000 + 12_345;
const cuts = 10;

let service: TestService;
let line: CuttingProxy;
const bytes = pictureOf(size);

function clockOf() {
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after(milliseconds: number, fn: () => void) {
      const timer = setTimeout(fn, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

/** Sends the file while the line breaks ten times; returns what is downloaded then. */
async function sendOver(transfer: FileTransfer): Promise<string> {
  line.cut(cuts, Math.floor(size / (cuts + 1)));
  let pauses = 0;
  const parts: number[] = [];
  const sent = await sendFile({
    browser: { ...createFakeBrowser(), clock: clockOf(), random: () => 0.01 },
    bytes: new Blob([new Uint8Array(bytes)]),
    transfer: {
      ...transfer,
      send(id, offset, part, signal) {
        if (offset + part.size < size) parts.push(part.size);
        return transfer.send(id, offset, part, signal);
      },
    },
    signal: new AbortController().signal,
    onProgress: () => {},
    onPause: () => void (pauses += 1),
  });
  expect(line.left()).toBe(0);
  expect(pauses).toBeGreaterThanOrEqual(cuts);
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(smallestFilePart);
  const answer = await fetch(line.url + sent.url);
  return digest(Buffer.from(await answer.arrayBuffer()));
}

describe.each(['the database', 'a bucket'])('kept in %s', (place) => {
  let bucket: TestBucket | undefined;
  beforeAll(async () => {
    bucket = place === 'a bucket' ? await openTestBucket() : undefined;
    service = await openTestService(bucket?.env);
    await takeLargeFiles(service);
    line = await createCuttingProxy(await service.app.listen({ port: 0, host: 'localhost' }));
  });
  afterAll(async () => {
    await line.close();
    await service.stop();
    await bucket?.stop();
  });

  test('a visitor’s file arrives byte for byte over a line that is cut ten times', async () => {
    const caseId = await createTestVisitor(() => service).start(withFiles);
    const chat = { fetch, baseUrl: line.url, apiKey: demo.keys.visitor, clock: clockOf() };
    const body = new URLSearchParams({ name: 'lamp.png', size: `${size}`, uploadId: 'one' });
    const received = await sendOver({
      begin: (signal) =>
        callVisitorChat(chat, {
          path: [caseId, 'files'],
          method: 'POST',
          body,
          signal,
          parse: parseProgress,
        }),
      send: (id, offset, part, signal) =>
        callVisitorChat(chat, {
          path: ['files', id],
          query: new URLSearchParams({ offset: `${offset}` }),
          method: 'PUT',
          body: part,
          signal,
          parse: parseProgress,
        }),
    });
    expect(received).toBe(digest(bytes));
  }, 300_000);

  test('so does an agent’s', async () => {
    const caseId = await createTestVisitor(() => service).start(withFiles);
    const { token } = await service.context.account.signIn(demo.agents[0].email, demo.password);
    const client = createConsoleClient({
      baseUrl: `${line.url}/api/console`,
      clock: clockOf(),
      fetch: (url, init) =>
        fetch(url, {
          ...init,
          headers: { ...init?.headers, cookie: `${cookieName(service, 'session')}=${token}` },
        }),
      openStream: () => expect.unreachable(),
    });
    const received = await sendOver({
      begin: (signal) =>
        client.call('POST /cases/{id}/files', {
          path: { id: caseId },
          body: { name: 'lamp.png', size, uploadId: 'one' },
          signal,
        }),
      send: (id, offset, part, signal) =>
        client.call('PUT /files/{id}', { path: { id }, query: { offset }, bytes: part, signal }),
    });
    expect(received).toBe(digest(bytes));
  }, 300_000);

  test('and the bucket has all of it, and nothing once its chats are erased', async () => {
    const { rows } = await sql<{ id: string }>`select id from cases`.execute(service.db);
    const names = (await bucket?.names()) ?? [];
    expect(names.length > 0).toBe(place === 'a bucket');
    for (const { id: caseId } of rows) await service.context.visitors.erase(demo.orgId, { caseId });
    service.clock.advance(3_600_000);
    await service.context.removeObjects();
    expect((await bucket?.names()) ?? []).toEqual([]);
  });
});

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
