import { Failure } from '../failure';
import type { Staffing, Widgets } from './widgets';

/** Whom a chat goes to is looked for among all of a widget's, and lists of an organisation have all of all its widgets. */
const most: Staffing = { teams: 200, ofOneWidget: 1_000, ofAllWidgets: 50_000 };

/**
 * Carries out a change of who answers widgets. Throws where it adds more than there is room for: `alreadyExists` for teams, and
 * `tooLarge` for agents, since a console that sent a revision takes a 409 for somebody else's change.
 */
export async function withRoomForStaff<Answer>(
  { widgets }: { widgets: Pick<Widgets, 'lockStaffing'> },
  orgId: number,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const before = await widgets.lockStaffing(orgId);
  const answer = await change();
  const after = await widgets.lockStaffing(orgId);
  if (after.teams > Math.max(most.teams, before.teams))
    throw new Failure('alreadyExists', `There are ${most.teams} teams. Remove some first.`);
  if (after.ofOneWidget > Math.max(most.ofOneWidget, before.ofOneWidget))
    throw new Failure('tooLarge', `A widget is answered by at most ${most.ofOneWidget} agents.`);
  if (after.ofAllWidgets > Math.max(most.ofAllWidgets, before.ofAllWidgets))
    throw new Failure(
      'tooLarge',
      `All widgets together are answered by at most ${most.ofAllWidgets} agents, each counted once for each widget.`,
    );
  return answer;
}
