import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleEvent } from '../../../../operations/console/events';
import type { PasswordLink } from '../../../../operations/console/agents';
import type { AuditPage } from '../../../../operations/console/audit';
import type { Team } from '../../../../operations/console/teams';
import type { WidgetDetails } from '../../../../operations/console/widgets';
import { demo } from '../../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../../testing/test-console';
import {
  addOtherOrganisation,
  agentNamed,
  createProvisioner,
  exampleUser,
  other,
} from '../../../testing/test-provisioning';
import { openTestService, type TestService } from '../../../testing/test-service';
import { createTestVisitor } from '../../../testing/test-visitor';

const [maya, jonas] = demo.agents;
let service: TestService;
let call: ConsoleCall;
const visitor = createTestVisitor(() => service);
const provision = createProvisioner(() => service);

beforeAll(async () => {
  service = await openTestService();
  await addOtherOrganisation(service);
  call = await signInToConsole(service);
});
afterAll(() => service.stop());

async function create(name: string, ...members: string[]): Promise<Team> {
  const answer = await call('POST', '/teams', { name, members });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Team>();
}
async function list(): Promise<Team[]> {
  return (await call('GET', '/teams')).json<{ teams: Team[] }>().teams;
}
async function refusal(answer: Promise<{ statusCode: number; json(): unknown }>) {
  const { statusCode, json } = await answer;
  return [statusCode, (json() as { message: string }).message];
}
/** A widget that nobody is on by themselves. */
async function newWidget(...teams: string[]): Promise<WidgetDetails> {
  const { id } = (await call('POST', '/widgets', { name: 'Lamps' })).json<WidgetDetails>();
  return (await call('PUT', `/widgets/${id}`, { agents: [], teams })).json<WidgetDetails>();
}

test('a team is made, changed and deleted, its name once in whichever case', async () => {
  const made = await create('  Sales  &\n🛋 <script> ', jonas.email.toUpperCase(), jonas.email);
  expect(made).toMatchObject({
    name: 'Sales & 🛋 <script>',
    members: [jonas.email],
    widgets: [],
    revision: 1,
  });
  const taken = [400, 'name: is already the name of another team'];
  expect(await refusal(call('POST', '/teams', { name: 'SALES & 🛋 <SCRIPT>' }))).toEqual(taken);
  const second = await create('Support');
  expect(await refusal(call('PUT', `/teams/${second.id}`, { name: made.name }))).toEqual(taken);
  const changed = await call('PUT', `/teams/${made.id}`, { name: 'Sales', members: [], revision: 1 });
  expect(changed.json()).toEqual({ ...made, name: 'Sales', members: [], revision: 2 });
  const late = await call('PUT', `/teams/${made.id}`, { members: [maya.email], revision: 1 });
  expect(late.statusCode).toBe(409);
  expect(await list()).toEqual([changed.json(), second]);
  for (const { id } of [made, second]) expect((await call('DELETE', `/teams/${id}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/teams/${made.id}`)).statusCode).toBe(404);
});

