import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { Team } from '../../../operations/console/teams';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { TeamModel } from './team';
import { teamsIn, TeamsModel } from './teams';

const sales: Team = { id: 't1', name: 'Sales', members: ['ada@x.example'], widgets: ['Shop'], revision: 3 };

function setUp() {
  let stored: Team[] = [sales];
  const client = createFakeCalls({
    'GET /teams': () => ({ teams: stored }),
    'POST /teams': ({ body: { name } }) => {
      const made = { id: 't2', name, members: [], widgets: [], revision: 1 };
      stored = [...stored, made];
      return made;
    },
    'PUT /teams/{id}': ({ path: { id }, body }) => {
      const { revision = 0, ...team } = { ...sales, id, ...body };
      stored = [{ ...team, revision: revision + 1 }];
      return { ...team, revision: revision + 1 };
    },
    'DELETE /teams/{id}': ({ path: { id } }) => void (stored = stored.filter((team) => team.id !== id)),
    'GET /agents': () => ({ agents: [], isMailConfigured: false }),
  });
  const conflict = new RequestFailure(409, undefined, { code: 409, message: 'Somebody else changed this.' });
  return { client, conflict, change: (team: Team) => void (stored = [team]) };
}

test('an agent is put into a team and out of it with the version that was read', async () => {
  const { client, conflict, change } = setUp();
  const teams = new TeamsModel(client);
  await teams.list.load();
  await teams.setMember('t1', 'ben@x.example', true);
  expect(client.calls.at(-1)).toContain('"members":["ada@x.example","ben@x.example"],"revision":3');
  expect(teamsIn(teams)[0]).toMatchObject({ members: ['ada@x.example', 'ben@x.example'], revision: 4 });
  // Where somebody else came first, what they saved is shown.
  const theirs = { ...sales, members: [], revision: 9 };
  change(theirs);
  client.failNext(conflict);
  await expect(teams.setMember('t1', 'ada@x.example', false)).rejects.toBe(conflict);
  expect(teamsIn(teams)).toEqual([theirs]);
  expect(await teams.create('Support')).toBe('t2');
  await teams.remove('t1');
  expect(teamsIn(teams).map(({ name }) => name)).toEqual(['Support']);
});

test('of choices made while the one before is written, none is lost', async () => {
  const { client } = setUp();
  const teams = new TeamsModel(client);
  await teams.list.load();
  const first = teams.setMember('t1', 'ben@x.example', true);
  const second = teams.setMember('t1', 'cy@x.example', true);
  const shown = ['ada@x.example', 'ben@x.example', 'cy@x.example'];
  expect(teamsIn(teams)[0]?.members).toEqual(shown);
  await Promise.all([first, second]);
  expect(teamsIn(teams)[0]).toMatchObject({ members: shown, revision: 5 });
});

test('two who edit a team at once settle it, and one who edits what is gone is told', async () => {
  const { client, conflict } = setUp();
  const team = new TeamModel(client, 't1');
  await team.draft.load();
  team.setMember('ben@x.example', true);
  team.setMember('ada@x.example', false);
  client.failNext(conflict);
  expect(await team.draft.save()).toBe(false);
  expect(team.draft.state.value).toEqual({ kind: 'conflict' });
  expect(await team.draft.keepMine()).toBe(true);
  // What the other one changed beside it stays.
  expect(client.calls.at(-1)).not.toContain('"name"');
  expect(team.draft.saved.value).toEqual({ name: 'Sales', members: ['ben@x.example'], widgets: ['Shop'] });
  await team.draft.takeTheirs();
  expect(client.calls.some((call) => call.startsWith('GET /agents'))).toBe(true);
  const gone = new TeamModel(client, 't9');
  await gone.draft.load();
  expect(gone.draft.state.value).toMatchObject({ kind: 'failed', message: 'This team was removed.' });
});
