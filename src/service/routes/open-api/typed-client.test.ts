import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocument } from './create-document';

const folder = mkdtempSync(join(tmpdir(), 'chat-widget-types-'));
const typesFile = join(folder, 'the-generated-types.ts');
const program = fileURLToPath(new URL('test-typed-client.ts', import.meta.url));
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')),
  'bin/tsc',
);
let types: string;

beforeAll(async () => {
  types = astToString(await openapiTS(createDocument('1.0.0') as OpenAPI3));
  writeFileSync(typesFile, types);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a client with types generated from the document compiles, and refuses requests that the service would', () => {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    types: [],
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    paths: { 'the-generated-types': [typesFile] },
  };
  const base = fileURLToPath(new URL('../../../../tsconfig.base.json', import.meta.url));
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, files: [program] }));
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('no generated type says that an object is empty', () => {
  expect(types.match(/^ .*Record<string, never>.*$/gm)).toBeNull();
});
