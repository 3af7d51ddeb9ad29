import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitTable } from '../../../operations/limits';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor, newChat } from '../../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const address = '127.0.0.1';
const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(30_000)]);
const long = 'x'.repeat(9_000);

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

function used(): number {
  return service.context.limits.bytesOfAddress.counter.known(address)?.used ?? 0;
}

test.each([
  ['page variables', start({ jsVariables: JSON.stringify([{ name: 'cart', value: long }]) })],
  ['a first question', start({ visitorMessage: long })],
  ['addresses of pages, also those that are cut', start({ pageUrl: `https://x.example/${long}` })],
  ['a message', (caseId: string) => visitor.send('PUT', { caseId, messageType: '1', messageBody: long })],
  [
    'words for the agent alone',
    (caseId: string) => visitor.send('PUT', { caseId, messageType: '6', messageBody: long }),
  ],
  [
    'the id of a button',
    (caseId: string) =>
      visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Yes', displayResponseId: long }),
  ],
  [
    'a screenshot',
    (caseId: string) =>
      service.app.inject({
        method: 'POST',
        url: `/api/v1/chat/${caseId}/screenshot`,
        headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'image/png' },
        payload: picture,
      }),
  ],
])('%s count with every byte for the address that writes them', async (_what, write) => {
  const caseId = await visitor.start({ widgetId: demo.appWidgetId });
  const before = used();
  await write(caseId);
  expect(used() - before).toBeGreaterThan(9_000);
});

test.each([
  ['in one piece', (body: string) => body],
  ['in chunks', (body: string) => Readable.from([Buffer.from(body)])],
])('a body nested deeper than can be read, %s, is refused as malformed', async (_how, payloadOf) => {
  const caseId = await visitor.start();
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const answer = await service.app.inject({
    method: 'PUT',
    url: '/api/v1/chat',
    headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'application/json' },
    payload: payloadOf(`{"caseId":"${caseId}","messageType":1,"messageBody":${deep}}`),
  });
  expect(answer.statusCode).toBe(405);
  const unread = await service.app.inject({
    method: 'PUT',
    url: '/api/v1/chat',
    headers: { 'x-api-key': demo.keys.visitor, 'content-type': 'application/json' },
    payload: payloadOf(`{"caseId":"${caseId}","messageType":1,"messageBody":"Hi","more":${deep}}`),
  });
  expect(unread.statusCode).toBeLessThan(500);
});

test('an address that has written its bytes writes no more, and other organisations and readers notice nothing', async () => {
  const caseId = await visitor.start();
  const { counter } = service.context.limits.bytesOfAddress;
  counter.add(address, limitTable.bytesOfAddress.max);
  const sent = await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hi' });
  expect(sent.statusCode).toBe(429);
  expect((await visitor.call('GET', `/poll/${caseId}`)).statusCode).toBe(200);
  service.clock.advance(limitTable.bytesOfAddress.perMs);
  expect((await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hi' })).statusCode).toBe(200);
});

function start(more: Record<string, string>) {
  return () => visitor.send('POST', { ...newChat, ...more });
}
