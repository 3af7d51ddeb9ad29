import { changesBetween } from '../../../contract/organisation/changes-between';
import type { Tables } from '../store';
import type { RulesOf } from './audit-rules';
import { changeOfAddress } from './change-of-address';
import {
  agent,
  agentOfWidget,
  cannedReply,
  draft,
  endpoint,
  key,
  openIdLink,
  organisation,
  secondFactor,
  team,
  visitor,
  widget,
  widgetAlone,
} from './audited-records';
import { readBan, readKey } from './snapshots';

type PartsOfChats = 'entryMails' | 'files' | 'objectRemovals' | 'screenshots';

/** Tables whose changes are no business of the audit log: chats, and what the service keeps for itself. */
type Unaudited =
  | PartsOfChats
  | 'agentCalls'
  | 'auditEntries'
  | 'caseLogs'
  | 'caseReports'
  | 'caseWords'
  | 'cases'
  | 'entries'
  | 'homeFigures'
  | 'idempotencyKeys'
  | 'invitationCounts'
  | 'mailboxes'
  | 'notes'
  | 'pictures'
  | 'pushSubscriptions'
  | 'readMarks'
  | 'routing'
  | 'serviceSecrets'
  | 'sessions'
  | 'sharedCounts'
  // Publishing changes the widget too, and is reported there.
  | 'widgetVersions';

export type AuditedTable = Exclude<keyof Tables, Unaudited>;

