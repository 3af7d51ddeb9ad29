import type { Plugin } from 'vite';
import { edition } from '../edition.ts';

const inNames = `-${edition}.js`;
/** Digits weigh least: no name begins with one. */
const digits = '00000000';

/**
 * Inserts `__EDITION__` after terser has run: it gives the letters that are frequent in a file to the names that are frequent, and would count
 * those of the edition, which change with each comment.
 */
export function steadyEdition(): Plugin[] {
  return [
    {
      name: 'edition-before-terser',
      renderChunk: {
        order: 'pre',
        handler: (code) => code.replaceAll('__EDITION__', `'${digits}'`).replaceAll(inNames, `-${digits}.js`),
      },
    },
    {
      name: 'edition-after-terser',
      renderChunk: { order: 'post', handler: (code) => code.replaceAll(`-${digits}.js`, inNames) },
    },
  ];
}
