import type { BanSummary, banOperations } from '../../../operations/console/bans';
import type { Ban, Bans } from '../../domain/access/bans';
import type { Workspace } from '../../domain/cases/console/workspace';
import { Failure } from '../../domain/failure';
import type { Clock } from '../../domain/ports';
import { clean } from '../../http/input/parameters';
import type { Handlers } from '../../http/serve';

export interface BanPorts {
  bans: Pick<Bans, 'list' | 'remove'>;
  workspace: Pick<Workspace, 'ban'>;
  clock: Clock;
}

const day = 24 * 3_600_000;

/** Visitors whom agents and bots have banned from the organisation's chats. */
export function banHandlers({ bans, workspace, clock }: BanPorts): Handlers<typeof banOperations> {
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
    async listBans({ agent }) {
      const found = await bans.list(agent.orgId, clock.now());
      return { bans: found.map(summarise) };
    },
    async liftBan({ agent, params }) {
      if (!(await bans.remove(agent.orgId, params.id))) throw new Failure('notFound');
    },
  };
}

function summarise({ orgId: _org, ...ban }: Ban): BanSummary {
  return ban;
}
