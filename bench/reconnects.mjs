import { join } from 'node:path';
import { openConsole } from './bench-console.mjs';
import { from, key, pause } from './bench-service.mjs';
import { openConnection, requestText } from './raw-client.mjs';
import { agentEmail, openChatId, seedOpenChats } from './seed-messages.mjs';
import { processorMs } from './service-ratios.mjs';
import { quantile, row } from './table.mjs';

const whole = { callers: 10_000, milliseconds: 10_000 };
/** Shows that the bench runs; its figures mean nothing. */
export const sample = { callers: 50, milliseconds: 200 };
/** One caller in so many is an agent's console, the others are visitors' widgets, each with a chat and an address of its own. */
const perConsole = 100;
const agents = 10;
const firstAddress = 100_000;
/** Beyond every entry of a chat. */
const far = 1_000_000;

/** Widgets and consoles that all come back within seconds after a restart. */
export async function measureReconnects(service, { callers, milliseconds } = whole) {
  await service.stop();
  await seedOpenChats(join(service.dataDir, 'postgres'), callers, agents);
  await service.start();
  const sessions = [];
  for (let agent = 0; agent < agents; agent++)
    sessions.push((await openConsole(service.url, agentEmail(agent))).headers);
  const usedBefore = await processorMs(service.processId());
  const began = performance.now();
  const connections = [];
  const answers = await Promise.all(
    Array.from({ length: callers }, async (_, at) => {
      await pause((at / callers) * milliseconds);
      const came = performance.now();
      const connection = openConnection(service.port);
      connections.push(connection);
      const requests = at % perConsole === 0 ? requestsOfConsole(sessions, at) : requestsOfWidget(at);
      const statuses = [];
      await connection.ready;
      for (const request of requests) statuses.push((await connection.ask(request)).status);
      const answered = performance.now();
      // Held, as widgets do once they know what they missed.
      if (at % perConsole > 0) connection.ask(poll(at, 25)).catch(() => undefined);
      return { statuses, took: answered - came, until: answered - began };
    }),
  );
  const used = (await processorMs(service.processId())) - usedBefore;
  for (const connection of connections) connection.close();
  const others = answers.flatMap(({ statuses }) => statuses).filter((status) => status !== 200);
  const took = answers.map((answer) => answer.took);
  return [
    row(
      `${callers} came back within ${milliseconds / 1000} s, the last answered after`,
      Math.max(...answers.map(({ until }) => until)) / 1000,
      's',
      15,
      10.5,
    ),
    { name: 'of it, processor time of the service', value: used / 1000, unit: 's' },
    { name: 'from the connection to the answer, median', value: quantile(took, 0.5), unit: 'ms' },
    { name: 'from the connection to the answer, p99', value: quantile(took, 0.99), unit: 'ms' },
    { ...row('answers that were not 200', others.length, '', 0, 0), note: [...new Set(others)].join(', ') },
  ];
}

function poll(at, wait) {
  const headers = { 'x-api-key': key, ...from(firstAddress + at) };
  return requestText('GET', `/api/v1/chat/poll/${openChatId(at)}?index=${far}&wait=${wait}`, headers);
}

function requestsOfWidget(at) {
  return [poll(at, 0)];
}

/** Ends with the stream, whose head is its answer. */
function requestsOfConsole(sessions, at) {
  const headers = sessions[(at / perConsole) % sessions.length];
  return ['/session', '/cases?view=open', '/events'].map((path) =>
    requestText('GET', `/api/console${path}`, { ...headers, ...from(firstAddress + at) }),
  );
}
