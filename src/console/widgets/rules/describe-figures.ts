import { formatNumber } from '../../kit/page/numbers';
import type { InvitationFigures } from '../../../operations/console/widgets';

/** What became of a rule's invitations, in a sentence. `isPublished`: pages have the rule. */
export function describeFigures(
  { days, rules }: InvitationFigures,
  ruleId: string,
  isPublished: boolean,
): string {
  const counted = rules.find((rule) => rule.ruleId === ruleId);
  if (!counted) return isPublished ? `No invitations in the last ${days} days` : 'Not published yet';
  const { shown, answered, closed } = counted;
  return `Last ${days} days: shown ${times(shown)}, ${formatNumber(answered)} answered, ${formatNumber(closed)} closed`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${formatNumber(count)} times`;
}
