import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a compressed copy saves nothing that a network would notice; bytes. */
const leastSize = 500;

/** Writes `.br` and `.gz` beside what browsers download, so that the service serves it compressed without any work. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length < leastSize) continue;
          const { fileName } = file;
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: smallestBrotli(content) });
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

/** The modes model differently what comes next; every browser reads each. */
function smallestBrotli(content: Buffer): Buffer {
  return [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT]
    .map((mode) =>
      brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_MODE]: mode, [constants.BROTLI_PARAM_QUALITY]: 11 },
      }),
    )
    .reduce((smallest, other) => (other.length < smallest.length ? other : smallest));
}
