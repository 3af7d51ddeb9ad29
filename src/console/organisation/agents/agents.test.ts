import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { AgentOverview } from '../../../operations/console/agents';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { AgentsModel } from './agents';
import { TeamsModel } from './teams';

const jonas: AgentOverview = {
  email: 'jonas@shop.example',
  name: 'Jonas',
  isAdministrator: false,
  status: 'online',
  isInvited: false,
  hasSecondFactor: true,
  sessions: 2,
  widgets: ['Shop'],
};

async function setUp(link?: string) {
  const made = { expiresAt: 1, ...(link === undefined ? {} : { link }) };
  const client = createFakeCalls({
    'GET /agents': () => ({ agents: [jonas], isMailConfigured: link === undefined }),
    'POST /agents': () => made,
    'PUT /agents/{email}': () => undefined,
    'DELETE /agents/{email}': () => undefined,
    'POST /agents/{email}/password-link': () => made,
    'DELETE /agents/{email}/second-factor': () => undefined,
    'DELETE /agents/{email}/sessions': () => undefined,
    'GET /security': () => ({ demandsSecondFactor: false }),
    'PUT /security': ({ body }) => body,
  });
  const agents = new AgentsModel({
    client,
    pageUrl: () => 'https://chat.example/console/#/agents',
  });
  await agents.list.load();
  function shown() {
    const state = agents.list.state.value;
    return state.kind === 'ready' ? state.value.agents : [];
  }
  return { client, agents, shown };
}

test('without mail the link is shown with the console’s own address, until it is copied', async () => {
  const { agents } = await setUp('/console/#/reset/token');
  await agents.invite({ email: ' ada@shop.example', name: 'Ada', isAdministrator: false });
  expect(agents.link.value).toEqual({
    email: 'ada@shop.example',
    url: 'https://chat.example/console/#/reset/token',
  });
  agents.forgetLink();
  await agents.resetPassword(jonas.email);
  expect(agents.link.value?.email).toBe(jonas.email);
});

test('an agent whose invitation got no answer is listed, since the service may have made the account', async () => {
  const { client, agents } = await setUp();
  client.failNext(new RequestFailure(0));
  const invited = agents.invite({ email: 'ada@shop.example', name: 'Ada', isAdministrator: false });
  await expect(invited).rejects.toThrow();
  expect(client.calls.at(-1)).toBe('GET /agents');
});

test('an agent is listed by the address that the service has, where the answer to its change was lost', async () => {
  const { client, agents } = await setUp();
  client.failNext(new RequestFailure(0));
  await expect(agents.changeEmail(jonas.email, 'jonas.berg@shop.example')).rejects.toThrow();
  expect(client.calls.at(-1)).toBe('GET /agents');
});

test('where mail goes out there is nothing to hand over', async () => {
  const { agents } = await setUp();
  await agents.invite({ email: 'ada@shop.example', name: 'Ada', isAdministrator: false });
  expect(agents.link.value).toBeUndefined();
});

test('what was done is seen at once', async () => {
  const { agents, shown } = await setUp();
  await agents.change(jonas.email, { isAdministrator: true });
  await agents.removeSecondFactor(jonas.email);
  await agents.endSessions(jonas.email);
  expect(shown()).toEqual([{ ...jonas, isAdministrator: true, hasSecondFactor: false, sessions: 0 }]);
  await agents.remove(jonas.email);
  expect(shown()).toEqual([]);
});

test('an address that is taken is refused in the words of the service', async () => {
  const { client, agents } = await setUp();
  const message = 'email: already has an account here';
  client.failNext(new RequestFailure(400, undefined, { code: 400, message }));
  const jonasAgain = { email: jonas.email, name: 'J', isAdministrator: false };
  await expect(agents.invite(jonasAgain)).rejects.toThrow(message);
});

test('what is demanded of everybody is shown once the service has taken it', async () => {
  const { client, agents } = await setUp();
  await agents.security.load();
  const message = 'First turn on two-factor sign-in for yourself under Account.';
  client.failNext(new RequestFailure(409, undefined, { code: 409, message }));
  await agents.demanding.run(() => agents.demandSecondFactor(true));
  expect(agents.demanding.state.value).toMatchObject({ kind: 'refused', message });
  expect(agents.security.state.value).toMatchObject({ value: { demandsSecondFactor: false } });
  await agents.demandSecondFactor(true);
  expect(agents.security.state.value).toMatchObject({ value: { demandsSecondFactor: true } });
});

test('what changes a thousand widgets may take a minute', async () => {
  const timeouts: [string, unknown][] = [];
  const { client } = await setUp();
  const patient: typeof client.call = (route, ...input) => {
    timeouts.push([route, input[0]?.timeout]);
    return client.call(route, ...input);
  };
  const agents = new AgentsModel({ client: { call: patient }, pageUrl: () => 'https://chat.example/' });
  await agents.invite({ email: 'ada@shop.example', name: 'Ada', isAdministrator: false, widgets: ['w1'] });
  await new TeamsModel({ call: patient }).remove('t1').catch(() => {});
  expect(timeouts).toContainEqual(['POST /agents', 60_000]);
  expect(timeouts).toContainEqual(['DELETE /teams/{id}', 60_000]);
});
