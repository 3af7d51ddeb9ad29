import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { whenAborted } from './stop-signal.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in the project's folder; answers its exit code (1 for a signal). Its output goes straight on, or to
 * `onOutput`; the signal ends it.
 */
export function run(program, parameters, { env = {}, timeout = 0, quiet = false, onOutput, signal } = {}) {
  const output = quiet ? 'ignore' : onOutput ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      timeout,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    // At a gentler signal npm first finishes what it installs.
    if (signal) whenAborted(signal, () => child.kill('SIGKILL'));
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs npm: the very one that started us, when npm did. */
export function npm(parameters, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...parameters], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, options);
}
