import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { pathWith, type Example } from '../fuzz/example';
import { examples } from '../fuzz/examples';
import { createWorld, type World } from '../fuzz/world';
import { openTestService, type TestService } from '../testing/test-service';
import { doors, type Door } from './doors';
import { fingerprint } from './fingerprint';
import { createSenders, type Sender } from './senders';
import { addStranger } from './stranger';

let service: TestService;
let world: World;
let people: Awaited<ReturnType<typeof createSenders>>;

beforeAll(async () => {
  service = await openTestService();
  world = createWorld(service);
  await addStranger(service);
  people = await createSenders(service);
});
afterAll(() => service.stop());

function demand(demandsSecondFactor: boolean): Promise<void> {
  return service.context.store.organisations.setSecurity(demo.orgId, { demandsSecondFactor });
}

/** Sends the route's own example as somebody, once the demand is there. */
async function callRoute(route: string, sender: Sender) {
  service.clock.advance(31_000);
  await demand(false);
  await world.keys();
  // What it refers to is made while sessions still open.
  const example = (await examples[route]?.(world)) ?? expect.unreachable();
  const { headers } = await people.credentialsOf(sender);
  await demand(true);
  const before = await fingerprint(service.db);
  const answer = await service.app.inject({ ...requestOf(route, example), headers });
  return { answer, isChanged: !isDeepStrictEqual(before, await fingerprint(service.db)) };
}

function requestOf(route: string, example: Example) {
  const { query = {}, json, form, bytes } = example;
  const [method = 'GET'] = route.split(' ');
  const payload = form ? new URLSearchParams(form).toString() : (json ?? bytes);
  const url = pathWith(route, example);
  return { method: method as 'GET', url, query, ...(payload === undefined ? {} : { payload }) };
}

const bySession: Door[] = ['account', 'agent', 'case', 'administrator'];
const closed = Object.entries(doors)
  .filter(([, [door]]) => bySession.includes(door))
  .flatMap(([route]) => (['agent', 'administrator'] as const).map((role) => [route, role] as const));

test.each(closed)(
  '%s is closed to an %s who lacks the second factor that is demanded',
  async (route, role) => {
    const { answer, isChanged } = await callRoute(route, role);
    expect({ status: answer.statusCode, body: answer.json<unknown>(), isChanged }).toEqual({
      status: 401,
      body: {
        code: 401,
        message: 'Your organisation requires two-factor sign-in. Sign in again to set it up.',
      },
      isChanged: false,
    });
  },
);

test.each([
  ['GET /api/v1/chat/poll/:caseId', 'visitor'],
  ['GET /api/v1/user.json', 'provisioner'],
  ['GET /api/v1/widget.json', 'widgetsReader'],
  ['GET /api/v2/:orgId/logs', 'token'],
  ['POST /api/v2/agentstatus', 'statusToken'],
] as const)('%s stays open to the key of a %s', async (route, sender) => {
  const { answer } = await callRoute(route, sender);
  expect(answer.statusCode).toBe(200);
});
