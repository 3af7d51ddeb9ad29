import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../demo-organisation';
import { openTestService, type TestService } from '../../test-service';

let service: TestService;
let caseId: string;

beforeAll(async () => {
  service = await openTestService();
  const query = new URLSearchParams({ widgetId: demo.widgetId, email: 'v@x.example', visitorMessage: 'Hi' });
  const answer = await service.app.inject({
    method: 'POST',
    url: `/api/v1/chat?${query}`,
    headers: { 'x-api-key': demo.keys.visitor },
  });
  caseId = answer.json<{ caseId: string }>().caseId;
});
afterAll(() => service.stop());

const names = [
  'widgetId',
  'caseId',
  'email',
  'phone',
  'isOffline',
  'visitorMessage',
  'messageType',
  'messageBody',
  'messageId',
  'index',
  'isTyping',
  'agentTyping',
  'jsVariables',
  'pageUrl',
  'locale',
  '__proto__',
  'constructor',
];
const odd = [
  '\0',
  '\ud800',
  'x\0y',
  '%',
  '%00',
  '%E4',
  '-1',
  '1e99',
  '[]',
  '{}',
  '[null]',
  '1',
  '2',
  'true',
  '💬'.repeat(300),
];
const value = () =>
  fc.oneof(
    fc.constantFrom(...odd),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constant(caseId),
    fc.constant(demo.widgetId),
  );
const fields = () => fc.array(fc.tuple(fc.constantFrom(...names), value()), { maxLength: 8 });
const encode = (pairs: [string, string][]) => new URLSearchParams(pairs).toString();

test('nothing that a client sends makes the service fail', async () => {
  const garbage = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
    path: fc.oneof(
      fc.constantFrom('', '/', `/${demo.widgetId}`, '/poll/', `/poll/${caseId}`),
      fc
        .string({ maxLength: 20 })
        .map((text) => `/${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`),
      fc.constantFrom('/%', '/%00', '/poll/%E4%00'),
    ),
    query: fc.oneof(
      fields().map(encode),
      fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x21-\x7e]|#/g, '')),
    ),
    contentType: fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/json',
      'text/plain',
      'multipart/form-data',
      undefined,
    ),
    body: fc.oneof(
      fields().map(encode),
      fields().map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
      fc.json(),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      fc.constant(undefined),
    ),
    key: fc.constantFrom(demo.keys.visitor, demo.keys.visitor, demo.keys.visitor, 'wrong', ''),
  });
  let address = 0;
  await fc.assert(
    fc.asyncProperty(garbage, async ({ method, path, query, contentType, body, key }) => {
      address++;
      const answer = await service.app.inject({
        method: method as 'GET',
        url: `/api/v1/chat${path}?${query}`,
        headers: { 'x-api-key': key, ...(contentType ? { 'content-type': contentType } : {}) },
        // Each from an address of its own, so that no limit hides what comes behind it.
        remoteAddress: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
        ...(body === undefined || method === 'GET' ? {} : { payload: body }),
      });
      expect([200, 400, 401, 404, 405, 409, 413]).toContain(answer.statusCode);
      if (answer.statusCode === 404) expect(answer.body).toBe('');
      else if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ code: answer.statusCode });
    }),
    { numRuns: 1_000, interruptAfterTimeLimit: 5_000, markInterruptAsFailure: false },
  );
});

test('what a database cannot keep is taken out, and the rest kept', async () => {
  const answer = await service.app.inject({
    method: 'PUT',
    url: '/api/v1/chat',
    headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'application/json' },
    payload: `{"caseId":"${caseId}","messageType":6,"messageBody":"a\\u0000b\\ud800c"}`,
  });
  expect(answer.json()).toMatchObject({ messageType: '6', messageBody: 'ab\ufffdc' });
});
