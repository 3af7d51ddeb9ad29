import { longestName } from '../../../contract/limits';
import type { NewTeam, Team as ShownTeam, TeamChange } from '../../../operations/console/teams';
import { parseEmail } from '../agents/email-address';
import type { Team, TeamRecord } from '../agents/teams';
import { Failure, invalidParameter } from '../failure';
import type { Secrets } from '../ports';
import { isIdentifier } from '../widgets/directory';
import { withRoomForStaff } from '../widgets/room-for-staff';
import type { OrganisationStore, OrganisationTables } from './tables';

export interface TeamAdministrationPorts {
  store: OrganisationStore;
  secrets: Pick<Secrets, 'uuid'>;
}

export type TeamAdministration = ReturnType<typeof createTeamAdministration>;

/** So few that others hardly wait for the database. */
const widgetsAtOnce = 10;

/** Teams as administrators keep them in the console. */
export function createTeamAdministration({ store, secrets }: TeamAdministrationPorts) {
  return {
    async list(orgId: number): Promise<ShownTeam[]> {
      return (await store.teams.ofOrganisation(orgId)).map(asShown);
    },

    create: (orgId: number, { name, members = [] }: NewTeam): Promise<ShownTeam> =>
      store.transaction(async (tables) => {
        const team = { id: secrets.uuid(), orgId, name: readName(name), revision: 1 };
        return withRoomForStaff(tables, orgId, async () => {
          assertFree(await tables.teams.add(team));
          await setMembers(tables, team, members);
          return show(tables, team);
        });
      }),

    change: (orgId: number, id: string, { name, members, revision }: TeamChange): Promise<ShownTeam> =>
      store.transaction(async (tables) => {
        const before = await lockOwn(tables, orgId, id);
        if (revision !== undefined && revision !== before.revision) throw new Failure('changedMeanwhile');
        const after = {
          ...before,
          ...(name === undefined ? {} : { name: readName(name) }),
          revision: before.revision + 1,
        };
        assertFree(await tables.teams.update(after));
        if (members) await withRoomForStaff(tables, orgId, () => setMembers(tables, after, members));
        return show(tables, after);
      }),

    /** Its agents stay, and answer no widget by it any more. Some widgets at a time: it may answer a thousand. */
    async remove(orgId: number, id: string): Promise<void> {
      let isRemoved = false;
      while (!isRemoved)
        isRemoved = await store.transaction(async (tables) => {
          const team = await lockOwn(tables, orgId, id);
          const answered = await tables.teams.widgetsOf(team.id);
          for (const widgetId of answered.slice(0, widgetsAtOnce))
            await takeFromWidget(tables, widgetId, team);
          if (answered.length > widgetsAtOnce) return false;
          await tables.teams.remove(orgId, team.id);
          return true;
        });
    },
  };
}

/** A change of the widget: others who edit it meanwhile have a conflict. */
async function takeFromWidget({ widgets }: OrganisationTables, widgetId: string, team: Team): Promise<void> {
  const widget = await widgets.lock(widgetId);
  if (!widget) return;
  const others = (await widgets.teams(widgetId)).filter(({ id }) => id !== team.id);
  await widgets.setTeams(
    widgetId,
    others.map(({ id }) => id),
  );
  await widgets.update({ ...widget, revision: widget.revision + 1 });
}

async function lockOwn({ teams }: OrganisationTables, orgId: number, id: string): Promise<Team> {
  await teams.lockAll(orgId);
  const team = isIdentifier(id) ? await teams.get(orgId, id.toLowerCase()) : undefined;
  if (!team) throw new Failure('notFound');
  return team;
}

/** A person who appears twice is in it once. */
async function setMembers(
  { teams }: OrganisationTables,
  { id, orgId }: Team,
  wanted: string[],
): Promise<void> {
  const emails = wanted.map((email, at) => parseEmail(email, `members[${at}]`));
  const members = new Set(await teams.setMembers(orgId, id, emails));
  const stranger = emails.findIndex((email) => !members.has(email));
  if (stranger >= 0) throw invalidParameter(`members[${stranger}]`, 'is not one of your agents');
}

async function show({ teams }: OrganisationTables, { id, orgId }: Team): Promise<ShownTeam> {
  const record = (await teams.ofOrganisation(orgId)).find((one) => one.id === id);
  if (!record) throw new Failure('notFound');
  return asShown(record);
}

function asShown({ orgId: _organisation, ...team }: TeamRecord): ShownTeam {
  return team;
}

function assertFree(outcome: 'added' | 'updated' | 'nameTaken'): void {
  if (outcome === 'nameTaken') throw invalidParameter('name', 'is already the name of another team');
}

/** With single blanks: pages show no others, and who deletes it types it. */
function readName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!name || name.length > longestName)
    throw invalidParameter('name', `must be 1 to ${longestName} characters`);
  return name;
}
