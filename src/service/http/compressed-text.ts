import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A text that many ask for, compressed once for each encoding. */
export interface CompressedText {
  readonly text: string;
  /** Weak: the encodings differ in bytes, not in what they say. */
  readonly etag: string;
  encodedFor(acceptEncoding: string): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer | string }>;
}

const compress = { br: promisify<Buffer, Buffer>(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) };

export function createCompressedText(text: string): CompressedText {
  const bodies = new Map<'br' | 'gzip', Promise<Buffer>>();
  return {
    text,
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    async encodedFor(acceptEncoding) {
      const encoding = preferred(acceptEncoding);
      if (!encoding) return { body: text };
      const body = bodies.get(encoding) ?? compress[encoding](Buffer.from(text));
      bodies.set(encoding, body);
      return { encoding, body: await body };
    },
  };
}

function preferred(acceptEncoding: string): 'br' | 'gzip' | undefined {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
