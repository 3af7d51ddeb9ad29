import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { signInToConsole } from '../testing/test-console';
import { exampleUser } from '../testing/test-provisioning';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
let port: number;
const moment = 2_000;

beforeAll(async () => {
  service = await openTestService();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as AddressInfo).port;
});
afterAll(() => service.stop());

/** Begins a request, which is let in. The answer's status comes once `send` has sent its body. */
async function begin(head: string[], body: object): Promise<() => Promise<number>> {
  const text = JSON.stringify(body);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const lines = [...head, 'Host: x', 'Content-Type: application/json', `Content-Length: ${text.length}`];
  const isLetIn = once(service.app.server, 'request');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  await isLetIn;
  // Behind the look at its key.
  await service.context.store.organisations.list();
  return async () => {
    socket.write(text);
    await once(socket, 'close');
    return Number(answer.split(' ')[1]);
  };
}

test.each([
  ['is revoked', (id: string) => service.context.store.keys.remove(demo.orgId, id)],
  ['ends', async () => service.clock.advance(90_000)],
])('a provisioning key that %s while a body arrives changes nothing', async (what, end) => {
  const key = `cwp_leaked ${what}`.replaceAll(' ', '_');
  const expiresAt = service.clock.now() + 60_000;
  const id = await service.context.store.keys.add(demo.orgId, 'provisioning', key, { expiresAt });
  const user = exampleUser();
  const send = await begin(['PUT /api/v1/user.json HTTP/1.1', `X-API-Key: ${key}`], user);
  await end(id);
  service.clock.advance(moment);
  expect(await send()).toBe(401);
  expect(await service.context.store.agents.get(user.email)).toBeUndefined();
});

test('a token that is revoked while a body arrives changes nothing', async () => {
  const { keys, agents } = service.context.store;
  const { email } = demo.agents[1];
  await agents.setStatus(email, { status: 'pause', source: 'endpoint', at: service.clock.now() });
  const id = await keys.add(demo.orgId, 'token', 'cwt_leaked');
  const send = await begin(['POST /api/v2/agentstatus HTTP/1.1', 'Authorization: cwt_leaked'], {
    agent_id: `wc:${email}`,
    status: 'online',
  });
  await keys.remove(demo.orgId, id);
  service.clock.advance(moment);
  expect(await send()).toBe(401);
  expect((await agents.get(email))?.status).toBe('pause');
});

test.each([
  ['the session is over', 401, (email: string) => service.context.store.sessions.removeOf(email)],
  [
    'they are no administrator any more',
    403,
    (email: string) => service.context.store.agents.update(email, { isAdministrator: false }),
  ],
])('what an agent has in the line is not carried out once %s', async (_, status, end) => {
  const { answering, store } = service.context;
  const [{ email }] = demo.agents;
  const call = await signInToConsole(service);
  const holding: (() => void)[] = [];
  for (let at = 0; at < 3; at++)
    void answering.inTurn(
      { orgId: demo.orgId, email },
      () => new Promise<void>((done) => holding.push(done)),
    );
  await store.organisations.list();
  expect(holding).toHaveLength(3);
  const answer = call('POST', '/keys', { kind: 'provisioning', name: 'a back door' });
  // Who closes the connection is not watched any more.
  for (let turn = 0; turn < 20; turn++) await store.organisations.list();
  await end(email);
  service.clock.advance(moment);
  for (const release of holding) release();
  expect((await answer).statusCode).toBe(status);
  expect((await store.keys.list(demo.orgId)).map(({ name }) => name)).not.toContain('a back door');
});
