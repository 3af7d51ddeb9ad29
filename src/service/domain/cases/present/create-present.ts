import type { Organisations } from '../../access/organisations';
import type { Clock, PubSub, Secrets } from '../../ports';
import type { FairQueue } from '../../shares/fair-queue';
import type { Directory } from '../../widgets/directory';
import type { CaseStore } from '../tables';
import { createPresentVisitors } from './present-visitors';
import { createVisitorReports, presentIdOf } from './visitor-reports';
import { createVisitorsOfAgent } from './visitors-of-agent';

export interface PresentPorts {
  store: CaseStore & { organisations: Organisations };
  pubSub: PubSub;
  clock: Clock;
  secrets: Secrets;
  directory: Directory;
  listing: FairQueue;
}

/** Milliseconds after which a chat no longer counts as begun from an invitation. */
const leadsToChatFor = 30 * 60_000;

/** Visitors who are on a page now: what their pages report, what agents see of them, and the invitations of agents. */
export function createPresent(ports: PresentPorts) {
  const { clock, secrets } = ports;
  const present = createPresentVisitors(ports);
  return {
    present,
    takeVisitorReport: createVisitorReports({ ...ports, present }),
    visitorsOfAgent: createVisitorsOfAgent({ ...ports, present }),

    /** E-mail of the agent whose invitation of these words the visitor of that token has got. */
    inviterOf(orgId: number, widgetId: string, token: string, message: string): string | undefined {
      const invitation = present.find(orgId, presentIdOf(secrets, widgetId, token))?.invitation;
      const isTheirs =
        invitation?.message === message &&
        invitation.outcome !== 'heldBack' &&
        clock.now() - invitation.at < leadsToChatFor;
      return isTheirs ? invitation.by.email : undefined;
    },
  };
}
