import type { StaffMember } from '../../widgets/widgets';
import type { ChatCase } from '../cases';
import { isPersonOnline } from '../hand-over';
import { hasTags } from '../transfer-target';

/** Whom a chat is for: the agent to whom it was given, those whom a transfer meant, or all people of its widget. */
export function calledPeople(staff: readonly StaffMember[], chat: ChatCase): StaffMember[] {
  const people = staff.filter(({ kind }) => kind === 'human');
  const { claimedBy, wantedAgent, wantedTags = [] } = chat;
  const owners = people.filter(({ email }) => email === claimedBy?.email);
  if (owners.length > 0) return owners;
  const wanted = people.filter(
    (member) => (wantedAgent === undefined || member.email === wantedAgent) && hasTags(member, wantedTags),
  );
  return wanted.length > 0 ? wanted : people;
}

/** Those who can be reached this way: who is online, or else who is not. */
export function reachable(
  people: readonly StaffMember[],
  canReach: (member: StaffMember) => boolean,
): StaffMember[] {
  const reached = people.filter(canReach);
  const online = reached.filter(isPersonOnline);
  return online.length > 0 ? online : reached;
}
