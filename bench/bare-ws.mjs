import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { pause } from './bench-service.mjs';
import { quantile } from './table.mjs';

/** What open connections cost with the usual library and no product behind it: it echoes, authenticates nobody and keeps nothing. */
export async function measureBareWs({ heldPolls, othersHeld, wakeUps }) {
  const server = fork(fileURLToPath(new URL('bare-ws-server.mjs', import.meta.url)));
  const port = await new Promise((resolve) => server.once('message', resolve));
  const before = await memoryOf(server.pid);
  const others = await Promise.all(Array.from({ length: othersHeld }, () => open(port)));
  const echoes = await echo(others[0], wakeUps);
  const all = [...others];
  while (all.length < heldPolls)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(500, heldPolls - all.length) }, () => open(port)))),
    );
  await pause(1_000);
  const held = await memoryOf(server.pid);
  for (const socket of all) socket.terminate();
  server.disconnect();
  return [
    {
      name: `a connection of a bare ws server, of ${heldPolls}`,
      value: (held - before) / heldPolls,
      unit: 'kB',
    },
    {
      name: `echo of a bare ws server with ${othersHeld} others, median`,
      value: quantile(echoes, 0.5),
      unit: 'ms',
    },
    {
      name: `echo of a bare ws server with ${othersHeld} others, p99`,
      value: quantile(echoes, 0.99),
      unit: 'ms',
    },
  ];
}

async function open(port) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

async function echo(socket, times) {
  const taken = [];
  for (let count = 0; count < times; count++) {
    const heard = new Promise((resolve) => socket.once('message', resolve));
    const began = performance.now();
    socket.send(`Answer ${count}`);
    await heard;
    taken.push(performance.now() - began);
  }
  return taken;
}

async function memoryOf(processId) {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
}