/** Every call of the tables that administrators, keys and the command line change, and what the audit log says of it. */
export const auditRules: { [Name in AuditedTable]: RulesOf<Tables[Name]> } = {
  organisations: {
    create: {
      report: ({ answer: orgId }) => ({
        orgId,
        action: 'added',
        subject: 'organisation',
        subjectId: String(orgId),
      }),
    },
    setPrivacy: {
      compare: (orgId) =>
        organisation(orgId, async (tables) => {
          const { revision: _, ...settings } = await tables.organisations.privacyOf(orgId);
          return settings;
        }),
    },
    setSecurity: {
      compare: (orgId) => organisation(orgId, (tables) => tables.organisations.securityOf(orgId)),
    },
    setMailTemplate: {
      compare: (orgId) =>
        organisation(orgId, async (tables) => ({
          mailTemplates: await tables.organisations.mailTemplatesOf(orgId),
        })),
    },
    // Of the demo alone, which has no log yet, or none any more.
    add: 'unaudited',
    remove: 'unaudited',
    get: 'read',
    list: 'read',
    hasMoved: 'read',
    privacyOf: 'read',
    securityOf: 'read',
    mailTemplatesOf: 'read',
    mailTextsOf: 'read',
  },
  visitorRecords: {
    read: { report: ({ args: [orgId, { caseIds }] }) => visitor(orgId, 'exported', caseIds) },
    erase: { report: ({ args: [orgId, { caseIds }] }) => visitor(orgId, 'erased', caseIds) },
    eraseInPortions: 'unaudited',
    removeCases: 'unaudited',
    forgetVisitors: 'unaudited',
    removeScreenshots: 'unaudited',
    removeDeliveries: 'unaudited',
    lastBefore: 'read',
    noteDay: 'unaudited',
    countDue: 'read',
    ofCase: 'read',
    casesOf: 'read',
    casesOfToken: 'read',
    isAgent: 'read',
  },
  keys: {
    add: {
      async report({ args: [orgId], answer: subjectId, tables }) {
        const changes = changesBetween(undefined, (await readKey(tables, orgId, subjectId))?.record);
        return { orgId, action: 'added', subject: 'key', subjectId, changes };
      },
    },
    remove: { compare: key },
    markUsed: 'unaudited',
    lockAll: 'read',
    list: 'read',
    find: 'read',
    organisationOf: 'read',
    identitySecrets: 'read',
    visitorKey: 'read',
  },
  agents: {
    add: { compare: ({ email }) => agent(email) },
    update: { compare: agent },
    setEmail: { report: changeOfAddress },
    remove: { compare: agent },
    setStatus: 'unaudited',
    setLocale: 'unaudited',
    markSeen: 'unaudited',
    markGone: 'unaudited',
    ofOrganisation: 'read',
    get: 'read',
    idOf: 'read',
    lock: 'read',
    onlineByConsole: 'read',
    several: 'read',
    lockCount: 'read',
  },
  teams: {
    add: { compare: ({ orgId, id }) => team(orgId, id) },
    update: { compare: ({ orgId, id }) => team(orgId, id) },
    setMembers: { compare: team },
    addMember: { compare: team },
    remove: { compare: team },
    lockAll: 'read',
    ofOrganisation: 'read',
    get: 'read',
    members: 'read',
    widgetsOf: 'read',
  },
  passwordResets: {
    add: {
      async report({ args: [{ agentEmail }], tables, actor }) {
        const owner = actor.kind === 'agent' ? await tables.agents.get(agentEmail) : undefined;
        const changes = [{ path: 'link to a new password' }];
        return (
          owner && { orgId: owner.orgId, action: 'changed', subject: 'agent', subjectId: agentEmail, changes }
        );
      },
    },
    take: 'unaudited',
    removeOf: 'unaudited',
    removeExpired: 'unaudited',
    get: 'read',
  },
  secondFactors: {
    put: { compare: ({ agentEmail }) => secondFactor(agentEmail) },
    confirm: { compare: ({ agentEmail }) => secondFactor(agentEmail) },
    remove: { compare: secondFactor },
    setSecret: 'unaudited',
    usePeriod: 'unaudited',
    useRecoveryCode: 'unaudited',
    get: 'read',
  },
  openIdLinks: {
    add: { compare: ({ agentEmail }) => openIdLink(agentEmail) },
    remove: { compare: openIdLink },
    find: 'read',
    ofAgent: 'read',
  },
  widgets: {
    add: { compare: ({ id }) => widget(id) },
    update: { compare: ({ id }) => widgetAlone(id) },
    setAgents: { compare: widget },
    setTeams: { compare: widget },
    putAgent: { compare: ({ widgetId, email }) => agentOfWidget(widgetId, email) },
    removeAgent: { compare: agentOfWidget },
    remove: { compare: widget },
    get: 'read',
    getListed: 'read',
    lock: 'read',
    ofOrganisation: 'read',
    agents: 'read',
    teams: 'read',
    namesOfAgent: 'read',
    watched: 'read',
    answeredBy: 'read',
    idsOfAgent: 'read',
    staff: 'read',
    staffOf: 'read',
    bots: 'read',
    lockStaffing: 'read',
    lockSettingsSize: 'read',
    isStaffed: 'read',
    lockCount: 'read',
  },
  widgetDrafts: {
    put: { compare: draft },
    get: 'read',
  },
  endpoints: {
    add: { compare: ({ orgId, id }) => endpoint(orgId, id) },
    update: { compare: ({ orgId, id }) => endpoint(orgId, id) },
    remove: { compare: endpoint },
    switchOff: { compare: endpoint },
    noteSuccess: 'unaudited',
    noteFailure: 'unaudited',
    resume: 'unaudited',
    get: 'read',
    lock: 'read',
    ofOrganisation: 'read',
    wanting: 'read',
    lockAll: 'read',
  },
  bans: {
    add: {
      report({ args: [ban] }) {
        const changes = changesBetween(undefined, readBan(ban));
        return { orgId: ban.orgId, action: 'added', subject: 'ban', subjectId: ban.id, changes };
      },
    },
    remove: {
      report: ({ args: [orgId, subjectId], answer: isRemoved }) =>
        isRemoved ? { orgId, action: 'removed', subject: 'ban', subjectId } : undefined,
    },
    removeExpired: 'unaudited',
    removeOldest: 'unaudited',
    lockCount: 'read',
    holds: 'read',
    list: 'read',
  },
  // An agent’s own are nobody else’s business: they have no snapshot.
  cannedReplies: {
    put: { compare: ({ orgId, id }) => cannedReply(orgId, id) },
    remove: { compare: cannedReply },
    lockAll: 'read',
    ofAgent: 'read',
    count: 'read',
    size: 'read',
    get: 'read',
  },
  outbox: {
    add: {
      report: ({ args: [{ kind, orgId, endpointId }] }) =>
        kind === 'test' ? { orgId, action: 'tested', subject: 'endpoint', subjectId: endpointId } : undefined,
    },
    redeliver: {
      report: ({ args: [orgId, subjectId], answer: isThere }) =>
        isThere ? { orgId, action: 'redelivered', subject: 'delivery', subjectId } : undefined,
    },
    addAll: 'unaudited',
    keepLatest: 'unaudited',
    claim: 'unaudited',
    record: 'unaudited',
    releaseLeases: 'unaudited',
    hasten: 'unaudited',
    giveUp: 'unaudited',
    removeSettled: 'unaudited',
    get: 'read',
    list: 'read',
    ofCase: 'read',
    attempts: 'read',
    countPending: 'read',
  },
};
