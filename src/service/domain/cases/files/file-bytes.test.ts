import { expect, test } from 'vitest';
import { createFakeTime } from '../../../delivery/fake-time';
import { createMovingFiles, createMovingObjects } from '../../shares/moving-files';
import { createBytes, type FileBytesPorts } from './file-bytes';

const ofBucket = 500;
const ofDatabase = 20;

/** Files whose ids begin with `bucket` are in a bucket that takes half a second for each object. */
function open() {
  const time = createFakeTime();
  function takes<T>(milliseconds: number, value: T): Promise<T> {
    return new Promise((resolve) => void time.after(milliseconds, () => resolve(value)));
  }
  const bytes = new Uint8Array(10);
  const ports = {
    store: {
      files: {
        readChunk: (id: string) => takes(ofDatabase, id.startsWith('bucket') ? { object: id } : { bytes }),
      },
    },
    clock: time,
    moving: createMovingFiles(),
    movingObjects: createMovingObjects(),
    bucket: { get: () => takes(ofBucket, bytes) },
    isReadOnly: false,
  } as unknown as FileBytesPorts & { isReadOnly: boolean };
  const { readChunk } = createBytes(ports);
  return {
    /** Returns how long a read takes. */
    async read(id: string, share: string): Promise<number> {
      const begun = time.now();
      const took: number[] = [];
      void readChunk(id, 0, share).then(() => took.push(time.now() - begun));
      while (took.length === 0) await time.pass(10);
      return took[0] ?? NaN;
    },
    /** Reads from 50 downloads, one piece after the other. */
    beGreedy() {
      async function download() {
        for (;;) await readChunk('bucket', 0, 'greedy');
      }
      for (let n = 0; n < 50; n++) void download();
    },
    time,
  };
}

test('a slow bucket delays no piece of the database, and hardly an object of another address', async () => {
  const { read, beGreedy, time } = open();
  expect(await read('bucket', 'quiet')).toBe(ofDatabase + ofBucket);
  beGreedy();
  await time.pass(10_000);
  for (let times = 0; times < 10; times++) {
    expect(await read('database', 'quiet')).toBeLessThan(3 * ofDatabase);
    expect(await read('bucket', 'quiet')).toBeLessThan(2 * (ofDatabase + ofBucket));
  }
});
