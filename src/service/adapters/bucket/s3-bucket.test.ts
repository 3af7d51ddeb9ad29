import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config';
import { chunkSize } from '../../domain/cases/files/files';
import { createS3Bucket } from './s3-bucket';
import { openTestBucket, type LineState, type TestBucket } from './test-bucket';

let store: TestBucket;
let now = 0;
const logged: string[] = [];
const log = {
  error: (details: object, message: string) => void logged.push(`${JSON.stringify(details)} ${message}`),
};

function open(env: Record<string, string> = {}, timeout = 10_000) {
  const config = readConfig({ ...store.env, ...env }).fileBucket ?? expect.unreachable();
  return createS3Bucket(config, { log, elapsed: () => now, timeout });
}

beforeAll(async () => {
  store = await openTestBucket();
});
beforeEach(() => {
  store.become('open');
  store.answerWith(undefined);
  logged.length = 0;
  now += 60_000;
});
afterAll(() => store.stop());

describe('a bucket', () => {
  test('gives back what was put, byte for byte, and has nothing once it is removed', async () => {
    const bucket = open();
    for (const bytes of [randomBytes(chunkSize), randomBytes(1)]) {
      const name = bucket.nameFor('a_-file', 12, bytes);
      await bucket.put(name, bytes);
      expect(await store.names()).toEqual([name]);
      expect(Buffer.from((await bucket.get(name)) ?? []).equals(bytes)).toBe(true);
      await bucket.remove(name);
      await bucket.remove(name);
      expect(await bucket.get(name)).toBeUndefined();
      expect(await store.names()).toEqual([]);
    }
  });

  test('has another name for each object, also of the same bytes', () => {
    const bucket = open();
    const [one, other] = [1, 2].map(() => bucket.nameFor('file', 0, new Uint8Array(3)));
    expect(one).not.toBe(other);
  });

  test('is checked without leaving anything', async () => {
    await open().check();
    expect(logged).toEqual([]);
    expect(await store.names()).toEqual([]);
  });
});

describe('what goes wrong is refused as an outage, logged once, and never with keys:', () => {
  const outage = { reason: 'outage', retryAfter: 2_000 };

  test.each([
    { FILES_S3_SECRET_ACCESS_KEY: 'verysecret' },
    { FILES_S3_ACCESS_KEY_ID: 'AKIAWRONG', FILES_S3_SECRET_ACCESS_KEY: 'verysecret' },
  ])('wrong keys: %j', async (wrong) => {
    await expect(open(wrong).put('files/x', new Uint8Array(1))).rejects.toMatchObject(outage);
    expect(logged).toEqual([expect.stringMatching(/"status":403.*refuses the keys/)]);
    expect(logged.join()).not.toMatch(/AKIAWRONG|verysecret|S3RVER/);
  });

  test('a bucket that is not there', async () => {
    const FILES_S3_URL = new URL('/nowhere', store.env['FILES_S3_URL']).href;
    await open({ FILES_S3_URL }).check();
    expect(logged).toEqual([expect.stringMatching(/NoSuchBucket.*no such bucket/)]);
  });

  test.each<[LineState, RegExp]>([
    ['closed', /can’t be reached/],
    ['silent', /does not answer in time/],
    ['page', /answers as no S3-compatible store/],
    ['elsewhere', /at another address/],
    ['busy', /SlowDown.*can’t answer now/],
  ])('a line that is %s', async (state, words) => {
    const bucket = open({}, 200);
    store.become(state);
    const calls = [
      () => bucket.put('files/x', new Uint8Array(3)),
      () => bucket.get('files/x'),
      () => bucket.remove('files/x'),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(outage);
    expect(logged).toEqual([expect.stringMatching(words)]);
  });

  test.each([
    ['other bytes', 'x'.repeat(chunkSize)],
    ['nothing', ''],
    ['more bytes than a piece has', 'x'.repeat(5 * chunkSize)],
  ])('a store that answers with %s', async (_what, body) => {
    const bucket = open();
    const bytes = randomBytes(chunkSize);
    const name = bucket.nameFor('file', 0, bytes);
    await bucket.put(name, bytes);
    store.answerWith(body);
    await expect(bucket.get(name)).rejects.toMatchObject(outage);
    expect(logged).toEqual([expect.stringMatching(/other bytes/)]);
    await bucket.remove(name);
  });

  test('after three in a row others are refused at once for two seconds, then it is tried again', async () => {
    const bucket = open({}, 100);
    store.become('silent');
    for (let times = 0; times < 3; times++) await expect(bucket.get('files/x')).rejects.toMatchObject(outage);
    store.become('open');
    const before = store.requests();
    await expect(bucket.get('files/x')).rejects.toMatchObject(outage);
    expect(store.requests()).toBe(before);
    now += 2_000;
    expect(await bucket.get('files/x')).toBeUndefined();
  });

  test('however often one piece is not what was stored, others are read', async () => {
    const bucket = open();
    const [name, bytes] = [bucket.nameFor('file', 0, new Uint8Array(3)), new Uint8Array(3)];
    await bucket.put(name, bytes);
    store.answerWith('xyz');
    for (let times = 0; times < 5; times++) await expect(bucket.get(name)).rejects.toMatchObject(outage);
    store.answerWith(undefined);
    expect(await bucket.get(name)).toHaveLength(3);
    await bucket.remove(name);
  });

  test('however many can’t be removed, others are put', async () => {
    const bucket = open();
    store.become('page');
    for (let times = 0; times < 5; times++)
      await expect(bucket.remove('files/x')).rejects.toMatchObject(outage);
    store.become('open');
    const name = bucket.nameFor('file', 0, new Uint8Array(3));
    await bucket.put(name, new Uint8Array(3));
    await bucket.remove(name);
  });
});
