import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBucket, type TestBucket } from '../../src/service/adapters/bucket/test-bucket';
import { demo } from '../../src/service/demo/demo-organisation';
import type { Upload } from '../../src/service/domain/cases/files/uploads';
import {
  createFileVisitor,
  pictureOf,
  takeLargeFiles,
  withFiles,
} from '../../src/service/testing/test-files';
import { openTestService, type TestService } from '../../src/service/testing/test-service';
import { createTestVisitor } from '../../src/service/testing/test-visitor';

/** Parts of 4 MB; `PROVE_FILE_MB=1000` sends the largest file that there is. */
const part = pictureOf(4_000_000);
const parts = Math.max(2, Math.floor(Number(process.env.PROVE_FILE_MB ?? 40) / 4));
/** Bytes, of which the test’s own parts on their way are the most. Of a whole file in memory more would be kept. */
const mostKept = 20_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe.each(['the database', 'a bucket'])('a large file in %s', (place) => {
  let service: TestService;
  let bucket: TestBucket | undefined;
  let baseUrl: string;
  beforeAll(async () => {
    bucket = place === 'a bucket' ? await openTestBucket() : undefined;
    service = await openTestService(bucket?.env);
    await takeLargeFiles(service);
    baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await service.stop();
    await bucket?.stop();
  });

  test('is taken and handed out while the memory stays as it is', async () => {
    const caseId = await createTestVisitor(() => service).start(withFiles);
    const size = parts * part.length;
    const begun = await createFileVisitor(() => service).begin(caseId, {
      name: 'a.png',
      size,
      uploadId: 'one',
    });
    const { id } = begun.json<Upload>();
    const sent = createHash('sha256');
    let before = 0;
    let most = 0;
    /** From the second part on, since the first one brings what stays. */
    async function look(at: number): Promise<void> {
      const kept = await keptBytes();
      if (at === 0) before = kept;
      most = Math.max(most, kept - before);
    }

    for (let at = 0; at < parts; at++) {
      sent.update(part);
      const answer = await fetch(`${baseUrl}/api/v1/chat/files/${id}?offset=${at * part.length}`, {
        method: 'PUT',
        headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(part),
      });
      expect(await answer.json()).toMatchObject({ received: (at + 1) * part.length });
      await look(at);
    }
    expect(most).toBeLessThan(mostKept);

    const received = createHash('sha256');
    const answer = await fetch(`${baseUrl}/files/${id}`);
    let read = 0;
    for await (const piece of answer.body ?? []) {
      received.update(piece as Uint8Array);
      const before4MB = Math.floor(read / part.length);
      read += (piece as Uint8Array).byteLength;
      if (Math.floor(read / part.length) > before4MB) await look(1);
    }
    expect(read).toBe(size);
    expect(received.digest('hex')).toBe(sent.digest('hex'));
    expect(most).toBeLessThan(mostKept);
  }, 1_800_000);
});

/** Twice: the first time finds what is done with, whose bytes go a moment later. */
async function keptBytes(): Promise<number> {
  collectGarbage();
  await new Promise((resolve) => void setImmediate(resolve));
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
