import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { addOtherOrganisation, other } from '../../testing/test-provisioning';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
const [maya] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  await addOtherOrganisation(service);
});
afterAll(() => service.stop());

function send(body: unknown, headers: Record<string, string> = { authorization: demo.keys.token }) {
  return service.app.inject({
    method: 'POST',
    url: '/api/v2/agentstatus',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function agent() {
  return service.context.store.agents.get(maya.email);
}

describe('Agent status (v2): POST /api/v2/agentstatus', () => {
  test('with status=online sets the agent online, by the endpoint', async () => {
    const answer = await send({ agent_id: maya.email, status: 'online' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { agent_id: maya.email, status: 'online' }]);
    expect(await agent()).toMatchObject({ status: 'online', statusSource: 'endpoint' });
  });

  test('with status=pause sets it to pause, and keeps sub_status', async () => {
    const answer = await send({ agent_id: maya.email, status: 'pause', sub_status: ' Lunch ' });
    expect(answer.json()).toEqual({ agent_id: maya.email, status: 'pause', sub_status: 'Lunch' });
    expect(await agent()).toMatchObject({ status: 'pause', subStatus: 'Lunch' });
    await send({ agent_id: maya.email, status: 'online' });
    expect(await agent()).not.toHaveProperty('subStatus');
  });

  test('lasts though no console is there', async () => {
    await send({ agent_id: maya.email, status: 'online' });
    service.clock.advance(3_600_000);
    await service.context.consolePresence.pauseGone();
    expect(await agent()).toMatchObject({ status: 'online' });
  });

  test.each([
    ['with a prefix', `wc:${maya.email}`],
    ['in capitals', maya.email.toUpperCase()],
  ])('takes agent_id %s', async (_how, agent_id) => {
    expect((await send({ agent_id, status: 'pause' })).json()).toEqual({
      agent_id: maya.email,
      status: 'pause',
    });
  });

  test.each([
    ['as it is', demo.keys.token],
    ['after Bearer', `Bearer ${demo.keys.token}`],
    ['after bearer', `bearer  ${demo.keys.token}`],
  ])('takes the token %s', async (_how, authorization) => {
    expect((await send({ agent_id: maya.email, status: 'pause' }, { authorization })).statusCode).toBe(200);
  });
});

describe('Errors of the agent status and of receivers', () => {
  test.each([
    ['agent_id', 'missing', { status: 'online' }],
    ['agent_id', 'no address', { agent_id: 'maya', status: 'online' }],
    ['status', 'missing', { agent_id: maya.email }],
    ['status', 'offline, which no operation sets', { agent_id: maya.email, status: 'offline' }],
    ['status', 'in the wrong case', { agent_id: maya.email, status: 'Online' }],
    ['sub_status', 'too long', { agent_id: maya.email, status: 'pause', sub_status: 'x'.repeat(201) }],
  ])('Agent status: %s that is %s is 400 with {code, message} that names it', async (field, _what, body) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 400, message: expect.stringMatching(`^${field}: `) as string });
  });

  test.each([
    ['broken JSON', '{', 'application/json'],
    ['no body', '', 'application/json'],
    ['a form', 'agent_id=a', 'application/x-www-form-urlencoded'],
  ])('400 with {code, message} is the answer to %s', async (_what, body, contentType) => {
    const headers = { authorization: demo.keys.token, 'content-type': contentType };
    const answer = await send(body, headers);
    expect(answer.json()).toEqual({ code: 400, message: expect.any(String) as string });
  });

  test.each(['', 'wrong', 'Bearer', demo.keys.provisioning, demo.keys.visitor])(
    'Authentication: Agent status POST (v2) with the token %j is 401',
    async (authorization) => {
      const answer = await send({ agent_id: maya.email, status: 'pause' }, { authorization });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 401 }]);
    },
  );

  test("404 is the answer for an agent that is unknown, or another organisation's", async () => {
    const unknown = await send({ agent_id: 'nobody@shop.example', status: 'online' });
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 404 }]);
    await send({ agent_id: maya.email, status: 'pause' });
    const theirs = await send({ agent_id: maya.email, status: 'online' }, { authorization: other.token });
    expect(theirs.statusCode).toBe(404);
    expect(await agent()).toMatchObject({ status: 'pause' });
  });

  test('405 with Allow is the answer to another method', async () => {
    const answer = await service.app.inject({ method: 'GET', url: '/api/v2/agentstatus' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });
});
