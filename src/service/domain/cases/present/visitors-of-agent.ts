import type { VisitorNow, VisitorsNow } from '../../../../operations/console/inbox/visitors-now';
import type { Agent } from '../../agents/agents';
import { Failure } from '../../failure';
import type { Clock, Secrets } from '../../ports';
import type { FairQueue } from '../../shares/fair-queue';
import type { NamedWidget } from '../../widgets/widgets';
import type { CaseStore } from '../tables';
import { isForPage, isCurrent } from '../../present-visitor';
import type { Present, PresentVisitors } from './present-visitors';

export interface VisitorsOfAgentPorts {
  present: PresentVisitors;
  store: Pick<CaseStore, 'cases' | 'widgets'>;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
  listing: FairQueue;
}

export type VisitorsOfAgent = ReturnType<typeof createVisitorsOfAgent>;

/** What agents see of the visitors of their widgets, and how they invite one. Every other visitor is `notFound`. */
export function createVisitorsOfAgent(ports: VisitorsOfAgentPorts) {
  const { present, store, clock, secrets, listing } = ports;

  /** By the pages' own word there is a chat; whether it runs and the agent may open it is what the store says. */
  async function openChats(here: Present[], widgetIds: ReadonlySet<string>): Promise<Set<string>> {
    const ids = here.flatMap(({ visitor }) => visitor.caseId ?? []);
    const heads = ids.length > 0 ? await store.cases.heads(ids) : [];
    const open = heads.filter(({ state, widgetId }) => state !== 'closed' && widgetIds.has(widgetId));
    return new Set(open.map(({ id }) => id));
  }

  async function describe(
    agent: Agent,
    here: Present[],
    answered: Pick<NamedWidget, 'id' | 'name'>[],
  ): Promise<VisitorNow[]> {
    const names = new Map(answered.map(({ id, name }) => [id, name]));
    const open = await openChats(here, new Set(names.keys()));
    return here.map(({ visitor, invitation }) => {
      const { orgId: _orgId, share: _share, view: _view, caseId, ...seen } = visitor;
      const chat = caseId !== undefined && open.has(caseId) ? { caseId } : {};
      return {
        ...seen,
        widgetName: names.get(visitor.widgetId) ?? '',
        isInChat: caseId !== undefined,
        ...chat,
        ...(invitation && {
          invitation: {
            by: invitation.by.alias,
            isYours: invitation.by.email === agent.email,
            at: invitation.at,
            state: invitation.outcome ?? (isForPage(invitation, clock.now()) ? 'waiting' : 'missed'),
            isCurrent: isCurrent(invitation, clock.now()),
          },
        }),
      };
    });
  }

  return {
    list: (agent: Agent): Promise<VisitorsNow> =>
      listing.inTurn({ share: String(agent.orgId) }, async () => {
        const answered = await store.widgets.namesOfAgent(agent.email);
        const byId = new Map(answered.map((widget) => [widget.id, widget]));
        const watched = await store.widgets.watched(agent.orgId, [...byId.keys()]);
        const ids = new Set(watched.map(({ id }) => id));
        const visitors = await describe(agent, present.ofWidgets(agent.orgId, ids), answered);
        return {
          isOn: watched.length > 0,
          widgets: watched.map(({ id, message }) => {
            const alias = byId.get(id)?.alias ?? '';
            return { id, ...(message && { message: message.replaceAll('{alias}', alias).trim() }) };
          }),
          visitors: visitors.sort((a, b) => b.arrivedAt - a.arrivedAt || a.id.localeCompare(b.id)),
        };
      }),

    /** Of two agents who invite, the first one does: the other one learns by whom the visitor is invited. */
    async invite(agent: Agent, id: string, message: string): Promise<VisitorNow> {
      const found = present.find(agent.orgId, id);
      const place = found && (await store.widgets.answeredBy(agent.email, found.visitor.widgetId));
      if (!place?.widget.settings.visitorsNow.isOn) throw new Failure('notFound');
      if (found?.visitor.caseId !== undefined)
        throw new Failure('notAvailable', 'This visitor is in a chat already.');
      const at = clock.now();
      if (!found?.invitation || !isCurrent(found.invitation, at)) {
        const { alias, avatarUrl } = place.agent;
        present.invite(agent.orgId, id, {
          id: secrets.uuid(),
          by: { email: agent.email, alias: agent.name || alias },
          shownAs: { alias: alias || agent.name, ...(avatarUrl && { avatarUrl }) },
          message,
          at,
        });
      }
      const invited = present.find(agent.orgId, id);
      const [described] = invited ? await describe(agent, [invited], [place.widget]) : [];
      if (!described) throw new Failure('notFound');
      return described;
    },
  };
}
