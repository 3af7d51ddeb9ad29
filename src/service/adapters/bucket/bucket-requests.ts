import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

/** An S3-compatible store, and the bucket in it. */
export interface BucketConfig {
  /** Of the bucket, path-style, with a folder in it if others share it; without a slash at its end. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketAnswer {
  status: number;
  headers: Headers;
  /** At most as long as was asked for, and one byte more where there is more. */
  body: Uint8Array<ArrayBuffer>;
}

export interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  name: string;
  bytes?: Uint8Array;
  /** Bytes of an answer that are read. */
  longest: number;
}

/** Milliseconds for each request, with the body of its answer. */
const timeout = 10_000;

/** Sends signed requests. Throws what `fetch` throws; where the time is over, a `TimeoutError`. */
export function createBucketRequests({ url, ...keys }: BucketConfig, within = timeout) {
  /** Of the keys that are derived for each day. */
  const cache = new Map<string, ArrayBuffer>();

  return async function send({ method, name, bytes, longest }: BucketRequest): Promise<BucketAnswer> {
    const signed = await new AwsV4Signer({
      ...keys,
      service: 's3',
      cache,
      method,
      url: `${url}/${name}`,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
      },
    }).sign();
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      // Where it is sent on to, the signature is not good, and the operator has named no such place.
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
      ...(bytes ? { body: bytes as Uint8Array<ArrayBuffer> } : {}),
    });
    return { status: answer.status, headers: answer.headers, body: await readUpTo(answer, longest) };
  };
}

async function readUpTo(answer: Response, longest: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    parts.push(part as Uint8Array);
    size += (part as Uint8Array).byteLength;
    // Leaving the loop ends the connection.
    if (size > longest) break;
  }
  const whole = new Uint8Array(Math.min(size, longest + 1));
  let at = 0;
  for (const part of parts) {
    whole.set(part.subarray(0, whole.byteLength - at), at);
    at = Math.min(at + part.byteLength, whole.byteLength);
  }
  return whole;
}
