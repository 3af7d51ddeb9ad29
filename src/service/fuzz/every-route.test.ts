import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClosedChats } from '../testing/test-logs';
import {
  addOtherOrganisation,
  createProvisioner,
  exampleUser,
  exampleWidgetFields,
  other,
} from '../testing/test-provisioning';
import { openTestService, type TestService } from '../testing/test-service';
import { collectRoutes } from './collect-routes';
import { examples } from './examples';
import { findInvalid, readOrganisation } from './read-back';
import { composeRequest, mutating, type Mutating } from './mutated-request';
import { sendOverWire, type WireAnswer } from './wire';
import { createWorld, type World } from './world';

/** `npm run prove:fuzz` sends many; the suite, a sample. */
const perRoute = Number(process.env['PROVE_REQUESTS'] ?? 2);

let service: TestService;
let routes: string[];
let world: World;
let port: number;
let sent = 0;
let others: string;
const emails = new Set<string>();

beforeAll(async () => {
  ({ opened: service, routes } = await collectRoutes(() =>
    // Behind a proxy, what it forwards counts.
    openTestService({
      TRUST_PROXY: '1',
      SECURITY_CONTACT: 'mailto:security@shop.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'https://chat.example',
    }),
  ));
  world = createWorld(service);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as { port: number }).port;
  // More than a page of the export.
  await addClosedChats(service, 120, { createdAt: () => service.clock.now() });
  await fillOtherOrganisation();
  // Keeps when its key was used.
  await service.context.workers.processAll();
  others = await readOthers();
});
afterAll(() => service.stop());

test('every route that the service registers has an example to mutate', () => {
  expect(Object.keys(examples).sort()).toEqual(routes);
});

test.each(Object.keys(examples))(
  '%s takes its example, and answers mutations of it in the words of the error table',
  { timeout: 60_000 + perRoute * 2_000 },
  async (route) => {
    const intact = await send(route);
    const { refused } = (await examples[route]?.(world)) ?? {};
    if (refused === undefined) expect(intact?.status, intact?.body).toBeLessThan(400);
    else expect(intact?.status, intact?.body).toBe(refused);
    await fc.assert(
      fc.asyncProperty(mutating, async (mutated) => {
        const answer = await send(route, mutated);
        if (answer) expectPlainWords(answer);
      }),
      { numRuns: perRoute, endOnFailure: true },
    );
  },
);

test(
  'whatever is stored after that would be taken again as it stands',
  { timeout: 60_000 + perRoute * 10_000 },
  async () => {
    expect(emails.size).toBeGreaterThan(1);
    expect(await findInvalid(service, emails)).toEqual([]);
  },
);

test('of another organisation, nothing has changed', async () => {
  expect(await readOthers()).toBe(others);
});

/** They sign in, mark the agent as seen, and try whether the database takes writes. */
const writing = ['GET /api/console/session/open-id/callback', 'GET /api/console/events', 'GET /ready'];

test.each(Object.keys(examples).filter((route) => route.startsWith('GET ') && !writing.includes(route)))(
  '%s neither writes nor locks',
  async (route) => {
    // The key that signs cursors is made when it is first needed.
    await send(route);
    const { request, example } = await compose(route);
    await refuseWrites(true);
    const answer = await sendOverWire(port, request, example).finally(() => refuseWrites(false));
    expect(answer?.status, answer?.body).toBeLessThan((example.refused ?? 399) + 1);
  },
);

/** The tests' engine has one connection. */
async function refuseWrites(isRefused: boolean): Promise<void> {
  await sql`set default_transaction_read_only = ${sql.lit(isRefused)}`.execute(service.db);
}

async function send(route: string, mutated?: Mutating): Promise<WireAnswer | undefined> {
  const { request, example } = await compose(route, mutated);
  const answer = await sendOverWire(port, request, example);
  const isUser = answer?.status === 200 || answer?.status === 201;
  if (isUser && route.endsWith('user.json') && answer.body) {
    emails.add((JSON.parse(answer.body) as { email: string }).email);
  }
  return answer;
}

async function compose(route: string, mutated?: Mutating) {
  // Away from the limits, so that none hides what comes behind it.
  service.clock.advance(31_000);
  if (++sent % 200 === 0) await service.context.workers.processAll();
  await world.keys();
  const example = await examples[route]?.(world);
  if (!example) throw new Error(`${route} has no example.`);
  return { request: await composeRequest(world, route, example, mutated), example };
}

const taken = [200, 201, 202, 204, 206, 302, 304];
const refused = [400, 401, 403, 404, 405, 409, 410, 412, 413, 415, 416, 428, 431];

function expectPlainWords({ status, headers, body }: WireAnswer): void {
  expect([...taken, ...refused], body).toContain(status);
  if (status < 400 || body === '' || headers.get('content-type')?.startsWith('text/javascript')) return;
  const answer = JSON.parse(body) as { error?: object };
  const message = expect.any(String) as string;
  if (answer.error) expect(answer).toEqual({ statusCode: status, error: { message } });
  else expect(answer).toMatchObject({ code: status, message });
  expect(body).not.toMatch(/node_modules|select |\.ts:|at \w+ \(/);
}

async function fillOtherOrganisation(): Promise<void> {
  await addOtherOrganisation(service);
  const provision = createProvisioner(() => service, other.key);
  const user = exampleUser();
  await provision('PUT', 'user', user);
  const agents = exampleWidgetFields().agents.map((agent) => ({ ...agent, agentId: user.email }));
  const widget = await provision('PUT', 'widget', { email: user.email, agents });
  const { uuid: widgetId } = widget.json<{ uuid: string }>();
  const { startChat, takeMessage, endpointAdministration } = service.context;
  const caller = { orgId: other.orgId };
  const chat = { widgetId, isOffline: false, message: 'Hello', visitor: { email: 'v@x.example' } };
  const { caseId } = await startChat(caller, chat);
  await takeMessage(caller, { caseId, messageType: 1, messageBody: 'Anybody?' });
  await takeMessage(caller, { caseId, messageType: 2, messageBody: '' });
  const url = 'https://hooks.other.example/status';
  await endpointAdministration.add(other.orgId, { purpose: 'agentStatus', url });
}

async function readOthers(): Promise<string> {
  const found = await readOrganisation(service.context.store, other.orgId, 0);
  expect(found).toMatchObject({ users: [{}], cases: [{}], endpoints: [{}] });
  expect(found.entries.length).toBeGreaterThan(2);
  return JSON.stringify(found);
}
