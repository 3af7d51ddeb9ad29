import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { openTestService, type TestService } from '../testing/test-service';
import { examples } from './examples';
import { composeRequest, mutating } from './mutated-request';
import { sendOverWire } from './wire';
import { createWorld, type World } from './world';

/** Bytes take many rounds to tell from noise: `npm run prove:fuzz`. The suite looks for what is still reachable. */
const rounds = Number(process.env['PROVE_ROUNDS'] ?? 0);
const heldPolls = 20;
const kB = 1_024;
/** Bytes for each request: the engine's own, for compiled code and the like. A kept request takes twice as much. */
const noise = 1_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let service: TestService;
let world: World;
let port: number;

beforeAll(async () => {
  service = await openTestService();
  world = createWorld(service);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as { port: number }).port;
});
afterAll(() => service.stop());

test('no request, held poll or stream is reachable once it is over', { timeout: 60_000 }, async () => {
  const seen: { route: string; parts: WeakRef<object>[] }[] = [];
  service.app.server.on('request', (request, response) => {
    const parts = [request, response, request.socket].map((part: object) => new WeakRef(part));
    seen.push({ route: `${request.method} ${request.url}`, parts });
  });
  const requests = await runRound();
  // Whatever the last request was is still in the hands of the engine's parser.
  await sendOverWire(port, { method: 'GET', target: '/health', headers: [], body: Buffer.alloc(0) });
  expect(seen.length).toBeGreaterThan(requests * 0.5);
  await vi.waitFor(() => {
    collectGarbage();
    const reachable = seen.filter(({ parts }) => parts.some((part) => part.deref() !== undefined));
    expect(reachable.slice(0, -1).map(({ route }) => route)).toEqual([]);
  }, 10_000);
});

if (rounds > 0)
  test(
    'memory does not grow with the number of requests, held polls and streams',
    { timeout: 60_000 + rounds * 40_000 },
    async () => {
      let requests = 0;
      for (let warmUp = 0; warmUp < 8; warmUp++) await runRound();
      const used: number[] = [];
      for (let round = 0; round < rounds * 2; round++) {
        requests += await runRound();
        used.push(bytesInUse());
      }
      // Of each half the least: buffers that are about to be freed make single rounds stand out.
      const [before, after] = [Math.min(...used.slice(0, rounds)), Math.min(...used.slice(rounds))];
      const perRequest = Math.round((after - before) / (requests / 2));
      process.stdout.write(
        `${requests} requests: ${perRequest} bytes more for each, of ${Math.round(after / kB)} kB\n`,
      );
      expect(perRequest).toBeLessThan(noise);
    },
  );

/** One request to each route, some polls that are held and left; then an hour of quiet, in which all of it is over. */
async function runRound(): Promise<number> {
  const routes = Object.entries(examples);
  const mutated = fc.sample(mutating, routes.length);
  for (const [at, [route, make]] of routes.entries()) {
    await world.keys();
    const example = await make(world);
    await sendOverWire(port, await composeRequest(world, route, example, mutated[at]), example);
    service.clock.advance(31_000);
  }
  await leaveHeldPolls();
  service.clock.advance(3_600_000);
  await service.context.workers.processAll();
  service.logged.length = 0;
  return routes.length + heldPolls;
}

async function leaveHeldPolls(): Promise<void> {
  const caseId = await world.openCase();
  const chat = await service.context.live.find(caseId);
  if (!chat) throw new Error('The case is not there.');
  const head = `GET /api/v1/chat/poll/${caseId}?wait=25&index=1000 HTTP/1.1\r\nhost: x\r\nx-api-key: ${demo.keys.visitor}\r\n\r\n`;
  const sockets = Array.from({ length: heldPolls }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {}).write(head);
  await expect.poll(() => service.context.live.waiting(chat)).toBe(heldPolls);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => service.context.live.waiting(chat)).toBe(0);
}

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
