import type { BanSummary, banOperations } from '../../../operations/console/bans';
import type { Ban } from '../../domain/access/bans';
import type { BansOfAgent } from '../../domain/cases/console/bans-of-agent';
import type { Workspace } from '../../domain/cases/console/workspace';
import type { Clock } from '../../domain/ports';
import { clean } from '../../http/input/parameters';
import type { Handlers } from '../../http/serve';

export interface BanPorts {
  bansOfAgent: BansOfAgent;
  workspace: Pick<Workspace, 'ban'>;
  clock: Clock;
}

const day = 24 * 3_600_000;

/** Visitors whom agents and bots have banned from the organisation's chats. */
export function banHandlers({ bansOfAgent, workspace, clock }: BanPorts): Handlers<typeof banOperations> {
  return {
    async banVisitor({ agent, params, body: { by, days, ...body } }) {
      const reason = clean(body.reason ?? '').trim();
      const at = clock.now();
      const until = days === undefined ? {} : { until: at + days * day };
      const made = await workspace.ban(agent, params.id, {
        by,
        at,
        ...until,
        ...(reason ? { reason } : {}),
        bannedBy: agent.email,
      });
      return { bans: made.map(summarise) };
    },
    async listBans({ agent, query: { before } }) {
      const page = await bansOfAgent.list(agent, before);
      return { ...page, bans: page.bans.map(summarise) };
    },
    liftBan: ({ agent, params }) => bansOfAgent.lift(agent, params.id),
  };
}

function summarise({ orgId: _org, ...ban }: Ban): BanSummary {
  return ban;
}
