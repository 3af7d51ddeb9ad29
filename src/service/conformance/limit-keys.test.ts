import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { limitTable } from '../../operations/limits';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor, newChat } from '../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)]);

beforeAll(async () => {
  // Behind one proxy, the client's address is the last that the header names.
  service = await openTestService({ TRUST_PROXY: '1' });
});
afterAll(() => service.stop());

describe('a chat has one limit, however its id is spelled', () => {
  test.each([
    ['messages', limitTable.send.max, (caseId: string) => say(caseId)],
    [
      'ratings',
      limitTable.followUp.max,
      (caseId: string) => visitor.call('POST', `/${caseId}/survey?score=5`),
    ],
    ['screenshots', limitTable.screenshot.max, (caseId: string) => show(caseId)],
  ])('%s', async (_what, max, use) => {
    const caseId = await visitor.start({ widgetId: demo.appWidgetId });
    const spellings = [
      caseId,
      caseId.toUpperCase(),
      `${caseId.slice(0, 20)}${caseId.slice(20).toUpperCase()}`,
    ];
    const statuses: number[] = [];
    for (let at = 0; at < max + 3; at++) {
      statuses.push((await use(spellings[at % spellings.length] ?? '')).statusCode);
    }
    expect(statuses.slice(0, max)).not.toContain(429);
    expect(statuses.slice(max)).toEqual([429, 429, 429]);
    service.clock.advance(3_600_000);
  });
});

describe('the limits of an address', () => {
  test('are those of its 64 bits of IPv6', async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= limitTable.start.max; at++) {
      statuses.push((await startFrom(`2001:db8:1:2:${at.toString(16)}::${at.toString(16)}`)).statusCode);
    }
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await startFrom('2001:DB8:1:2:ffff::')).statusCode).toBe(429);
    expect((await startFrom('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  test('are not those of an address that the client writes itself', async () => {
    service.clock.advance(3_600_000);
    const statuses: number[] = [];
    for (let at = 0; at <= limitTable.start.max; at++) {
      statuses.push((await startFrom(`192.0.2.${at}, 198.51.100.7`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

test('an organisation has a limit, from however many addresses its chats begin', async () => {
  service.clock.advance(3_600_000);
  const { startOfOrganisation } = service.context.limits;
  for (let at = 0; at < limitTable.startOfOrganisation.max - 2; at++)
    startOfOrganisation.count(String(demo.orgId));
  // What is refused leaves it alone.
  for (let at = 0; at < 5; at++) await startFrom(`10.0.1.${at}`, { widgetId: 'none' });
  const statuses: number[] = [];
  for (let at = 0; at < 5; at++) statuses.push((await startFrom(`10.0.0.${at}`)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429, 429]);
});

function say(caseId: string) {
  return visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hello' });
}

function show(caseId: string) {
  return visitor.call('POST', `/${caseId}/screenshot`, {
    headers: { 'content-type': 'image/png' },
    payload: picture,
  });
}

function startFrom(address: string, fields: Record<string, string> = {}) {
  return visitor.send('POST', { ...newChat, ...fields }, { 'x-forwarded-for': address });
}
