import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { installIfStale } from './dependencies.mjs';
import { buildIfStale } from './build.mjs';
import { root } from './run.mjs';
import { startBot } from './sample-bot.mjs';

/** Installs and builds what is stale, runs the service with the demo, says where to go, and ends with the service. */
export async function startDemo(environment) {
  const host = environment.HOST || '127.0.0.1';
  const port = readPort(environment.PORT);
  if (!(await isFree(host, port))) {
    stop(`Port ${port} is in use. Stop what runs there, or choose another one: PORT=${port + 1} npm start`);
  }
  await installIfStale();
  if (!(await buildIfStale())) stop('The build failed: see above.');
  const bot = await startBot({ ...environment, BOT_PORT: environment.BOT_PORT || String(port + 1) });
  // The bot is on this machine, where webhooks of a service in production must not go.
  const demo = bot ? { ALLOW_PRIVATE_WEBHOOKS: '1', DEMO_BOT_URL: bot } : {};
  const service = runService({ ...demo, ...environment, HOST: host, PORT: String(port) });
  const address = `http://${reachable(host)}:${port}`;
  if (await whenReady(`${address}/ready`, service)) process.stdout.write(welcome(address, bot));
  process.exit(await service.ended);
}

function readPort(text) {
  const port = Number(text || '8080');
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return stop(`PORT is "${text}", which is not a port. Choose a number from 1 to 65535: PORT=8080 npm start`);
}

function isFree(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}

function runService(env) {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/stop-with-parent.mjs', 'dist/service/main.js', '--demo'],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ? 1 : code)));
  showTroubles(child.stdout);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => child.connected && child.disconnect());
  }
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

  The shop, with the widget     ${address}/
  Answer as an agent            ${address}/console/
                                agent@demo.example · demo-password
  Every method and callback     ${address}/playground.html
  A single-page application     ${address}/spa/
  Chat with a bot               ${address}/bot.html
${bot ? `  Webhooks that arrive          ${bot}/\n` : ''}
Ctrl-C stops it.

`;
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
