import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../prove/progress.mjs';
import { npm, root } from './run.mjs';

/** Installs what package-lock.json asks for, unless node_modules holds just that. Answers whether it does now. */
export async function installIfStale(signal) {
  if (isInstalled()) return true;
  const code = await withProgress('Installing dependencies', (report) => install(report, signal));
  if (code === 0 || signal?.aborted) return code === 0;
  process.stderr.write('The dependencies could not be installed: see what npm says above, then try again.\n');
  return false;
}

async function install(report, signal) {
  const folders = Object.keys(readPackages('package-lock.json') ?? {}).filter((name) => name !== '');
  const timer = setInterval(() => {
    const present = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
    report(`${present.length} of ${folders.length}`);
  }, 500);
  let said = '';
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    signal,
    onOutput: (text) => (said += text),
  });
  clearInterval(timer);
  if (code !== 0 && !signal?.aborted) process.stderr.write(`\n${said}`);
  return code;
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
