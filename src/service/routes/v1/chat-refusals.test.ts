import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor, newChat } from '../../testing/test-visitor';

const unknownId = '22222222-2222-4222-8222-222222222222';
const form = 'application/x-www-form-urlencoded';

let service: TestService;
const { call, send, start } = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
  const { store } = service.context;
  await store.organisations.add({ id: 7, name: 'Other' });
  await store.keys.add(7, 'visitor', 'other-key');
});
afterAll(() => service.stop());

test('starts that are refused count for their address, not for the organisation that all visitors share', async () => {
  const { limits } = service.context;
  function used() {
    return limits.startOfOrganisation.counter.known(String(demo.orgId))?.used ?? 0;
  }
  const before = used();
  for (const fields of [{}, { widgetId: unknownId }, { ...newChat, isOffline: 'perhaps' }])
    expect((await send('POST', fields)).statusCode).toBeGreaterThanOrEqual(400);
  expect(used()).toBe(before);
  await start();
  expect(used()).toBe(before + 1);
});

describe('Errors of the visitor chat', () => {
  const noKey = { 'x-api-key': '' };
  test.each<[number, string, () => Promise<{ statusCode: number; body: string }>]>([
    [400, 'widgetId', () => send('POST', { email: 'v@x.example' })],
    [400, 'email', () => send('POST', { widgetId: demo.widgetId, visitorMessage: 'x' })],
    [400, 'email', () => send('POST', { ...newChat, email: 'ann,bob@x.example' })],
    [400, 'visitorMessage', () => send('POST', { widgetId: demo.widgetId, email: 'v@x.example' })],
    [400, 'visitorMessage', () => send('POST', { ...newChat, visitorMessage: 'x'.repeat(10_001) })],
    [400, 'isOffline', () => send('POST', { ...newChat, isOffline: 'perhaps' })],
    [400, 'jsVariables', () => send('POST', { ...newChat, jsVariables: '{"a":1}' })],
    [400, 'messageId', () => send('POST', { ...newChat, messageId: 'x'.repeat(101) })],
    [400, 'Idempotency-Key', () => send('POST', newChat, { 'idempotency-key': 'x'.repeat(101) })],
    [400, 'index', () => call('GET', `/poll/${unknownId}?index=-1`)],
    [400, 'index', () => call('GET', `/poll/${unknownId}?index=1.5`)],
    [400, 'wait', () => call('GET', `/poll/${unknownId}?wait=26`)],
    [400, 'isTyping', () => call('GET', `/poll/${unknownId}?isTyping=2`)],
    [400, 'caseId', () => send('PUT', { messageType: '1', messageBody: 'x' })],
    [400, 'messageType', () => send('PUT', { caseId: unknownId, messageBody: 'x' })],
    [
      400,
      'messageType',
      async () => send('PUT', { caseId: await start(), messageType: '3', messageBody: 'x' }),
    ],
    [400, 'messageBody', async () => send('PUT', { caseId: await start(), messageType: '1' })],
    [
      400,
      'messageBody',
      async () => send('PUT', { caseId: await start(), messageType: '7', messageBody: 'x:y' }),
    ],
    [401, 'x-api-key', () => call('GET', `/${demo.widgetId}`, { headers: noKey })],
    [401, 'x-api-key', () => call('GET', `/poll/${unknownId}`, { headers: { 'x-api-key': 'wrong' } })],
    [401, 'x-api-key', () => send('POST', newChat, noKey)],
    [401, 'x-api-key', () => send('PUT', {}, noKey)],
    [401, 'x-api-key', () => call('GET', `/${demo.widgetId}`, { headers: { 'x-api-key': demo.keys.token } })],
    [405, 'Allow', () => call('DELETE', '')],
    [405, 'Allow', () => call('GET', '')],
    [405, 'Allow', () => call('POST', `/${demo.widgetId}`)],
    [405, 'Allow', () => call('PUT', `/poll/${unknownId}`)],
    [
      405,
      'content type',
      () => call('POST', '', { headers: { 'content-type': 'application/json' }, payload: '{"a":' }),
    ],
    [
      405,
      'content type',
      () => call('POST', '', { headers: { 'content-type': 'application/json' }, payload: '[1]' }),
    ],
    [
      405,
      'content type',
      () => {
        const email = '['.repeat(30_000) + ']'.repeat(30_000);
        const payload = `{"widgetId":"${demo.widgetId}","email":${email}}`;
        return call('POST', '', { headers: { 'content-type': 'application/json' }, payload });
      },
    ],
    [
      405,
      'content type',
      () => call('PUT', '', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }),
    ],
    [405, 'content type', () => call('PUT', '', { headers: { 'content-type': form }, payload: 'a=%E4' })],
    [
      405,
      'content type',
      () => call('PUT', '', { headers: { 'content-type': form }, payload: Buffer.from([0x61, 0x3d, 0xff]) }),
    ],
    [
      405,
      'content type',
      () =>
        call('PUT', '', { headers: { 'content-type': form, 'content-encoding': 'gzip' }, payload: 'a=1' }),
    ],
    [
      413,
      'large',
      () => call('PUT', '', { headers: { 'content-type': form }, payload: 'x'.repeat(300_000) }),
    ],
  ])('%i names %s', async (status, word, ask) => {
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    const body = JSON.parse(answer.body) as { code: number; message: string };
    expect(body.code).toBe(status);
    expect(body.message).toContain(word);
  });

  test.each<[string, () => Promise<{ statusCode: number; body: string }>]>([
    ['widget', () => call('GET', `/${unknownId}`)],
    ['widget whose id has another shape', () => call('GET', '/%00%E4')],
    ['widget whose id is very long', () => call('GET', `/${'x'.repeat(900)}`)],
    ['case to poll', () => call('GET', `/poll/${unknownId}`)],
    ['case to send to', () => send('PUT', { caseId: 'nonsense', messageType: '1', messageBody: 'x' })],
    ['widget to start on', () => send('POST', { ...newChat, widgetId: unknownId })],
    ['path', () => call('GET', '/a/b/c')],
    [
      'widget of another organisation',
      () => call('GET', `/${demo.widgetId}`, { headers: { 'x-api-key': 'other-key' } }),
    ],
    ['start on it', () => send('POST', newChat, { 'x-api-key': 'other-key' })],
    [
      'poll of its case',
      async () => call('GET', `/poll/${await start()}`, { headers: { 'x-api-key': 'other-key' } }),
    ],
    [
      'message to its case',
      async () => send('PUT', { caseId: await start(), messageType: '2' }, { 'x-api-key': 'other-key' }),
    ],
  ])('404 has an empty body: unknown %s', async (_name, ask) => {
    const answer = await ask();
    expect([answer.statusCode, answer.body]).toEqual([404, '']);
  });

  test('405 of a method names those allowed', async () => {
    const answer = await call('DELETE', '', { headers: { 'x-api-key': '' } });
    expect(answer.headers['allow']).toBe('POST, PUT, OPTIONS');
  });
});
