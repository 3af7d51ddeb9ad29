import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, Sendable } from './send-text';

/** A text that many ask for, compressed once for each encoding. */
export interface CompressedText extends Sendable {
  readonly text: string;
}

const brotli = promisify(brotliCompress);
/** With it the name of the folder of files, which a widget's script has, moves the script's size by some eight bytes, not by fifty. */
const steady = { params: { [constants.BROTLI_PARAM_NPOSTFIX]: 1 } };
const compress = {
  br: (content: Buffer) => brotli(content, steady),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** `encodings`: the best first. Brotli takes seconds for a megabyte. */
export function createCompressedText(
  text: string,
  encodings: readonly Encoding[] = ['br', 'gzip'],
): CompressedText {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    text,
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    async encodedFor(acceptEncoding) {
      const accepted = acceptedIn(acceptEncoding);
      const encoding = encodings.find((one) => accepted.includes(one));
      if (!encoding) return { body: text };
      const body = bodies.get(encoding) ?? compress[encoding](Buffer.from(text));
      bodies.set(encoding, body);
      return { encoding, body: await body };
    },
  };
}

/** The encodings that a header `accept-encoding` names and does not refuse. */
export function acceptedIn(acceptEncoding: string): (string | undefined)[] {
  return acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
}
