import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = 'dist/widget';

/** Puts in the hashed names of files of the widget that are built before: `__PANEL_FILE__` and the like. */
export function partNames(): Plugin {
  return {
    name: 'part-names',
    renderChunk: {
      order: 'pre',
      handler: (code) =>
        code.replace(/__(PANEL|PROACTIVE|PRESENT)_FILE__/g, (_, part: string) =>
          JSON.stringify(fileOf(part)),
        ),
    },
  };
}

function fileOf(part: string): string {
  const name = new RegExp(`^${part}-[\\w-]{8}\\.js$`, 'i');
  const file = readdirSync(folder).find((one) => name.test(one));
  if (!file) throw new Error(`${folder} has no file of ${part}.`);
  return file;
}
