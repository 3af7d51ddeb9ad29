import type { Tables } from '../store';
import type { Compared } from './audit-rules';
import {
  readAgent,
  readAgentOfWidget,
  readCannedReply,
  readDraft,
  readEndpoint,
  readKey,
  readOpenIdLink,
  readSecondFactor,
  readTeam,
  readWidget,
  readWidgetAlone,
} from './snapshots';

export function organisation(orgId: number, read: (tables: Tables) => Promise<object>): Compared {
  return {
    subject: 'organisation',
    subjectId: String(orgId),
    read: async (tables) => ({ orgId, record: { ...(await read(tables)) } }),
  };
}

export function visitor(orgId: number, action: 'exported' | 'erased', caseIds: string[]) {
  return { orgId, action, subject: 'visitor', subjectId: `${caseIds.length} cases` } as const;
}

export function agent(email: string): Compared {
  return { subject: 'agent', subjectId: email, read: (tables) => readAgent(tables, email) };
}

export function secondFactor(email: string): Compared {
  return { subject: 'agent', subjectId: email, read: (tables) => readSecondFactor(tables, email) };
}

export function openIdLink(email: string): Compared {
  return { subject: 'agent', subjectId: email, read: (tables) => readOpenIdLink(tables, email) };
}

export function team(orgId: number, id: string): Compared {
  return { subject: 'team', subjectId: id, read: (tables) => readTeam(tables, orgId, id) };
}

export function cannedReply(orgId: number, id: string): Compared {
  return { subject: 'cannedReply', subjectId: id, read: (tables) => readCannedReply(tables, orgId, id) };
}

export function key(orgId: number, id: string): Compared {
  return { subject: 'key', subjectId: id, read: (tables) => readKey(tables, orgId, id) };
}

export function widget(id: string): Compared {
  return { subject: 'widget', subjectId: id, read: (tables) => readWidget(tables, id) };
}

export function draft(id: string): Compared {
  return { subject: 'widget', subjectId: id, read: (tables) => readDraft(tables, id) };
}

export function endpoint(orgId: number, id: string): Compared {
  return { subject: 'endpoint', subjectId: id, read: (tables) => readEndpoint(tables, orgId, id) };
}

export function widgetAlone(id: string): Compared {
  return { subject: 'widget', subjectId: id, read: (tables) => readWidgetAlone(tables, id) };
}

export function agentOfWidget(id: string, email: string): Compared {
  return { subject: 'widget', subjectId: id, read: (tables) => readAgentOfWidget(tables, id, email) };
}
