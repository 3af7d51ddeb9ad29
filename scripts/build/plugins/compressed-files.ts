import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a compressed copy is hardly smaller; bytes. */
const leastSize = 100;
/** Below this the smallest of sixteen saves four bytes on average, and a widget has seventy such files; bytes. */
const leastSizeOfTries = 7_000;

/**
 * Writes `.br` and `.gz` beside what browsers download, so that the service serves it compressed without any work. Where bytes
 * count most, `tries: 'all'` takes the smallest of sixteen: a change of a few letters moves any one of them by up to thirty bytes.
 */
export function compressedFiles({ tries = 'one' }: { tries?: 'one' | 'all' } = {}): Plugin {
  return {
    name: 'compressed-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length < leastSize) continue;
          const { fileName } = file;
          const source =
            tries === 'all' && content.length >= leastSizeOfTries
              ? smallestBrotli(content)
              : brotli(content, { postfix: 0, direct: 0 });
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source });
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(content, { level: 9 }),
          });
        }
      },
    },
  };
}

/** Which distances back to earlier text get codes of their own: https://www.rfc-editor.org/rfc/rfc7932#section-4 */
interface DistanceCodes {
  /** 0 to 3. */
  postfix: number;
  /** 0 to 15, in steps of the postfix. */
  direct: number;
}

const allDistanceCodes: DistanceCodes[] = [0, 1, 2, 3].flatMap((postfix) =>
  [0, 4, 8, 15].map((direct) => ({ postfix, direct })),
);

function smallestBrotli(content: Buffer): Buffer {
  return allDistanceCodes
    .map((codes) => brotli(content, codes))
    .reduce((smallest, other) => (other.length < smallest.length ? other : smallest));
}

function brotli(content: Buffer, { postfix, direct }: DistanceCodes): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
    },
  });
}
