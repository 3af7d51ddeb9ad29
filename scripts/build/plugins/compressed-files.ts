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
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          const { fileName } = file;
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(content, quality),
          });
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
