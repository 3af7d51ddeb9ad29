import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program in the project's folder, its output going straight on; answers its exit code (1 for a signal). */
export function run(program, parameters, { env = {}, timeout = 0, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
      timeout,
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs npm: the very one that started us, when npm did. */
export function npm(parameters, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...parameters], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, options);
}
