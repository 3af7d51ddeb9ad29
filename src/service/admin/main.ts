import { pipeline } from 'node:stream/promises';
import { administer } from './administer';
import { readWords, usage, UsageFault } from './usage';
import { ConfigFault, readConfig, storePlace, type Config } from '../config';
import { giveAddressesTime } from '../adapters/address-attempts';
import { loadEncryption } from '../adapters/secrets-key';
import type { Actor } from '../domain/ports';
import { createEncryptedStore } from '../storage/encryption/encrypted-store';
import { Failure } from '../domain/failure';
import { secrets } from '../adapters/secrets';
import { createS3Bucket } from '../adapters/bucket/s3-bucket';
import { backUp } from './back-up';
import { moveFiles } from './move-files';
import { moveOrganisation } from './move-organisation';
import { moveToPostgres } from './move-to-postgres';
import { createAuditedStore } from '../storage/audit/audited-store';
import { giveToOwner } from '../data-folder/keep-to-owner';
import { openStore } from '../storage/open-store';
import { createPublishingStore } from '../storage/publishing-store';
import { nameUser } from './name-user';
import { removeOrganisation } from './remove-organisation';
import { rollBack } from './roll-back';
import { rotateKey } from './rotate-key';
import { vacuum } from './vacuum';
import { exportVisitor } from './visitor-commands';

const quietLog = {
  // Of all that goes well, it reports only a new folder, in case DATA_DIR was forgotten, and an upgrade.
  info(details: object, message: string) {
    if ('dataDir' in details) process.stderr.write(`${String(details.dataDir)}: ${message}\n`);
  },
  warn: (_details: object, message: string) => void process.stderr.write(`${message}\n`),
  error: (_details: object, message: string) => void process.stderr.write(`${message}\n`),
};

/** Signals that end a command. Not SIGHUP, which `nohup` keeps from one that goes on. */
const endings = { SIGINT: 2, SIGTERM: 15 };

/** They open the data folder by themselves. */
const commandsOfFolders: Record<string, (config: Config, ...words: string[]) => Promise<string>> = {
  'back-up': backUp,
  'move-organisation': (config, ...words) => moveOrganisation(config, words, quietLog),
  'move-to-postgres': (config) => moveToPostgres(config, quietLog),
  'remove-organisation': (config, ...words) => removeOrganisation(config, words, quietLog),
  rollback: rollBack,
  'rotate-secrets-key': (config) => rotateKey(config, quietLog),
  vacuum: (config) => vacuum(config, quietLog),
};

await run(process.argv.slice(2));

async function run(words: string[]): Promise<void> {
  const [first] = words;
  if (first === undefined || first === 'help' || first === '--help') {
    process.stdout.write(usage);
    return;
  }
  process.umask(0o077);
  giveAddressesTime();
  try {
    // Before anything is opened, which may upgrade it.
    const { command, rest } = readWords(words, process.env);
    const config = readConfig(process.env);
    // Also where it is cut off.
    process.on('exit', () => giveToOwner(config.dataDir));
    for (const [signal, number] of Object.entries(endings))
      process.on(signal, () => process.exit(128 + number));
    for (const { name, meant } of config.strangeSettings)
      process.stderr.write(`Unknown setting ${name}. Did you mean ${meant}?\n`);
    const withoutStore = commandsOfFolders[command];
    if (withoutStore) {
      process.stdout.write(await withoutStore(config, ...rest));
      return;
    }
    // The embedded engine belongs to one process: beside a running service this throws and says so.
    const opened = await openStore(await storePlace(config), quietLog);
    try {
      const password = process.env['ADMIN_PASSWORD'];
      const clock = { now: () => Date.now(), elapsed: () => performance.now() };
      const actor: Actor = { kind: 'commandLine', name: nameUser() };
      const encrypted = createEncryptedStore(opened.store, await loadEncryption(config));
      const audited = createAuditedStore(encrypted, { clock, actor: () => actor });
      // For the instances that run beside it.
      const store = createPublishingStore(audited, { publish: opened.pubSub.publish, wake() {} });
      if (command === 'export-visitor') {
        warnOfNpm();
        await pipeline(exportVisitor({ store, clock }, rest), process.stdout, { end: false });
        return;
      }
      if (command === 'move-files') {
        const { fileBucket } = config;
        const bucket = fileBucket && createS3Bucket(fileBucket, { log: quietLog, elapsed: clock.elapsed });
        process.stdout.write(await moveFiles(rest, { store, clock, bucket }));
        return;
      }
      const answer = await administer(words, {
        store,
        clock,
        secrets,
        actor,
        settingsBytes: config.settingsBytes,
        ...(password ? { password } : {}),
      });
      process.stdout.write(answer);
    } finally {
      await opened.stop();
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/** Without `-s`, npm writes two lines before those of the command, with which a file is no JSON. */
function warnOfNpm(): void {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env;
  if (process.stdout.isTTY || script !== 'admin' || level === 'silent') return;
  process.stderr.write(
    'The first lines are npm’s, not JSON. Without them: npm run -s admin -- export-visitor …\n',
  );
}

function explain(error: unknown): string {
  if (error instanceof ConfigFault) return error.faults.join('\n');
  if (error instanceof UsageFault || error instanceof Failure) return error.message;
  return error instanceof Error ? error.message : String(error);
}
