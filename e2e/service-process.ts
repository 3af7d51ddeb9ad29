import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The built service with the demo. */
export function spawnService(env: NodeJS.ProcessEnv, stdio?: SpawnOptions['stdio']): ChildProcess {
  return spawnNode(['dist/service/main.js', '--demo'], env, stdio);
}

/** Without `npm start`, whose processes between cost as much as the service's own start; `running/start.test.ts` is about it. */
export function spawnNode(
  parameters: string[],
  env: NodeJS.ProcessEnv,
  stdio: SpawnOptions['stdio'] = ['ignore', 'pipe', 'pipe'],
): ChildProcess {
  return spawn(process.execPath, parameters, { cwd: root, env, stdio });
}
