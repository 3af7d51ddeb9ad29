import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '../../operations/console/audit';
import { demo } from '../demo/demo-organisation';
import { createTeamAdministration } from '../domain/organisation/team-administration';
import { secrets } from '../adapters/secrets';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import { createAuditedStore } from '../storage/audit/audited-store';
import { onStatement } from '../storage/test-store';
import { createProvisioner, exampleAgentFields, exampleWidgetFields } from '../testing/test-provisioning';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
let call: ConsoleCall;
const visitor = createTestVisitor(() => service);
const provision = createProvisioner(() => service);

beforeAll(async () => {
  service = await openTestService({
    ALLOW_PRIVATE_WEBHOOKS: '1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'chat@shop.example',
  });
  call = await signInToConsole(service);
  await sql`
    insert into agents select (json_populate_record(a, json_build_object('email', n || '@many.example', 'name', 'Agent ' || n, 'status', 'pause'))).*
    from agents a, generate_series(1, 2500) n where a.email = ${demo.agents[1].email}`.execute(service.db);
});
afterAll(() => service.stop());

function emails(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, at) => `${from + at + 1}@many.example`);
}

async function addTeam(members: string[]): Promise<string> {
  const answer = await call('POST', '/teams', { name: `Team ${secrets.uuid()}`, members });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
}

async function withoutTeams(): Promise<void> {
  await sql`delete from teams where org_id = ${demo.orgId}`.execute(service.db);
}

function setTeams(widgetId: string, teams: string[]) {
  return call('PUT', `/widgets/${widgetId}`, { teams });
}

