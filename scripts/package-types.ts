import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Writes the package's types beside its modules, importing each other as Node and every bundler resolve them. */
export function packageTypes(environment: string): Plugin {
  return {
    name: 'package-types',
    applyToEnvironment: ({ name }) => name === environment,
    writeBundle({ dir = '' }) {
      execFileSync(process.execPath, [tsc, '-p', 'tsconfig.npm.json', '--outDir', dir], { stdio: 'inherit' });
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.d.ts')) continue;
        const path = join(dir, file);
        writeFileSync(path, withExtensions(readFileSync(path, 'utf8')));
      }
    },
  };
}

function withExtensions(types: string): string {
  return types.replace(/( from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g, '$1$2$3.js$2');
}
