import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run/run.mjs';

/**
 * Writes dist/sbom.json: every package that the service and its pages are made of. npm is asked about a copy of the manifests without
 * what is for development: with `--omit dev` it would also leave out a package that both need.
 */
const project = readJson('package.json');
const lock = readJson('package-lock.json');
const packages = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
const names = new Set(packages.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
const overrides = Object.entries(project.overrides).filter(([name]) => names.has(name));
const manifest = { ...project, devDependencies: {}, overrides: Object.fromEntries(overrides) };
const { devDependencies: _left, ...ofProject } = lock.packages[''];

const folder = mkdtempSync(join(tmpdir(), 'chat-widget-sbom-'));
try {
  write('package.json', manifest);
  write('package-lock.json', { ...lock, packages: { ...Object.fromEntries(packages), '': ofProject } });
  const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const sbom = JSON.parse(execFileSync('npm', words, { cwd: folder, maxBuffer: 1e9 }).toString());
  // npm names it by its folder.
  sbom.metadata.component.name = manifest.name;
  writeFileSync(join(root, 'dist/sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function write(file, content) {
  writeFileSync(join(folder, file), JSON.stringify(content));
}
