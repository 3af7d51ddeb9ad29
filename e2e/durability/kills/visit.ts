import { createRandom } from '../../delivery/faults';
import type { Visit } from '../../delivery/random/visit';
import { createRealTime } from '../../delivery/world/real-time';
import { createWorld } from '../../delivery/world/world';
import { pause } from '../killable-service';
import type { Cluster } from './cluster';
import { openRealServer, type RealServer } from './real-server';

const startsWithin = 30_000;

/** A chat that has begun, by way of one of the proxies. */
export async function beginVisitOn(
  cluster: Cluster,
  seed: number,
  run: number,
): Promise<{ visit: Visit; server: RealServer }> {
  const proxy = cluster.proxies[seed % cluster.proxies.length];
  if (!proxy) throw new Error('There is no proxy.');
  const server = await openRealServer(cluster, proxy.url, run);
  const world = createWorld({ server, time: createRealTime(), random: createRandom(seed) });
  const tab = world.openTab();
  const visit: Visit = {
    world,
    tabs: [tab],
    consoles: world.devices.map(({ openConsole }, device) => ({ device, console: openConsole() })),
    caseId: '',
    said: [{ device: tab.tab.device, text: 'Q0' }],
    answers: [],
    notes: [],
    blocked: [],
    files: new Map(),
    isCleared: false,
    patience: 0,
    silence: () => {},
    storm: () => {},
    heal: () => {},
  };
  await world.start(tab, 'Q0');
  const until = performance.now() + startsWithin;
  while (!tab.isChatting()) {
    if (performance.now() > until) throw new Error(`No chat would start: ${tab.session.status.peek().kind}.`);
    await pause(50);
  }
  visit.caseId = (await server.cases()).at(-1)?.id ?? '';
  for (const { console } of visit.consoles) console.open(visit.caseId);
  return { visit, server };
}
