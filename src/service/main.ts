import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { giveAddressesTime } from './adapters/address-attempts';
import { ConfigFault, readConfig, storePlace } from './config';
import { createLog, openOutput, type Log, type Output } from './log';
import type { Service } from './service';
import { stopInTime } from './stop-deadline';
import { openStore } from './storage/open-store';

// Texts of megabytes are soon garbage, of which Node would keep three times what is in use before it collects any.
setFlagsFromString('--heap-growing-percent=60');
// As Node 22 does by itself: Node 20 compiles the database's functions again as soon as they have run a little, and a
// start takes a quarter more of the processor.
setFlagsFromString('--wasm-tiering-budget=13000000');

const usage = `chat-widget-service               starts the service
chat-widget-service admin help    lists the commands that administer it

Its settings are environment variables: DATA_DIR, PORT, DATABASE_URL and others.
`;
const words = process.argv.slice(2);
const isDemo = words.includes('--demo');
function fromHere(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}

const unknown = words.find((word) => word !== '--demo');
if (unknown === undefined) {
  await run();
} else if (['help', '--help', '-h'].includes(unknown)) {
  process.stdout.write(usage);
} else {
  process.stderr.write(`Unknown argument ${unknown}.\n\n${usage}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  // What it writes is for its owner alone, the files of the embedded database among it.
  process.umask(0o077);
  giveAddressesTime();
  // From when its port may open: a stop comes after the start then, and before it there is nothing to end in order.
  let starting: Promise<Service> | undefined;
  let isStopping = false;
  const output = openOutput(1);
  const log = createLog(output);
  // As for the log: a full disk behind standard output ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal waits for nothing.
      if (isStopping || !starting) return void exit(1, output);
      isStopping = true;
      log.info({ signal }, 'The service stops.');
      void end(starting, log, output);
    });
  }
  let service: Service;
  try {
    const config = readConfig(process.env, { isDemo });
    const folders = {
      widget: fromHere('../widget'),
      console: fromHere('../console'),
      ...(isDemo ? { demo: ['../../demo', '../demo', '../../public'].map(fromHere) } : {}),
    };
    for (const { name, meant } of config.strangeSettings)
      log.warn({ setting: name }, `Unknown setting ${name}. Did you mean ${meant}?`);
    const embed = await readFile(fromHere('../widget/chat-widget.js'), 'utf8');
    // The engine starts in its own thread while the rest of the service is loaded.
    const [{ startService }, opened] = await Promise.all([
      import('./service'),
      storePlace(config).then((place) => openStore(place, log)),
    ]);
    starting = startService({ config, log, opened, embed, folders, isDemo });
    service = await starting;
  } catch (error) {
    const faults = error instanceof ConfigFault ? error.faults : [describeStartFault(error)];
    for (const fault of faults) process.stderr.write(`ChatWidget can't start: ${fault}\n`);
    process.exit(1);
  }
  if (isStopping) return;
  log.info({ url: service.url }, 'The service is ready.');
  if (service.metricsUrl !== undefined)
    log.info({ url: service.metricsUrl }, 'Metrics are served here. Keep the address private.');
  if (service.setupUrl !== undefined)
    process.stdout.write(
      `\nNothing is set up yet. Open this link within an hour; it is good once:\n\n  ${service.setupUrl}\n\n`,
    );
}

async function end(starting: Promise<Service>, log: Log, output: Output): Promise<void> {
  const outcome = await stopInTime(
    async () => (await starting).stop(),
    (err) => log.error({ err }, 'The service could not stop in order.'),
  );
  if (outcome === 'late') log.error({}, 'The service did not stop in time; it ends now.');
  await exit(outcome === 'stopped' ? 0 : 1, output);
}

/** Where nobody reads the log, a write hangs in a thread of the process, and the usual end would wait for that thread. */
async function exit(code: number, output: Output): Promise<void> {
  if (await output.isWritten()) process.exit(code);
  process.kill(process.pid, 'SIGKILL');
}

function describeStartFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path?.endsWith('chat-widget.js')) return 'it is not built. Run npm run build.';
  return error.message;
}