test('nobody but agents of the organisation is in a team, and nothing is kept of a change with a fault', async () => {
  const team = await create('Support', jonas.email);
  const eve = exampleUser({ email: 'eve@other.example' });
  await createProvisioner(() => service, other.key)('PUT', 'user', eve);
  for (const stranger of ['nobody@x.example', 'eve@other.example'])
    expect(
      await refusal(call('PUT', `/teams/${team.id}`, { name: 'New', members: [maya.email, stranger] })),
    ).toEqual([400, 'members[1]: is not one of your agents']);
  expect(await refusal(call('POST', '/teams', { name: ' ' }))).toEqual([
    400,
    'name: must be 1 to 99 characters',
  ]);
  const theirs = { id: service.context.secrets.uuid(), orgId: other.orgId, name: 'Theirs', revision: 1 };
  await service.context.store.teams.add(theirs);
  expect((await call('PUT', `/teams/${theirs.id}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await call('DELETE', `/teams/${theirs.id}`)).statusCode).toBe(404);
  const { id } = await newWidget();
  expect(await refusal(call('PUT', `/widgets/${id}`, { teams: [team.id, theirs.id] }))).toEqual([
    400,
    'teams[1]: is not one of your teams',
  ]);
  const invitation = { email: 'ada@x.example', name: 'Ada', isAdministrator: false, teams: [theirs.id] };
  expect(await refusal(call('POST', '/agents', invitation))).toEqual([
    400,
    'teams[0]: is not one of your teams',
  ]);
  expect(await service.context.store.agents.get('ada@x.example')).toBeUndefined();
  expect(await list()).toEqual([team]);
  await call('DELETE', `/teams/${team.id}`);
});

test('a person invited into a team answers its widgets, and one who leaves it does not', async () => {
  const team = await create('Support');
  const widget = await newWidget(team.id);
  expect(widget).toMatchObject({ agents: [], teams: [team.id] });
  const invitation = { email: 'grace@x.example', name: 'Grace', isAdministrator: false, teams: [team.id] };
  expect((await call('POST', '/agents', invitation)).json<PasswordLink>().link).toBeDefined();
  const [after] = await list();
  expect(after).toMatchObject({ members: ['grace@x.example'], widgets: ['Lamps'], revision: 2 });
  const staff = await service.context.store.widgets.staff(widget.id);
  expect(staff).toMatchObject([{ email: 'grace@x.example', alias: 'Grace', tags: ['Support'] }]);
  // One who reads the team before and writes it after gets a conflict.
  expect((await call('PUT', `/teams/${team.id}`, { members: [], revision: 1 })).statusCode).toBe(409);
  await call('PUT', `/teams/${team.id}`, { members: [], revision: 2 });
  expect(await service.context.store.widgets.staff(widget.id)).toEqual([]);
  await call('DELETE', `/teams/${team.id}`);
});

test('a deleted team is a change of its widgets, for those who edit them and for the audit log', async () => {
  const team = await create('Support', jonas.email);
  const widget = await newWidget(team.id);
  await call('DELETE', `/teams/${team.id}`);
  const late = { name: 'Lights', teams: [team.id], revision: widget.revision };
  expect((await call('PUT', `/widgets/${widget.id}`, late)).statusCode).toBe(409);
  expect((await call('GET', `/widgets/${widget.id}`)).json()).toMatchObject({ teams: [] });
  const { entries } = (await call('GET', '/audit')).json<AuditPage>();
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'removed', subject: 'team', subjectId: team.id },
    {
      action: 'changed',
      subject: 'widget',
      subjectId: widget.id,
      changes: [{ path: 'teams', before: '"Support"' }],
    },
  ]);
});

test('a chat appears in the console of who joins the team, and no further word of it once they have left', async () => {
  const events: ConsoleEvent[] = [];
  const agent = await service.context.store.agents.get(jonas.email);
  const leave =
    agent &&
    (await service.context.feed.subscribe(agent, { send: (event) => void events.push(event), end() {} }));
  const team = await create('Support');
  const { id: widgetId } = await newWidget(team.id);
  const console = await signInToConsole(service, jonas.email);
  async function open() {
    const page = (await console('GET', '/cases?view=open')).json<{ cases: { id: string }[] }>();
    return page.cases.map(({ id }) => id);
  }
  async function happened() {
    await service.context.feed.settled();
    return events.splice(0).map(({ type }) => type);
  }
  const caseId = await visitor.start({ widgetId });
  expect(await happened()).not.toContain('case');
  expect(await open()).not.toContain(caseId);
  await call('PUT', `/teams/${team.id}`, { members: [jonas.email] });
  expect(await happened()).toEqual(['agent', 'hello']);
  expect(await open()).toContain(caseId);
  expect(
    (await console('POST', `/cases/${caseId}/entries`, { text: 'Hi', messageId: 'm1' })).statusCode,
  ).toBe(200);
  await call('PUT', `/teams/${team.id}`, { members: [] });
  await happened();
  expect(await open()).not.toContain(caseId);
  await visitor.start({ widgetId });
  expect(await happened()).not.toContain('case');
  leave?.();
  await call('DELETE', `/teams/${team.id}`);
});

test('systems list and set the agents who are on a widget by themselves; its teams stay', async () => {
  const team = await create('Support', jonas.email);
  const { id: uuid } = await newWidget(team.id);
  const agent = {
    agentId: maya.email,
    agentAlias: 'M.',
    agentAvatar: 'https://x.example/m.png',
    agentType: 'webclient',
  };
  const fields = { uuid, email: maya.email, agents: [agent] };
  expect((await provision('POST', 'widget', fields)).json()).toMatchObject({
    agents: [{ ...agent, agentId: agentNamed(maya.email) }],
  });
  expect((await service.context.store.widgets.staff(uuid)).map(({ alias }) => alias)).toEqual([
    'M.',
    jonas.name,
  ]);
  const read = await provision('GET', 'widget', { uuid, email: maya.email });
  expect(read.json<{ agents: unknown[] }>().agents).toHaveLength(1);
  await call('DELETE', `/teams/${team.id}`);
});
