import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a compressed copy is hardly smaller; bytes. */
const leastSize = 100;

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

const { BROTLI_PARAM_MODE, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_QUALITY } = constants;

/** The modes model differently what comes next, as do the distances that have a code of their own; every browser reads all. */
const kindsOfBrotli = [
  { [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  { [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [BROTLI_PARAM_NPOSTFIX]: 0, [BROTLI_PARAM_NDIRECT]: 15 },
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 4 },
  { [BROTLI_PARAM_NPOSTFIX]: 2, [BROTLI_PARAM_NDIRECT]: 16 },
  { [BROTLI_PARAM_NPOSTFIX]: 3, [BROTLI_PARAM_NDIRECT]: 32 },
];

function smallestBrotli(content: Buffer): Buffer {
  return kindsOfBrotli
    .map((kind) => brotliCompressSync(content, { params: { ...kind, [BROTLI_PARAM_QUALITY]: 11 } }))
    .reduce((smallest, other) => (other.length < smallest.length ? other : smallest));
}
