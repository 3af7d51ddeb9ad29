import { createHash, randomBytes } from 'node:crypto';
import type { Bucket } from '../../domain/cases/files/bucket';
import { chunkSize } from '../../domain/cases/files/files';
import { Failure } from '../../domain/failure';
import {
  createBucketRequests,
  type BucketAnswer,
  type BucketConfig,
  type BucketRequest,
} from './bucket-requests';

export interface BucketPorts {
  log: { error(details: object, message: string): void };
  /** Milliseconds since some moment. */
  elapsed(): number;
  /** Milliseconds for each request. */
  timeout?: number;
}

export interface S3Bucket extends Bucket {
  /** Puts and removes an object, and logs what is wrong. */
  check(): Promise<void>;
}

/** Bytes of an answer that says what is wrong. */
const longestFault = 10_000;
/** Puts and reads in a row that fail, after which others are refused for a while instead of waiting for the same. */
const mostFailures = 3;
/** Milliseconds. */
const restAfterFailures = 2_000;
const retryAfter = 2_000;
/** Milliseconds in which failures that go on are not logged again. */
const betweenReports = 10_000;

/** What the bucket does instead of what it should, in words for the one who runs the service. */
class BucketFault extends Error {
  constructor(
    message: string,
    readonly details: { status?: number; code?: string | undefined } = {},
    /** It may pass at once, as a connection that the store has closed. */
    readonly isShort = false,
    /** Of this one alone: the store answers. */
    readonly isOfObject = false,
  ) {
    super(message);
  }
}

/** Files as objects of an S3-compatible store. */
export function createS3Bucket(config: BucketConfig, { log, elapsed, timeout }: BucketPorts): S3Bucket {
  const send = createBucketRequests(config, timeout);
  let failures = 0;
  let restsUntil = -Infinity;
  let reportedAt = -Infinity;

  function refusal(cause?: unknown): Failure {
    const message = 'The place where files are kept does not respond. Try again in a moment.';
    return Object.assign(new Failure('outage', message, retryAfter), { cause });
  }

  function report({ message, details }: BucketFault): void {
    if (elapsed() - reportedAt < betweenReports) return;
    reportedAt = elapsed();
    log.error({ ...details }, `Files can't be stored, read or deleted in the bucket: ${message}`);
  }

  /** Once more for what passes. Throws a `BucketFault`. */
  async function tryTwice<Value>(
    request: BucketRequest,
    read: (answer: BucketAnswer) => Value,
  ): Promise<Value> {
    for (let isAgain = false; ; isAgain = true) {
      try {
        return read(await send(request));
      } catch (error) {
        const fault = error instanceof BucketFault ? error : faultOf(error);
        if (isAgain || !fault.isShort) throw fault;
      }
    }
  }

  async function call<Value>(request: BucketRequest, read: (answer: BucketAnswer) => Value): Promise<Value> {
    if (elapsed() < restsUntil) throw refusal();
    try {
      const value = await tryTwice(request, read);
      failures = 0;
      return value;
    } catch (error) {
      if (!(error instanceof BucketFault)) throw error;
      // What can't be removed is tried again anyway, and says nothing of what is put and read.
      if (!error.isOfObject && request.method !== 'DELETE') failures += 1;
      if (failures >= mostFailures) restsUntil = elapsed() + restAfterFailures;
      report(error);
      throw refusal(error);
    }
  }

  const bucket: Bucket = {
    nameFor: (fileId, number, bytes) =>
      `files/${fileId}/${number}-${randomBytes(9).toString('base64url')}.${digestOf(bytes)}`,

    put: (name, bytes) =>
      call({ method: 'PUT', name, bytes, longest: longestFault }, (answer) => {
        // A page of something in between answers 200 too, but for no object.
        if (answer.status !== 200 || !answer.headers.has('etag')) throw refused(answer);
      }),

    get: (name) =>
      call({ method: 'GET', name, longest: Math.max(chunkSize, longestFault) }, (answer) => {
        if (answer.status === 404 && codeOf(answer) === 'NoSuchKey') return undefined;
        if (answer.status !== 200) throw refused(answer);
        if (!name.endsWith(`.${digestOf(answer.body)}`))
          throw new BucketFault('it answers with other bytes than those that were stored.', {}, false, true);
        return answer.body;
      }),

    remove: (name) =>
      call({ method: 'DELETE', name, longest: longestFault }, (answer) => {
        const isGone = answer.status === 404 && codeOf(answer) === 'NoSuchKey';
        // A page of something in between answers 200.
        if (answer.status !== 204 && !isGone) throw refused(answer);
      }),
  };

  return {
    ...bucket,
    async check() {
      const bytes = new Uint8Array([1]);
      const name = bucket.nameFor('check', 0, bytes);
      try {
        await bucket.put(name, bytes);
        await bucket.remove(name);
      } catch {
        // It is logged.
      }
    },
  };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

function faultOf(error: unknown): BucketFault {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return new BucketFault('it does not answer in time.');
  const { code } = Object(cause) as { code?: unknown };
  return new BucketFault('it can’t be reached.', typeof code === 'string' ? { code } : {}, true);
}

function refused(answer: BucketAnswer): BucketFault {
  const { status } = answer;
  const code = codeOf(answer);
  const details = { status, code };
  if (status >= 500 || status === 429) return new BucketFault('it can’t answer now.', details, true);
  if (status >= 300 && status < 400)
    return new BucketFault('it is at another address. Check FILES_S3_URL and FILES_S3_REGION.', details);
  if (status === 401 || status === 403)
    return new BucketFault(
      'it refuses the keys. Check FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY, what they may do, and the clock.',
      details,
    );
  if (code === 'NoSuchBucket')
    return new BucketFault('there is no such bucket. Check FILES_S3_URL.', details);
  return new BucketFault('it answers as no S3-compatible store does. Check FILES_S3_URL.', details);
}

/** Of an error as S3 writes it. */
function codeOf({ body }: BucketAnswer): string | undefined {
  return /<Code>([A-Za-z]{1,50})<\/Code>/.exec(Buffer.from(body).toString('latin1', 0, longestFault))?.[1];
}
