import { invitedByAgents } from '../../../contract/chat/visitors-now';
import { formatNumber } from '../../kit/format/numbers';
import type { InvitationFigures } from '../../../operations/console/widgets';
import { rulesTexts } from './texts';

/** What became of a rule's invitations, in a sentence. `isPublished`: pages have the rule. */
export function describeFigures(
  { days, rules }: InvitationFigures,
  ruleId: string,
  isPublished: boolean,
): string {
  const texts = rulesTexts();
  const counted = rules.find((rule) => rule.ruleId === ruleId);
  if (!counted) return isPublished ? texts.noInvitations(days) : texts.notPublished;
  const { shown, answered, closed } = counted;
  const times = texts.times(shown, formatNumber(shown));
  return texts.figures(days, times, formatNumber(answered), formatNumber(closed));
}

/** The same of the invitations that agents sent by hand, if there were any. */
export function describeByAgents(figures: InvitationFigures): string | undefined {
  return figures.rules.some(({ ruleId }) => ruleId === invitedByAgents)
    ? rulesTexts().byAgents(describeFigures(figures, invitedByAgents, true))
    : undefined;
}
