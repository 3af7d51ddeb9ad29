import { invitedByAgents } from '../../../contract/chat/visitors-now';
import type { CountedOutcome } from '../../../contract/organisation/invitations';
import type { InvitationFigures, RuleFigures } from '../../../operations/console/widgets';
import { Failure } from '../failure';
import type { Clock } from '../ports';
import { createOnceForAll } from '../shares/once-for-all';
import { assertMayUse, type Caller } from './caller';
import { isIdentifier, type Directory } from './directory';
import type { Widgets } from './widgets';

/** How many invitations each rule has shown, day by day: numbers, and nothing of who saw them. */
export interface InvitationCounts {
  /** So many more, one if not given. `day`: its beginning in UTC, epoch milliseconds. A widget that is gone counts nothing. */
  add(
    of: { widgetId: string; ruleId: string; day: number },
    outcome: CountedOutcome,
    times?: number,
  ): Promise<void>;
  /** From that day on. */
  since(widgetId: string, day: number): Promise<RuleFigures[]>;
  removeBefore(day: number): Promise<void>;
}

export interface InvitationReport {
  widgetId: string;
  ruleId: string;
  outcome: CountedOutcome;
}

export interface InvitationCountingPorts {
  store: { invitationCounts: InvitationCounts; widgets: Pick<Widgets, 'get' | 'getListed'> };
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
}

export type InvitationCounting = ReturnType<typeof createInvitationCounting>;

const countedDays = 30;
const day = 24 * 3_600_000;

export function createInvitationCounting({ store, directory, clock }: InvitationCountingPorts) {
  /** Each waits for the one before: a widget’s rule has one row a day. */
  const count = createOnceForAll<void>();

  function today(): number {
    return Math.floor(clock.now() / day) * day;
  }
  function firstDay(): number {
    return today() - (countedDays - 1) * day;
  }

  return {
    /** Throws `notFound` for a widget of others, and for a rule that its pages do not have from here. */
    async countInvitation(caller: Caller, { widgetId, ruleId, outcome }: InvitationReport): Promise<void> {
      const widget = await directory.widget(widgetId);
      assertMayUse(widget, caller);
      const { proactive, visitorsNow } = widget.settings;
      const isKnown =
        proactive.rules.some(({ id }) => id === ruleId) || (visitorsNow.isOn && ruleId === invitedByAgents);
      if (!isKnown) throw new Failure('notFound');
      const counted = { widgetId: widget.id, ruleId, day: today() };
      const key = JSON.stringify([counted, outcome]);
      await count({ share: String(widget.orgId), key }, (times) =>
        store.invitationCounts.add(counted, outcome, times),
      );
    },

    async invitationFigures(orgId: number, id: string): Promise<InvitationFigures> {
      const widget = isIdentifier(id) ? await store.widgets.getListed(id.toLowerCase()) : undefined;
      if (widget?.orgId !== orgId) throw new Failure('notFound');
      return { days: countedDays, rules: await store.invitationCounts.since(widget.id, firstDay()) };
    },

    forgetOldInvitations: () => store.invitationCounts.removeBefore(firstDay()),
  };
}
