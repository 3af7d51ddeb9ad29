import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './run.mjs';

/** Installs what package-lock.json asks for, unless node_modules holds just that. */
export async function installIfStale() {
  if (isInstalled()) return;
  process.stdout.write('Installing dependencies …\n');
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  process.stderr.write('The dependencies could not be installed: see what npm says above, then try again.\n');
  process.exit(1);
}

function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return wanted !== undefined && present !== undefined && holds(present, wanted);
}

/** npm leaves out of its record what another platform would need: those packages are marked optional. */
export function holds(present, wanted) {
  const names = Object.keys(wanted).filter((name) => name !== '');
  function isRight(name) {
    return present[name] ? present[name].version === wanted[name].version : wanted[name].optional === true;
  }
  return names.every(isRight) && Object.keys(present).every((name) => name in wanted);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
