import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConsoleClient } from '../../../client/console-client';
import { createVisitorChatClient, type VisitorChatClient } from '../../../client/visitor-chat-client';
import type { KeyList, NewKey } from '../../../operations/console/keys';
import { demo } from '../../demo/demo-organisation';
import { registerTestBot } from '../../testing/test-bot';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openConsoleClient } from '../../testing/test-console-client';
import { createLogReader } from '../../testing/test-logs';
import { openTestService, type TestService } from '../../testing/test-service';

const email = 'robin@x.example';

let service: TestService;
let visitor: VisitorChatClient;
let agent: ConsoleClient;
let administrator: ConsoleCall;
const { readAll } = createLogReader(() => service);

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  visitor = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
  agent = await openConsoleClient(baseUrl);
  administrator = await signInToConsole(service);
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { keys } = (await administrator('GET', '/keys')).json<KeyList>();
  for (const { id } of keys.filter(({ kind }) => kind === 'identity')) await revoke(id);
});

async function makeSecret() {
  return (await administrator('POST', '/keys', { kind: 'identity' })).json<NewKey & { key: string }>();
}
function revoke(id: string) {
  return administrator('DELETE', `/keys/${id}`);
}
function proofOf(text: string, secret: string) {
  return createHmac('sha256', secret).update(text).digest('hex');
}

async function start(identityProof?: string, more: { email?: string; widgetId?: string } = { email }) {
  const chat = { widgetId: demo.widgetId, visitorMessage: 'Hi', ...more };
  return (await visitor.start({ ...chat, ...(identityProof === undefined ? {} : { identityProof }) })).caseId;
}

async function identityIn(caseId: string) {
  return (await agent.caseDetails(caseId)).summary.identity;
}

test('a right proof is shown to agents, in the export and to the bot', async () => {
  const { key } = await makeSecret();
  const { id: widgetId } = await service.addWidget();
  const bot = await registerTestBot(service, { widgetId });
  const caseId = await start(proofOf(email, key), { email: ` ${email} `, widgetId });
  expect(await identityIn(caseId)).toBe('verified');
  await service.context.delivery.processAll();
  expect(bot.events()).toMatchObject([{ event: 'chatStarted', email, identity: 'verified' }]);
  await visitor.send({ caseId, messageType: 2 });
  const { cases } = await readAll({ start: '2026-11-18', end: '2026-11-18' });
  const record = cases.find(({ id }) => id === caseId);
  expect(record?.requester_details?.other_data).toEqual(['identity: verified']);
  await bot.close();
});

test.each(['\u212Aim@x.example', 'k\u0130m@x.example'])(
  'an address that is another one in small letters opens no chat of that one: %j',
  async (alike) => {
    const { key } = await makeSecret();
    await start(proofOf('kim@x.example', key), { email: 'kim@x.example' });
    await expect(start(proofOf(alike, key), { email: alike })).rejects.toMatchObject({ status: 400 });
  },
);

test('a visitor who proves an address continues the running chat, on any device', async () => {
  const { key } = await makeSecret();
  const proof = proofOf('two@x.example', key);
  const first = await start(proof, { email: 'two@x.example' });
  await visitor.send({ caseId: first, messageType: 1, messageBody: 'On the phone' });
  expect(await start(proof, { email: 'two@x.example' })).toBe(first);
  const { visitorMessages } = await visitor.poll(first, { index: 0, visitorMessages: true });
  expect(visitorMessages?.map(({ text }) => text)).toEqual(['Hi', 'On the phone', 'Hi']);
  expect(await start(undefined, { email: 'two@x.example' })).not.toBe(first);
  await visitor.send({ caseId: first, messageType: 2 });
  expect(await start(proof, { email: 'two@x.example' })).not.toBe(first);
});

test('devices of one visitor who proves an address start one chat, also at the same moment', async () => {
  const { key } = await makeSecret();
  for (let round = 0; round < 5; round++) {
    const own = `${round}@x.example`;
    const proof = proofOf(own, key);
    const cases = await Promise.all([1, 2, 3].map(() => start(proof, { email: own })));
    expect(new Set(cases).size).toBe(1);
    const { visitorMessages } = await visitor.poll(cases[0] ?? '', { index: 0, visitorMessages: true });
    expect(visitorMessages).toHaveLength(3);
  }
});

test('a wrong proof refuses no chat, and agents see that it is wrong', async () => {
  const { key } = await makeSecret();
  const wrong = [
    proofOf('ann@x.example', key),
    proofOf(email, 'another secret'),
    proofOf(email, key).slice(0, 62),
    `${proofOf(email, key)}00`,
    'no hex at all',
  ];
  for (const proof of wrong) expect(await identityIn(await start(proof))).toBe('failed');
});

test('nothing is shown without a proof, nor with one that no secret can have made', async () => {
  expect(await identityIn(await start(proofOf(email, 'made up')))).toBeUndefined();
  await makeSecret();
  expect(await identityIn(await start())).toBeUndefined();
});

test('a secret is replaced without a gap: both count until the old one is revoked', async () => {
  const old = await makeSecret();
  const fresh = await makeSecret();
  async function identities() {
    return Promise.all([old, fresh].map(async ({ key }) => identityIn(await start(proofOf(email, key)))));
  }
  expect(await identities()).toEqual(['verified', 'verified']);
  await revoke(old.id);
  expect(await identities()).toEqual(['failed', 'verified']);
});

test('a secret is shown once, and is neither a key nor a token', async () => {
  const { key } = await makeSecret();
  expect((await administrator('GET', '/keys')).body).not.toContain(key);
  const check = { url: `/api/v1/chat/${demo.widgetId}`, headers: { 'x-api-key': key } };
  expect((await service.app.inject(check)).statusCode).toBe(401);
});
