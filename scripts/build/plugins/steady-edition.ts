import type { Plugin } from 'vite';
import { edition } from '../edition.ts';

const placeholder = '00000000';

/**
 * Puts the edition where `__EDITION__` is after terser has run: it gives the letters that are frequent in a file to the names that are
 * frequent, and would count those of the edition, which change with each comment.
 */
export function steadyEdition(): Plugin[] {
  return [
    {
      name: 'edition-before-terser',
      renderChunk: { order: 'pre', handler: (code) => code.replaceAll('__EDITION__', `'${placeholder}'`) },
    },
    {
      name: 'edition-after-terser',
      renderChunk: { order: 'post', handler: (code) => code.replaceAll(placeholder, edition) },
    },
  ];
}
