import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitTable } from '../../operations/limits';
import { demo } from '../demo/demo-organisation';
import { exhaust } from '../testing/exhaust';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor, newChat } from '../testing/test-visitor';
import { form, json, show } from './requests';

let service: TestService;
const visitor = createTestVisitor(() => service);
const unknownId = '22222222-2222-4222-8222-222222222222';

beforeAll(async () => {
  service = await openTestService({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://chat.example' });
});
afterAll(() => service.stop());

const ofOrganisation = Object.entries(limitTable)
  .filter(([, { per }]) => per === 'organisation')
  .map(([name]) => name as keyof typeof limitTable);

/** What has been used of each limit that everybody in the organisation shares. */
function usesOfOrganisation() {
  return ofOrganisation.map((name) => {
    const limit = service.context.limits[name];
    return [name, 'counter' in limit ? (limit.counter.known(String(demo.orgId))?.used ?? 0) : 0];
  });
}

async function endedChat(): Promise<string> {
  const caseId = await visitor.start({ widgetId: demo.appWidgetId });
  await visitor.send('PUT', { caseId, messageType: '2' });
  return caseId;
}

/** What a stranger with the public key may ask for in vain. */
const refused: Record<string, () => Promise<InjectOptions>> = {
  'a start without fields': async () => form('POST', '/api/v1/chat', {}),
  'a start on no widget': async () => form('POST', '/api/v1/chat', { ...newChat, widgetId: unknownId }),
  'an offline message without an address': async () =>
    form('POST', '/api/v1/chat', { widgetId: demo.widgetId, visitorMessage: 'Hi', isOffline: 'true' }),
  'a message to no chat': async () =>
    form('PUT', '/api/v1/chat', { caseId: unknownId, messageType: '1', messageBody: 'Hi' }),
  'a message to an ended chat': async () =>
    form('PUT', '/api/v1/chat', { caseId: await endedChat(), messageType: '1', messageBody: 'Hi' }),
  'a rating of no chat': async () => form('POST', `/api/v1/chat/${unknownId}/survey`, { score: '5' }),
  'a screenshot for no chat': async () => show(unknownId),
  'a screenshot that is no picture': async () => ({
    ...show(await visitor.start({ widgetId: demo.appWidgetId })),
    payload: Buffer.from('x'),
  }),
  'a transcript of no chat': async () =>
    form('POST', `/api/v1/chat/${unknownId}/transcript`, { email: 'v@x.example' }),
  'a transcript to a mailbox that has had its five': async () => {
    exhaust(service, 'transcriptToRecipient', newChat.email);
    return form('POST', `/api/v1/chat/${await endedChat()}/transcript`, { email: newChat.email });
  },
  'a call with a wrong provisioning key': async () => ({
    method: 'GET',
    url: `/api/v1/user.json?api_key=wrong&email=${newChat.email}`,
  }),
  'a change of status with a wrong token': async () =>
    json('POST', '/api/v2/agentstatus', {}, { authorization: 'wrong' }),
};

test.each(Object.entries(refused))(
  '%s is refused, and uses up nothing that all in the organisation share',
  async (_what, prepare) => {
    const request = await prepare();
    const before = usesOfOrganisation();
    expect((await service.app.inject(request)).statusCode).toBeGreaterThanOrEqual(400);
    expect(usesOfOrganisation()).toEqual(before);
  },
);

test('one line of IPv6, which has thousands of addresses, begins few of the chats that all in the organisation share', async () => {
  async function start(remoteAddress: string) {
    return (await service.app.inject({ ...form('POST', '/api/v1/chat', newChat), remoteAddress })).statusCode;
  }
  // Two addresses of it have had all that they may.
  for (const _ of [1, 2]) exhaust(service, 'start', '2001:db8:7::/48');
  const before = usesOfOrganisation();
  expect([await start('2001:db8:7:3::1'), await start('2001:db8:7:ffff::1')]).toEqual([429, 429]);
  expect(usesOfOrganisation()).toEqual(before);
  expect(await start('2001:db8:8:3::1')).toBe(200);
});
