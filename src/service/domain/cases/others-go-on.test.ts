import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseDetails } from '../../../operations/console/cases';
import { handOverLostChats } from '../../bots/lost-chats';
import { demo } from '../../demo/demo-organisation';
import { registerTestBot } from '../../testing/test-bot';
import { signInToConsole } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';
import type { Widget } from '../widgets/widgets';

let service: TestService;
const visitor = createTestVisitor(() => service);
const [{ email }] = demo.agents;
const given: Partial<Widget> = { routing: { rule: 'roundRobin', chatLimit: 0, returnAfterSeconds: 10 } };

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
});
afterAll(() => service.stop());

async function summaryFor(agent: string, caseId: string) {
  const call = await signInToConsole(service, agent);
  return (await call('GET', `/cases/${caseId}`)).json<CaseDetails>().summary;
}

async function setStatus(status: 'online' | 'pause') {
  await service.context.setByEndpoint(demo.orgId, { agent_id: email, status });
}

async function ownerOf(caseId: string) {
  return (await service.context.store.cases.get(caseId))?.claimedBy?.email;
}

/** Lets the database refuse every change of a case while something runs. */
async function whileOneFails(caseId: string, run: () => Promise<unknown>) {
  const { db } = service;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    db,
  );
  const on = [
    ['cases', 'update', 'id'],
    ['agent_calls', 'insert', 'case_id'],
  ] as const;
  for (const [table, change, column] of on)
    await sql
      .raw(
        `create trigger refused before ${change} on ${table} for each row when (new.${column} = '${caseId}') execute function refuse()`,
      )
      .execute(db);
  try {
    await expect(run()).rejects.toThrow('refused');
  } finally {
    await sql`drop function refuse cascade`.execute(db);
  }
}

test('a chat that agents can’t be called to keeps none of the others uncalled', async () => {
  const ids = [await visitor.start(), await visitor.start()];
  await whileOneFails(ids[0] ?? '', service.context.callAgents);
  const calls = await service.context.store.agentCalls.ofCases(ids);
  expect([...calls.keys()]).toEqual(ids.slice(1));
});

test('a chat that can’t be given to an agent, or taken back, keeps none of the others', async () => {
  const widgets = [await service.addWidget(given), await service.addWidget(given)];
  const ids: string[] = [];
  for (const { id: widgetId } of widgets) ids.push(await visitor.start({ widgetId }));
  await setStatus('online');
  await whileOneFails(ids[0] ?? '', service.context.routeChats);
  expect(await Promise.all(ids.map(ownerOf))).toEqual([undefined, email]);
  await service.context.routeChats();
  expect(await Promise.all(ids.map(ownerOf))).toEqual([email, email]);
  // From now on it counts how long they wait.
  await service.context.routeChats();
  service.clock.advance(11_000);
  await setStatus('pause');
  await whileOneFails(ids[0] ?? '', service.context.routeChats);
  expect(await Promise.all(ids.map(ownerOf))).toEqual([email, undefined]);
});

test('a chat that can’t be taken from a bot that is gone keeps none of the others', async () => {
  const { id: widgetId } = await service.addWidget();
  const bot = await registerTestBot(service, { widgetId });
  const first = await visitor.start({ widgetId });
  service.clock.advance(1);
  const ids = [first, await visitor.start({ widgetId })];
  await service.context.endpointAdministration.remove(demo.orgId, bot.endpoint.id);
  await bot.close();
  await whileOneFails(ids[0] ?? '', () => handOverLostChats(service.context));
  const bots = await Promise.all(ids.map(async (id) => (await service.context.store.cases.get(id))?.botId));
  expect(bots).toEqual([bot.endpoint.id, undefined]);
});

test('a chat that waits for an agent who does not answer its widget any more waits for everyone again', async () => {
  await setStatus('online');
  const widget = await service.addWidget(given);
  const caseId = await visitor.start({ widgetId: widget.id });
  expect(await ownerOf(caseId)).toBe(email);
  await handOverLostChats(service.context);
  expect(await ownerOf(caseId)).toBe(email);
  const { widgets } = service.context.store;
  const team = await service.context.teamAdministration.create(demo.orgId, {
    name: 'Days',
    members: [email],
  });
  await widgets.setTeams(widget.id, [team.id]);
  await widgets.removeAgent(widget.id, email);
  await handOverLostChats(service.context);
  expect(await ownerOf(caseId)).toBe(email);
  await widgets.setTeams(widget.id, []);
  await handOverLostChats(service.context);
  expect(await ownerOf(caseId)).toBeUndefined();
  await service.context.setByEndpoint(demo.orgId, { agent_id: demo.agents[1].email, status: 'online' });
  await service.context.routeChats();
  expect(await ownerOf(caseId)).toBe(demo.agents[1].email);
});

test('what a visitor writes to an agent who does not answer the widget any more is for everyone, and only then', async () => {
  const [maya, jonas] = demo.agents;
  await setStatus('online');
  await service.context.setByEndpoint(demo.orgId, { agent_id: jonas.email, status: 'online' });
  const widget = await service.addWidget();
  const caseId = await visitor.start({ widgetId: widget.id });
  const call = await signInToConsole(service, maya.email);
  expect((await call('POST', `/cases/${caseId}/entries`, { text: 'Hello' })).statusCode).toBe(200);
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hi' });
  await handOverLostChats(service.context);
  expect(await summaryFor(jonas.email, caseId)).toMatchObject({
    state: 'active',
    owner: { email: maya.email },
  });
  expect((await call('POST', `/cases/${caseId}/entries`, { text: 'A moment' })).statusCode).toBe(200);
  await service.context.store.widgets.removeAgent(widget.id, maya.email);
  await handOverLostChats(service.context);
  expect(await summaryFor(jonas.email, caseId)).toMatchObject({
    state: 'active',
    owner: { email: maya.email },
  });
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Are you there?' });
  await handOverLostChats(service.context);
  const summary = await summaryFor(jonas.email, caseId);
  expect(summary).toMatchObject({ state: 'waiting' });
  expect(summary.owner).toBeUndefined();
});
