import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTypes } from './domain/users';
import { demo } from './demo-organisation';
import { exampleAgentFields, exampleUser } from './test-provisioning';
import { openTestService, type TestService } from './test-service';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

const odd = [
  '\0',
  '\ud800',
  'x\0y',
  '%',
  "'; drop table cases; --",
  '-1',
  '1e99',
  '[]',
  '{}',
  '💬'.repeat(60),
  '__proto__',
];
const email = demo.agents[0].email;
const names = [
  'email',
  'name',
  'password',
  'accountType',
  'phone',
  'templateId',
  'uuid',
  'agents',
  'destinationEmail',
  'enableProactiveChat',
  'enableConversations',
  'conversationSchedule',
  'proactiveSettings',
  'agent_id',
  'status',
  'sub_status',
  'widgetId',
  'timezone',
  'start',
  'end',
  'next',
  'score',
  'comment',
  '__proto__',
  'constructor',
];
const sensible = [
  email,
  `wc:${email}`,
  demo.widgetId,
  'biz',
  '+12127365000',
  '2026-11-18',
  'online',
  'UTC',
  true,
  50,
  [exampleAgentFields()],
  { timeZone: 'UTC', schedules: [] },
  ...Object.values(exampleUser()),
];
const value = fc.oneof(
  fc.constantFrom<unknown>(...sensible),
  fc.constantFrom<unknown>(...odd),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.jsonValue({ maxDepth: 4 }),
);
const fields = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 9 });
const asQuery = (pairs: [string, unknown][]) =>
  new URLSearchParams(
    pairs.map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  ).toString();

const paths = [
  '/api/v1/user.json',
  '/api/v1/widget.json',
  '/api/v2/agentstatus',
  `/api/v2/${demo.orgId}/logs`,
  '/api/v2/%00/logs',
  `/api/v1/chat/${demo.widgetId}/survey`,
  '/api/v1/chat/%/transcript',
];

const request = fc.record({
  path: fc.constantFrom(...paths),
  method: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH'),
  query: fields.map(asQuery),
  contentType: fc.constantFrom('application/json', 'application/json', 'text/plain', undefined),
  body: fc.oneof(
    fields.map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
    fields.map(
      (pairs) => `{${pairs.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`).join()}}`,
    ),
    fc.json(),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc.constant('['.repeat(5_000)),
  ),
  idempotencyKey: fc.option(fc.constantFrom('a', 'b', 'x'.repeat(101)), { nil: undefined }),
});

test('nothing that a system sends makes the service fail, and nothing wrong is stored', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(request, async ({ path, method, query, contentType, body, idempotencyKey }) => {
      // Away from the limits, so that none hides what comes behind it.
      if (++sent % 100 === 0) service.clock.advance(60_000);
      const answer = await service.app.inject({
        method: method as 'GET',
        url: `${path}?${query}&api_key=${demo.keys.provisioning}`,
        headers: {
          authorization: demo.keys.token,
          'x-api-key': demo.keys.visitor,
          ...(contentType ? { 'content-type': contentType } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(method === 'GET' ? {} : { payload: body }),
      });
      expect([200, 201, 400, 401, 404, 405, 409, 413]).toContain(answer.statusCode);
      if (answer.statusCode >= 400 && answer.body) {
        expect(answer.json()).toEqual({ code: answer.statusCode, message: expect.any(String) as string });
        expect(answer.body).not.toMatch(/node_modules|select |\.ts:/);
      }
    }),
    { numRuns: 1_500, interruptAfterTimeLimit: 8_000, markInterruptAsFailure: false },
  );

  const { widgets, agents } = service.context.store;
  for (const widget of await widgets.ofOrganisation(demo.orgId)) {
    expect(widget.name.length).toBeLessThan(100);
    expect(widget.ownerEmail).toMatch(/^[^\sA-Z@]+@[^\sA-Z@]+$/);
    for (const one of await widgets.agents(widget.id)) {
      expect(one.email).toMatch(/^[^\sA-Z@]+@[^\sA-Z@]+$/);
      const user = await agents.get(one.email);
      if (user) expect(accountTypes).toContain(user.accountType);
    }
  }
});
