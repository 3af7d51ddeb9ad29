import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { installIfStale } from './dependencies.mjs';
import { buildIfStale } from './build-if-stale.mjs';
import { PortFault, findFree, readPort, requireFree } from './ports.mjs';
import { withProgress } from '../prove/progress.mjs';
import { root } from './run.mjs';
import { startBot } from './sample-bot.mjs';
import { whenAborted } from './stop-signal.mjs';

/**
 * Installs and builds what is stale, runs the service with the demo and says where to go. Answers the exit code once all
 * has ended: with the service, or after the signal.
 */
export async function startDemo(environment, signal) {
  const host = environment.HOST || '127.0.0.1';
  const ports = await choosePorts(environment, host).catch(sayFault);
  if (!ports) return 1;
  if (!(await installIfStale(signal))) return 1;
  if (!(await buildIfStale(signal)))
    return fail(signal.aborted ? 'Stopped.' : 'The build failed: see above.');
  const ending = new AbortController();
  whenAborted(signal, () => ending.abort());
  const bot = await startBot({ ...environment, BOT_PORT: String(ports.bot) }, ending.signal);
  // The bot is on this machine, where webhooks of a service in production must not go.
  const demo = bot.address ? { ALLOW_PRIVATE_WEBHOOKS: '1', DEMO_BOT_URL: bot.address } : {};
  const address = `http://${reachable(host)}:${ports.service}`;
  const env = { PUBLIC_URL: address, ...demo, ...environment, HOST: host, PORT: String(ports.service) };
  const service = runService(env, ending.signal);
  const isReady = await withProgress('Starting', () => whenReady(`${address}/ready`, service));
  if (isReady) process.stdout.write(welcome(address, bot.address));
  const code = await service.ended;
  ending.abort();
  await bot.ended;
  return code;
}

const botHost = '127.0.0.1';

/** The bot's port, where nobody chose one, is the next that is free. */
async function choosePorts({ PORT, BOT_PORT }, host) {
  const service = readPort('PORT', PORT || '8080');
  await requireFree('PORT', { host, port: service });
  if (!BOT_PORT) return { service, bot: await findBotPort(service) };
  const bot = readPort('BOT_PORT', BOT_PORT);
  await requireFree('BOT_PORT', { host: botHost, port: bot, except: [service] });
  return { service, bot };
}

async function findBotPort(service) {
  const bot = await findFree(botHost, service + 1, [service]);
  if (bot !== service + 1) {
    process.stdout.write(`Port ${service + 1} is in use: the sample bot listens on ${bot}.\n`);
  }
  return bot;
}

function sayFault(error) {
  if (!(error instanceof PortFault)) throw error;
  fail(error.message);
}

function runService(env, signal) {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/run/stop-with-parent.mjs', 'dist/service/main.js', '--demo'],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ? 1 : code)));
  showTroubles(child.stdout);
  whenAborted(signal, () => child.connected && child.disconnect());
  return { ended };
}

const troubles = { warn: 'Warning', error: 'Error', fatal: 'Error' };

/** The service logs one JSON object a line. Whoever tries the demo sees warnings and errors only. */
function showTroubles(output) {
  createInterface({ input: output }).on('line', (line) => {
    const entry = parse(line);
    if (!entry) process.stdout.write(`${line}\n`);
    else if (entry.level in troubles) process.stdout.write(`${troubles[entry.level]}: ${describe(entry)}\n`);
  });
}

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function describe({ msg = '', err }) {
  return [msg, err && JSON.stringify(err)].filter(Boolean).join(' ');
}

async function whenReady(url, { ended }) {
  const end = ended.then(() => 'ended');
  function asked() {
    return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(isOk, () => false);
  }
  while ((await Promise.race([end, pause(100)])) !== 'ended') if (await asked()) return true;
  return false;
}

async function isOk(answer) {
  await answer.body?.cancel();
  return answer.ok;
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** An address that a browser can open where the service listens on every interface. */
function reachable(host) {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function welcome(address, bot) {
  return `
ChatWidget is running.

  Chat with yourself            ${address}/side-by-side.html
  The shop, with the widget     ${address}/
  Answer as an agent            ${address}/console/
                                agent@demo.example · demo-password
  Every method and callback     ${address}/playground.html
  The documentation             ${address}/docs/
  A single-page application     ${address}/spa/
  Chat with a bot               ${address}/bot.html
${bot ? `  Webhooks that arrive          ${bot}/\n` : ''}
Ctrl-C stops it.

`;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}