test('a widget is answered by a thousand agents and no more, in whichever way they are added', async () => {
  const { id } = await service.addWidget();
  const [large, small] = [await addTeam(emails(0, 900)), await addTeam(emails(900, 950))];
  expect((await setTeams(id, [large, small])).statusCode).toBe(200);
  const refusals = [
    await setTeams(id, [large, small, await addTeam(emails(1_000, 1_100))]),
    await call('PUT', `/teams/${small}`, { members: emails(900, 1_050) }),
    await call('PUT', `/widgets/${id}`, {
      agents: emails(1_000, 1_100).map((email) => ({ email, alias: 'Kim', tags: [] })),
    }),
    await provision('POST', 'widget', {
      ...exampleWidgetFields({
        agents: emails(1_000, 1_100).map((agentId) => exampleAgentFields({ agentId })),
      }),
      uuid: id,
    }),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([413, 413, 413, 413]);
  await sql`
    insert into widget_agents (widget_id, position, email, alias, kind, tags)
    select ${id}, 100 + n, n || '@many.example', 'Kim', 'human', '[]' from generate_series(2000, 2060) n`.execute(
    service.db,
  );
  const invited = { email: 'one-more@many.example', name: 'Kim', isAdministrator: false };
  expect((await call('POST', '/agents', { ...invited, widgets: [id] })).statusCode).toBe(413);
  expect((await call('POST', '/agents', { ...invited, teams: [small] })).statusCode).toBe(413);
  // Where there are too many from before, there may be fewer.
  expect((await call('PUT', `/teams/${small}`, { members: emails(900, 940) })).statusCode).toBe(200);
  await withoutTeams();
});

test('all widgets of an organisation together have room for fifty thousand', async () => {
  const team = await addTeam(emails(0, 1_000));
  const other = await service.addWidget();
  await sql`
    insert into widgets select (json_populate_record(w, json_build_object('id', gen_random_uuid()))).*
    from widgets w, generate_series(1, 49) where w.id = ${other.id}`.execute(service.db);
  await sql`
    insert into widget_teams (widget_id, team_id)
    select id, ${team} from widgets where org_id = ${demo.orgId} and id <> ${other.id} limit 49`.execute(
    service.db,
  );
  const small = await addTeam(emails(0, 990));
  expect((await setTeams(other.id, [small])).statusCode).toBe(413);
  await withoutTeams();
});

test('an organisation has two hundred teams', async () => {
  await sql`
    insert into teams (id, org_id, name, name_key, revision)
    select gen_random_uuid(), ${demo.orgId}, n || '', n || '', 1 from generate_series(1, 199) n`.execute(
    service.db,
  );
  await addTeam([]);
  expect((await call('POST', '/teams', { name: 'One more' })).statusCode).toBe(409);
  await withoutTeams();
});

test('a team that answers many widgets goes from some of them at a time, between which others write', async () => {
  const team = await addTeam(emails(0, 3));
  await sql`
    insert into widget_teams (widget_id, team_id)
    select id, ${team} from widgets where org_id = ${demo.orgId} limit 25`.execute(service.db);
  let transactions = 0;
  const { store } = service.context;
  const { remove } = createTeamAdministration({
    store: {
      ...store,
      transaction(work) {
        transactions++;
        return store.transaction(work);
      },
    },
    secrets,
  });
  await remove(demo.orgId, team);
  expect(transactions).toBe(3);
  expect((await call('GET', '/teams')).json()).toEqual({ teams: [] });
});

async function answeredByMany(changes: Parameters<TestService['addWidget']>[0] = {}, status = 'pause') {
  const widget = await service.addWidget(changes);
  await sql`
    update agents set status = ${status}, status_source = 'endpoint' where email like '%@many.example'`.execute(
    service.db,
  );
  await sql`
    insert into widget_agents (widget_id, position, email, alias, kind, tags)
    select ${widget.id}, 100 + n, n || '@many.example', 'Kim ' || n, 'human', '[]' from generate_series(1, 300) n`.execute(
    service.db,
  );
  return widget;
}

test('a call to a chat that waits reaches a hundred agents, by mail and on the screen', async () => {
  const { id: widgetId } = await answeredByMany({}, 'online');
  const caseId = await visitor.start({ widgetId });
  await service.context.callAgents();
  service.clock.advance(200_000);
  await service.context.callAgents();
  const { calls } = (await call('GET', `/cases/${caseId}/routing`)).json<{ calls: { names: string[] }[] }>();
  expect(calls.map(({ names }) => names.length)).toEqual([100, 100]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deliveries where kind = 'waitingChat'`.execute(service.db);
  expect(rows).toEqual([{ count: 100 }]);
  await service.context.closeCase(caseId, 'agent', '');
});

test('a decision keeps few of many candidates, and a case few decisions', async () => {
  const { id: widgetId } = await answeredByMany({
    routing: { rule: 'roundRobin', chatLimit: 0, returnAfterSeconds: 0 },
  });
  const caseId = await visitor.start({ widgetId });
  const { routing } = service.context.store;
  async function decide(times: number) {
    for (let at = 0; at < times; at++) {
      const status = at % 2 === 0 ? 'online' : 'pause';
      await sql`
        update widgets set routing = jsonb_set(routing, '{chatLimit}', to_jsonb(${at}::int)) where id = ${widgetId}`.execute(
        service.db,
      );
      await sql`update agents set status = ${status} where email = '1@many.example'`.execute(service.db);
      await sql`update cases set claimed_by = null where id = ${caseId}`.execute(service.db);
      await service.context.routeChats();
    }
  }
  await decide(2);
  expect(await routing.ofCase(caseId)).toHaveLength(3);
  // As if it had gone on like this.
  await sql`
    insert into routing_decisions (case_id, number, widget_id, at, chosen, facts)
    select case_id, number + 3 * copy, widget_id, at, chosen, facts
    from routing_decisions, generate_series(1, 32) as copies (copy) where case_id = ${caseId}`.execute(
    service.db,
  );
  await decide(6);
  const decisions = await routing.ofCase(caseId);
  expect(decisions).toHaveLength(100);
  for (const { facts } of decisions) expect(facts).toMatchObject({ candidates: { length: 200 } });
});

test('a list of thousands of agents is no statement that PostgreSQL compiles, which takes it seconds', async () => {
  await answeredByMany();
  const team = await addTeam(emails(0, 900));
  await sql`
    insert into widget_teams (widget_id, team_id) select id, ${team} from widgets where org_id = ${demo.orgId} limit 20`.execute(
    service.db,
  );
  await sql`analyze`.execute(service.db);
  const statements: string[] = [];
  const stopListening = onStatement((statement) => statements.push(statement));
  expect((await call('GET', '/agents')).statusCode).toBe(200);
  stopListening();
  const [list = ''] = statements.filter((statement) => statement.includes('answering_agents'));
  const values = list.replace(/\$\d+/g, String(demo.orgId));
  const { rows } = await sql<Record<string, [{ Plan: Record<string, number> }]>>`
    explain (format json) ${sql.raw(values)}`.execute(service.db);
  const [plan] = Object.values(rows[0] ?? {});
  // Of twice as many agents it would be 100,000: the default of `jit_above_cost`.
  expect(plan?.[0].Plan['Total Cost']).toBeLessThan(50_000);
  await withoutTeams();
});

test('where one agent of a widget is added, the audit log does not compare all of them', async () => {
  const widget = await service.addWidget();
  const read: (string | undefined)[] = [];
  const store = createAuditedStore(
    {
      ...service.elsewhere,
      transaction: (work) =>
        service.elsewhere.transaction((tables) => {
          function agents(id: string, email?: string) {
            read.push(email);
            return tables.widgets.agents(id, email);
          }
          return work({ ...tables, widgets: { ...tables.widgets, agents } });
        }),
    },
    { clock: service.clock, actor: () => ({ kind: 'service', name: '' }) },
  );
  const email = '7@many.example';
  await store.transaction(async ({ widgets }) => {
    await widgets.update({ ...widget, revision: 2 });
    await widgets.putAgent({ widgetId: widget.id, email, alias: 'Kim', kind: 'human', tags: [] });
    await widgets.removeAgent(widget.id, email);
  });
  expect(new Set(read)).toEqual(new Set([email]));
  const { entries } = (await call('GET', `/audit?subjectId=${widget.id}`)).json<AuditPage>();
  const paths = ['alias', 'kind', 'tags'].map((name) => `agents.${email}.${name}`);
  expect(entries.map(({ changes }) => changes.map(({ path }) => path))).toEqual([paths, paths]);
});
