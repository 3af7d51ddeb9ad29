import type { Ban } from '../../domain/access/bans';
import { Secret, type Snapshot } from '../../../contract/organisation/changes-between';
import type { Tables } from '../store';

/** Records as the audit log compares them: without secrets, without visitors, without what changes by itself. */

export interface AuditedRecord {
  orgId: number;
  record: Snapshot;
}

export async function readKey({ keys }: Tables, orgId: number, id: string) {
  const found = (await keys.list(orgId)).find((key) => key.id === id);
  if (!found) return undefined;
  const { kind, name, scopes, expiresAt } = found;
  return { orgId, record: { kind, name, scopes, expiresAt } };
}

export async function readAgent({ agents }: Tables, email: string) {
  const agent = await agents.get(email);
  if (!agent) return undefined;
  const { orgId, name, isAdministrator, accountType, phone, photoUrl, passwordHash } = agent;
  const avatarUrl = photoUrl || undefined;
  return {
    orgId,
    record: { name, isAdministrator, accountType, phone, avatarUrl, password: new Secret(passwordHash) },
  };
}

export async function readSecondFactor({ agents, secondFactors }: Tables, email: string) {
  const agent = await agents.get(email);
  const factor = await secondFactors.get(email);
  return agent && { orgId: agent.orgId, record: { hasSecondFactor: factor?.confirmedAt !== undefined } };
}

export async function readOpenIdLink({ agents, openIdLinks }: Tables, email: string) {
  const agent = await agents.get(email);
  const links = await openIdLinks.ofAgent(email);
  const named = links.map(({ subject, issuer }) => `${subject} of ${issuer}`).join(', ');
  return agent && { orgId: agent.orgId, record: { openIdAccount: named || undefined } };
}

/** Where there is no draft, what is published: a draft is reported by what it changes. */
export async function readDraft({ widgets, widgetDrafts }: Tables, id: string) {
  const widget = await widgets.get(id);
  const kept = await widgetDrafts.get(id);
  return widget && { orgId: widget.orgId, record: { draft: kept.draft?.settings ?? widget.settings } };
}

export async function readTeam({ teams }: Tables, orgId: number, id: string) {
  const team = await teams.get(orgId, id);
  if (!team) return undefined;
  const { name } = team;
  const members = (await teams.members(id)).map((email) => [`members.${email}`, true] as const);
  return { orgId, record: { name, ...Object.fromEntries(members) } };
}

export async function readCannedReply({ cannedReplies }: Tables, orgId: number, id: string) {
  const reply = await cannedReplies.get(orgId, id);
  if (!reply || reply.ownerEmail !== undefined) return undefined;
  const { word, text } = reply;
  return { orgId, record: { word, text } };
}

export async function readWidget(tables: Tables, id: string) {
  const widget = await readWidgetAlone(tables, id);
  if (!widget) return undefined;
  const { orgId, record } = widget;
  const agents = await readAgentsOfWidget(tables, id);
  const teams = (await tables.widgets.teams(id)).map(({ name }) => name).join(', ');
  return { orgId, record: { ...record, agents, teams: teams || undefined } };
}

/** Without those who answer it: there may be hundreds, whom most changes leave as they are. */
export async function readWidgetAlone({ widgets }: Tables, id: string) {
  const widget = await widgets.get(id);
  if (!widget) return undefined;
  const { id: _id, orgId, revision: _revision, ...record } = widget;
  return { orgId, record };
}

/** One agent of a widget. */
export async function readAgentOfWidget(tables: Tables, id: string, email: string) {
  const widget = await tables.widgets.get(id);
  if (!widget) return undefined;
  const agents = await readAgentsOfWidget(tables, id, email);
  return { orgId: widget.orgId, record: email in agents ? { agents } : {} };
}

async function readAgentsOfWidget({ widgets }: Tables, id: string, email?: string) {
  const shown = await widgets.agents(id, email);
  return Object.fromEntries(shown.map(({ widgetId: _widget, email: name, ...agent }) => [name, agent]));
}

export async function readEndpoint({ endpoints }: Tables, orgId: number, id: string) {
  const endpoint = await endpoints.get(orgId, id);
  if (!endpoint) return undefined;
  const { purpose, widgetId, agentEmail, url, isEnabled, switchedOffReason, token, secrets } = endpoint;
  const shown = { purpose, widgetId, agentEmail, isEnabled, switchedOffReason };
  const { origin, pathname } = new URL(url);
  const hidden = {
    // Their parameters may be a password.
    addressWithParameters: new Secret(url),
    signingSecrets: new Secret(secrets),
    ...(token === undefined ? {} : { token: new Secret(token) }),
  };
  return { orgId, record: { ...shown, url: origin + pathname, ...hidden } };
}

/** Who is banned is a visitor, whose erasure must not leave it here. */
export function readBan({ createdAt, until }: Ban) {
  return { createdAt, until };
}
