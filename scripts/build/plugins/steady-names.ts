import type { Plugin } from 'vite';

const hashInName = /(?<=-)[\da-f]{8}(?=\.js\b)/g;

/**
 * Makes what terser does independent of the hashes in names of files, which change with each comment: it gives the letters that
 * are frequent in a file to the names that are frequent, and would count those of the hashes.
 */
export function steadyNames(): Plugin[] {
  const hashesOf = new Map<string, string[]>();
  return [
    {
      name: 'steady-names-before-terser',
      renderChunk: {
        order: 'pre',
        handler(code, { fileName }) {
          const hashes = [...new Set(code.match(hashInName))];
          hashesOf.set(fileName, hashes);
          return code.replace(hashInName, (hash) => placeholder(hashes.indexOf(hash)));
        },
      },
    },
    {
      name: 'steady-names-after-terser',
      renderChunk: {
        order: 'post',
        handler: (code, { fileName }) =>
          (hashesOf.get(fileName) ?? []).reduce(
            (text, hash, at) => text.replaceAll(placeholder(at), hash),
            code,
          ),
      },
    },
  ];
}

/** Eight digits, which weigh least: no name begins with one. */
function placeholder(at: number): string {
  return String(at).padStart(8, '0');
}
