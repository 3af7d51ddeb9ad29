import { userInfo } from 'node:os';
import { administer, usage, UsageFault } from './administer';
import { ConfigFault, readConfig } from '../config';
import { Failure } from '../domain/failure';
import { secrets } from '../adapters/secrets';
import type { Actor } from '../domain/audit/audit-log';
import { createAuditedStore } from '../storage/audit/audited-store';
import { openStore } from '../storage/open-store';

await run(process.argv.slice(2));

async function run(words: string[]): Promise<void> {
  const [command] = words;
  if (command === undefined || command === 'help' || command === '--help') {
    process.stdout.write(usage);
    return;
  }
  try {
    const { dataDir, databaseUrl } = readConfig(process.env);
    // The embedded engine belongs to one process: beside a running service this throws and says so.
    const opened = await openStore(databaseUrl === undefined ? { dataDir } : { databaseUrl }, quietLog);
    try {
      const password = process.env['ADMIN_PASSWORD'];
      const clock = { now: () => Date.now() };
      const actor: Actor = { kind: 'commandLine', name: userInfo().username };
      const store = createAuditedStore(opened.store, { clock, actor: () => actor });
      const ports = { store, clock, secrets };
      process.stdout.write(await administer(words, { ...ports, ...(password ? { password } : {}) }));
    } finally {
      await opened.stop();
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

const quietLog = {
  info() {},
  warn: (_details: object, message: string) => void process.stderr.write(`${message}\n`),
  error: (_details: object, message: string) => void process.stderr.write(`${message}\n`),
};

function explain(error: unknown): string {
  if (error instanceof ConfigFault) return error.faults.join('\n');
  if (error instanceof UsageFault || error instanceof Failure) return error.message;
  return error instanceof Error ? error.message : String(error);
}
