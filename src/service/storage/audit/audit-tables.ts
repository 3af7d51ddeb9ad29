import type { AuditAction, AuditSubject } from '../../../contract/organisation/audit';
import { changesBetween, type Snapshot } from '../../../contract/organisation/changes-between';
import type { Actor, Clock } from '../../domain/ports';
import type { Tables } from '../store';
import {
  readAgent,
  readBan,
  readDraft,
  readEndpoint,
  readKey,
  readOpenIdLink,
  readSecondFactor,
  readTeam,
  readWidget,
} from './snapshots';

export interface AuditPorts {
  clock: Clock;
  /** Who acts at this moment. */
  actor(): Actor;
}

/** What an entry is about, and how it is read before and after. */
interface Watched {
  subject: AuditSubject;
  id: string;
  read(): Promise<{ orgId: number; record: Snapshot } | undefined>;
}

/** The tables of one transaction, writing beside each change of what administrators keep an entry that says who changed what. */
export function auditTables(tables: Tables, ports: AuditPorts): Tables {
  const {
    agents,
    auditEntries,
    bans,
    endpoints,
    keys,
    openIdLinks,
    organisations,
    outbox,
    passwordResets,
    secondFactors,
    teams,
    visitorRecords,
    widgetDrafts,
    widgets,
  } = tables;

  async function write(orgId: number, action: AuditAction, subject: AuditSubject, subjectId: string) {
    await auditEntries.add({ ...now(), orgId, action, subject, subjectId, changes: [] });
  }

  function now() {
    return { at: ports.clock.now(), actor: ports.actor() };
  }

  /** Nothing is written when nothing has changed. */
  async function watching<Answer>(watched: Watched, work: () => Promise<Answer>): Promise<Answer> {
    const { subject, id: subjectId, read } = watched;
    const before = await read();
    const answer = await work();
    const after = await read();
    const orgId = (after ?? before)?.orgId;
    const changes = changesBetween(before?.record, after?.record);
    if (orgId === undefined || changes.length === 0) return answer;
    const action = before ? (after ? 'changed' : 'removed') : 'added';
    await auditEntries.add({ ...now(), orgId, action, subject, subjectId, changes });
    return answer;
  }

  function privacy(orgId: number): Watched {
    async function read() {
      return { orgId, record: { ...(await organisations.privacyOf(orgId)) } };
    }
    return { subject: 'organisation', id: String(orgId), read };
  }
  function security(orgId: number): Watched {
    async function read() {
      return { orgId, record: { ...(await organisations.securityOf(orgId)) } };
    }
    return { subject: 'organisation', id: String(orgId), read };
  }
  function mailTemplates(orgId: number): Watched {
    async function read() {
      return { orgId, record: { mailTemplates: await organisations.mailTemplatesOf(orgId) } };
    }
    return { subject: 'organisation', id: String(orgId), read };
  }
  function agent(email: string): Watched {
    return { subject: 'agent', id: email, read: () => readAgent(agents, email) };
  }
  function secondFactor(email: string): Watched {
    return { subject: 'agent', id: email, read: () => readSecondFactor(tables, email) };
  }
  function openIdLink(email: string): Watched {
    return { subject: 'agent', id: email, read: () => readOpenIdLink(tables, email) };
  }
  function team(id: string): Watched {
    return { subject: 'team', id, read: () => readTeam(teams, id) };
  }
  function widget(id: string): Watched {
    return { subject: 'widget', id, read: () => readWidget(widgets, id) };
  }
  function draft(id: string): Watched {
    return { subject: 'widget', id, read: () => readDraft(tables, id) };
  }
  function endpoint(id: string): Watched {
    return { subject: 'endpoint', id, read: () => readEndpoint(endpoints, id) };
  }

  return {
    ...tables,
    organisations: {
      ...organisations,
      async create(name) {
        const id = await organisations.create(name);
        await write(id, 'added', 'organisation', String(id));
        return id;
      },
      setPrivacy(orgId, settings) {
        return watching(privacy(orgId), () => organisations.setPrivacy(orgId, settings));
      },
      setMailTemplate(orgId, kind, template) {
        return watching(mailTemplates(orgId), () => organisations.setMailTemplate(orgId, kind, template));
      },
      setSecurity(orgId, settings) {
        return watching(security(orgId), () => organisations.setSecurity(orgId, settings));
      },
    },
    visitorRecords: {
      ...visitorRecords,
      async read(orgId, scope) {
        await write(orgId, 'exported', 'visitor', `${scope.caseIds.length} cases`);
        return visitorRecords.read(orgId, scope);
      },
      async erase(orgId, scope) {
        await visitorRecords.erase(orgId, scope);
        await write(orgId, 'erased', 'visitor', `${scope.caseIds.length} cases`);
      },
    },
    keys: {
      ...keys,
      async add(orgId, ...key) {
        const id = await keys.add(orgId, ...key);
        const changes = changesBetween(undefined, (await readKey(keys, orgId, id))?.record);
        await auditEntries.add({ ...now(), orgId, action: 'added', subject: 'key', subjectId: id, changes });
        return id;
      },
      remove: (orgId, id) =>
        watching({ subject: 'key', id, read: () => readKey(keys, orgId, id) }, () => keys.remove(orgId, id)),
    },
    agents: {
      ...agents,
      add: (added) => watching(agent(added.email), () => agents.add(added)),
      update: (email, changes) => watching(agent(email), () => agents.update(email, changes)),
      remove: (email) => watching(agent(email), () => agents.remove(email)),
    },
    teams: {
      ...teams,
      add: (added) => watching(team(added.id), () => teams.add(added)),
      update: (changed) => watching(team(changed.id), () => teams.update(changed)),
      setMembers: (id, emails) => watching(team(id), () => teams.setMembers(id, emails)),
      addMember: (id, email) => watching(team(id), () => teams.addMember(id, email)),
      remove: (id) => watching(team(id), () => teams.remove(id)),
    },
    passwordResets: {
      ...passwordResets,
      async add(reset) {
        await passwordResets.add(reset);
        const { kind } = ports.actor();
        const owner = kind === 'agent' ? await agents.get(reset.agentEmail) : undefined;
        if (!owner) return;
        const { orgId, email: subjectId } = owner;
        const changes = [{ path: 'link to a new password' }];
        await auditEntries.add({ ...now(), orgId, action: 'changed', subject: 'agent', subjectId, changes });
      },
    },
    secondFactors: {
      ...secondFactors,
      put: (factor) => watching(secondFactor(factor.agentEmail), () => secondFactors.put(factor)),
      remove: (email) => watching(secondFactor(email), () => secondFactors.remove(email)),
    },
    openIdLinks: {
      ...openIdLinks,
      add: (link) => watching(openIdLink(link.agentEmail), () => openIdLinks.add(link)),
      remove: (email) => watching(openIdLink(email), () => openIdLinks.remove(email)),
    },
    widgets: {
      ...widgets,
      add: (added, shown) => watching(widget(added.id), () => widgets.add(added, shown)),
      update: (changed) => watching(widget(changed.id), () => widgets.update(changed)),
      setAgents: (id, shown) => watching(widget(id), () => widgets.setAgents(id, shown)),
      setTeams: (id, teamIds) => watching(widget(id), () => widgets.setTeams(id, teamIds)),
      putAgent: (shown) => watching(widget(shown.widgetId), () => widgets.putAgent(shown)),
      removeAgent: (id, email) => watching(widget(id), () => widgets.removeAgent(id, email)),
      remove: (id) => watching(widget(id), () => widgets.remove(id)),
    },
    widgetDrafts: {
      ...widgetDrafts,
      put: (id, kept) => watching(draft(id), () => widgetDrafts.put(id, kept)),
    },
    endpoints: {
      ...endpoints,
      add: (added) => watching(endpoint(added.id), () => endpoints.add(added)),
      update: (changed) => watching(endpoint(changed.id), () => endpoints.update(changed)),
      remove: (id) => watching(endpoint(id), () => endpoints.remove(id)),
      switchOff: (id, reason) => watching(endpoint(id), () => endpoints.switchOff(id, reason)),
    },
    bans: {
      ...bans,
      async add(ban) {
        await bans.add(ban);
        const changes = changesBetween(undefined, readBan(ban));
        const { orgId, id: subjectId } = ban;
        await auditEntries.add({ ...now(), orgId, action: 'added', subject: 'ban', subjectId, changes });
      },
      async remove(orgId, id) {
        const isRemoved = await bans.remove(orgId, id);
        if (isRemoved) await write(orgId, 'removed', 'ban', id);
        return isRemoved;
      },
    },
    outbox: {
      ...outbox,
      async add(delivery) {
        await outbox.add(delivery);
        if (delivery.kind === 'test') await write(delivery.orgId, 'tested', 'endpoint', delivery.endpointId);
      },
      async redeliver(orgId, id, at) {
        const isThere = await outbox.redeliver(orgId, id, at);
        if (isThere) await write(orgId, 'redelivered', 'delivery', id);
        return isThere;
      },
    },
  };
}
