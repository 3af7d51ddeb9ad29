import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { freePort, pause, residentMemory } from './bench-service.mjs';
import { quantile } from './table.mjs';

/** So many are opened at once. */
const crowd = 100;

/**
 * What open connections cost with the transports of others and no product behind them: they authenticate nobody and keep
 * nothing. `open` answers a socket that is ready and how to say something on it, which comes back.
 */
const transports = [
  { name: 'a bare ws server', isHere: () => true, start: startBareWs },
  { name: 'Action Cable on Puma', isHere: hasActionCable, start: startActionCable },
];

export async function measureTransports(effort) {
  const rows = [];
  for (const { name, isHere, start } of transports)
    if (isHere()) rows.push(...(await measure(name, start, effort)));
  return rows;
}

async function measure(name, start, { heldPolls, othersHeld, wakeUps }) {
  const server = await start();
  try {
    const before = await residentMemory(server.processId);
    const all = await openTo(othersHeld, server, []);
    const echoes = await echo(all[0], wakeUps);
    await openTo(heldPolls, server, all);
    await pause(1_000);
    const held = await residentMemory(server.processId);
    for (const { socket } of all) socket.terminate();
    return [
      { name: `a connection of ${name}, of ${heldPolls}`, value: (held - before) / heldPolls, unit: 'kB' },
      { name: `echo of ${name} with ${othersHeld} others, median`, value: quantile(echoes, 0.5), unit: 'ms' },
      { name: `echo of ${name} with ${othersHeld} others, p99`, value: quantile(echoes, 0.99), unit: 'ms' },
    ];
  } finally {
    server.stop();
  }
}

async function openTo(count, { open }, all) {
  while (all.length < count)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(crowd, count - all.length) }, () => open()))),
    );
  return all;
}

async function startBareWs() {
  const server = fork(fileURLToPath(new URL('bare-ws-server.mjs', import.meta.url)));
  const [port] = await once(server, 'message');
  return {
    processId: server.pid,
    async open() {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      await once(socket, 'open');
      return { socket, say: (text) => socket.send(text), isEcho: () => true };
    },
    stop: () => server.disconnect(),
  };
}

function hasActionCable() {
  return spawnSync('ruby', ['-e', "require 'action_cable'; require 'puma'"]).status === 0;
}

async function startActionCable() {
  const port = await freePort();
  const program = fileURLToPath(new URL('action-cable.ru', import.meta.url));
  const server = spawn('puma', ['--quiet', '--bind', `tcp://127.0.0.1:${port}`, program], {
    stdio: 'ignore',
  });
  const url = `ws://127.0.0.1:${port}/`;
  await whenListening(url);
  let rooms = 0;
  return {
    processId: server.pid,
    async open() {
      const socket = new WebSocket(url, ['actioncable-v1-json']);
      const identifier = JSON.stringify({ channel: 'RoomChannel', room: `room ${++rooms}` });
      await hear(socket, ({ type }) => type === 'welcome');
      socket.send(JSON.stringify({ command: 'subscribe', identifier }));
      await hear(socket, ({ type }) => type === 'confirm_subscription');
      return {
        socket,
        say(text) {
          const data = JSON.stringify({ action: 'say', text });
          socket.send(JSON.stringify({ command: 'message', identifier, data }));
        },
        isEcho: ({ message }) => message !== undefined,
      };
    },
    stop: () => server.kill(),
  };
}

/** Settles with the first message that `isIt` is true of; Action Cable says every three seconds that it is there. */
function hear(socket, isIt) {
  return new Promise((resolve, reject) => {
    function read(data) {
      if (!isIt(JSON.parse(data))) return;
      socket.off('message', read);
      socket.off('error', reject);
      resolve();
    }
    socket.on('message', read);
    socket.once('error', reject);
  });
}

async function whenListening(url) {
  for (let tries = 0; tries < 100; tries++) {
    const socket = new WebSocket(url, ['actioncable-v1-json']);
    const isOpen = await new Promise((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.terminate();
    if (isOpen) return;
    await pause(100);
  }
  throw new Error('Action Cable does not start.');
}

async function echo({ socket, say, isEcho }, times) {
  const taken = [];
  for (let count = 0; count < times; count++) {
    const heard = hear(socket, isEcho);
    const began = performance.now();
    say(JSON.stringify({ text: `Answer ${count}` }));
    await heard;
    taken.push(performance.now() - began);
  }
  return taken;
}
