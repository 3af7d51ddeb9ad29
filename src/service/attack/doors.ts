import { operations } from '../../operations/operations';
import { elsewhereOf, routeOf } from '../testing/test-operations';
import { swaggerUiFiles } from '../routes/open-api/swagger-ui';
import type { Access } from '../../operations/operation';
import type { Sender } from './senders';

/** Whom a route lets in. */
export type Door = Access;

const sessions: Sender[] = ['agent', 'agentElsewhere', 'administrator', 'otherAgent', 'otherAdministrator'];
const agents: Sender[] = ['agent', 'agentElsewhere', 'otherAgent'];

interface Admission {
  in: Sender[];
  refused?: Sender[];
  elsewhere: Sender[];
}

/** Keys that may everything, and those of one scope. */
function system(every: 'provisioner' | 'token', scoped: Sender, refused: Sender[]): Admission {
  const elsewhere = every === 'token' ? 'otherToken' : 'otherProvisioner';
  return { in: [every, scoped], refused, elsewhere: [elsewhere] };
}

/** Who comes in, who is refused for what they are, who is of somewhere else. All others are asked who they are. */
export const admissions: Record<Exclude<Door, 'public'>, Admission> = {
  visitor: { in: ['visitor'], elsewhere: ['otherVisitor'] },
  'users:read': system('provisioner', 'usersReader', ['usersWriter', 'widgetsReader', 'widgetsWriter']),
  'users:write': system('provisioner', 'usersWriter', ['usersReader', 'widgetsReader', 'widgetsWriter']),
  'widgets:read': system('provisioner', 'widgetsReader', ['usersReader', 'usersWriter', 'widgetsWriter']),
  'widgets:write': system('provisioner', 'widgetsWriter', ['usersReader', 'usersWriter', 'widgetsReader']),
  'logs:read': system('token', 'logsToken', ['statusToken']),
  'status:write': system('token', 'statusToken', ['logsToken']),
  account: { in: [], elsewhere: sessions },
  agent: {
    in: ['agent', 'agentElsewhere', 'administrator'],
    elsewhere: ['otherAgent', 'otherAdministrator'],
  },
  case: { in: ['agent', 'administrator'], elsewhere: ['agentElsewhere', 'otherAgent', 'otherAdministrator'] },
  administrator: { in: ['administrator'], refused: agents, elsewhere: ['otherAdministrator'] },
};

/**
 * Every route: whom it lets in, and what those of somewhere else are answered about what is not theirs; `own`: they get or
 * change what is their own. `except`: let in, but not to this.
 */
export const doors: Record<string, [door: Door, elsewhere?: number | 'own' | undefined, except?: Sender[]]> =
  {
    'GET /': ['public'],
    'GET /console': ['public'],
    'GET /console/*': ['public'],
    'GET /widget/*': ['public'],
    'GET /.well-known/security.txt': ['public'],
    'GET /health': ['public'],
    'GET /ready': ['public'],
    'GET /openapi': ['public'],
    'GET /openapi/': ['public'],
    'GET /openapi.json': ['public'],
    'GET /openapi/page.css': ['public'],
    'GET /openapi/page.js': ['public'],
    [`GET ${swaggerUiFiles}/swagger-ui-bundle.js`]: ['public'],
    [`GET ${swaggerUiFiles}/swagger-ui.css`]: ['public'],
    'GET /js/:widgetId.js': ['public'],
    'GET /js/:widgetId/panel.js': ['public'],
    'GET /public/api/v2/chat/:widgetId': ['public'],

    'GET /api/v1/chat/:widgetId': ['visitor', 404],
    'POST /api/v1/chat': ['visitor', 404],
    'PUT /api/v1/chat': ['visitor', 404],
    'GET /api/v1/chat/poll/:caseId': ['visitor', 404],
    'POST /api/v1/chat/:widgetId/invitations': ['visitor', 404],
    'POST /api/v1/chat/:caseId/typing': ['visitor', 404],
    'POST /api/v1/chat/:caseId/survey': ['visitor', 404],
    'POST /api/v1/chat/:caseId/transcript': ['visitor', 404],
    'POST /api/v1/chat/:caseId/screenshot': ['visitor', 404],

    'PUT /api/v1/user.json': ['users:write', 'own'],
    // That there is such a user, so that their systems can tell why they may not make one.
    'GET /api/v1/user.json': ['users:read', 200],
    // A password, which a key sets of users alone that it made.
    'POST /api/v1/user.json': ['users:write', 403, ['usersWriter']],
    'DELETE /api/v1/user.json': ['users:write', 404],
    'PUT /api/v1/widget.json': ['widgets:write', 404],
    'GET /api/v1/widget.json': ['widgets:read', 404],
    'POST /api/v1/widget.json': ['widgets:write', 404],
    'DELETE /api/v1/widget.json': ['widgets:write', 404],

    'POST /api/v2/agentstatus': ['status:write', 404],
    'GET /api/v2/:orgId/logs': ['logs:read', 403],

    'POST /api/console/session': ['public'],
    'GET /api/console/session/options': ['public'],
    'GET /api/console/session/open-id': ['public'],
    'GET /api/console/session/open-id/callback': ['public'],
    // Whoever has not come back from the provider has no code to give.
    'POST /api/console/session/open-id': ['public', 410],
    // For accounts that lack what their organisation demands.
    'POST /api/console/session/second-factor': ['public'],
    'PUT /api/console/session/second-factor': ['public'],
    'GET /api/console/session': ['account', 'own'],
    'DELETE /api/console/session': ['public'],
    'PUT /api/console/status': ['account', 'own'],
    'GET /api/console/events': ['account', 'own'],
    'GET /api/console/cases': ['agent', 'own'],
    'GET /api/console/cases/:id': ['case', 404],
    'POST /api/console/cases/:id/entries': ['case', 404],
    'PUT /api/console/cases/:id/typing': ['case', 404],
    'PUT /api/console/cases/:id/labels': ['case', 404],
    'DELETE /api/console/cases/:id/labels': ['case', 404],
    'PUT /api/console/cases/:id/variables': ['case', 404],
    'DELETE /api/console/cases/:id/variables': ['case', 404],
    'POST /api/console/cases/:id/close': ['case', 404],
    'POST /api/console/cases/:id/ban': ['case', 404],
    'GET /api/console/bans': ['agent', 'own'],
    'DELETE /api/console/bans/:id': ['agent', 404],
    'GET /api/console/screenshots/:id': ['case', 404],

    'GET /api/console/account': ['account', 'own'],
    'DELETE /api/console/account/open-id': ['account', 'own'],
    'PUT /api/console/account/password': ['account', 'own'],
    'GET /api/console/account/sessions': ['account', 'own'],
    'DELETE /api/console/account/sessions': ['account', 'own'],
    'DELETE /api/console/account/sessions/:id': ['account', 404],
    'POST /api/console/account/second-factor': ['account', 'own'],
    'PUT /api/console/account/second-factor': ['account', 'own'],
    'POST /api/console/account/second-factor/off': ['account', 'own'],
    'POST /api/console/setup': ['public', 410],
    'POST /api/console/setup/link': ['public', 410],
    'POST /api/console/password-resets': ['public'],
    'PUT /api/console/password-resets': ['public'],

    'GET /api/console/endpoints': ['administrator', 'own'],
    'POST /api/console/endpoints': ['administrator', 400],
    'PUT /api/console/endpoints/:id': ['administrator', 404],
    'DELETE /api/console/endpoints/:id': ['administrator', 404],
    'POST /api/console/endpoints/:id/secret': ['administrator', 404],
    'POST /api/console/endpoints/:id/test': ['administrator', 404],
    'POST /api/console/endpoints/:id/trial': ['administrator', 404],
    'GET /api/console/deliveries': ['administrator', 'own'],
    'GET /api/console/deliveries/:id': ['administrator', 404],
    'POST /api/console/deliveries/:id/redeliver': ['administrator', 404],
    'GET /api/console/mail': ['administrator', 'own'],
    'GET /api/console/mail/templates': ['administrator', 'own'],
    'PUT /api/console/mail/templates/:kind': ['administrator', 'own'],
    'DELETE /api/console/mail/templates/:kind': ['administrator', 'own'],
    'POST /api/console/mail/templates/:kind/test': ['administrator', 'own'],
    'GET /api/console/widgets': ['administrator', 'own'],
    'POST /api/console/widgets': ['administrator', 'own'],
    'GET /api/console/widgets/:id': ['administrator', 404],
    'PUT /api/console/widgets/:id': ['administrator', 404],
    'DELETE /api/console/widgets/:id': ['administrator', 404],
    'POST /api/console/widgets/:id/install-check': ['administrator', 404],
    'GET /api/console/widgets/:id/settings': ['administrator', 404],
    'PUT /api/console/widgets/:id/settings': ['administrator', 404],
    'GET /api/console/widgets/:id/draft': ['administrator', 404],
    'PUT /api/console/widgets/:id/draft': ['administrator', 404],
    'POST /api/console/widgets/:id/draft/publish': ['administrator', 404],
    'POST /api/console/widgets/:id/draft/restore': ['administrator', 404],
    'DELETE /api/console/widgets/:id/draft': ['administrator', 404],
    'GET /api/console/widgets/:id/versions': ['administrator', 404],
    'GET /api/console/widgets/:id/invitations': ['administrator', 404],
    'GET /api/console/audit': ['administrator', 'own'],
    'GET /api/console/audit/export': ['administrator', 'own'],
    'GET /api/console/security': ['administrator', 'own'],
    'PUT /api/console/security': ['administrator', 'own'],
    'GET /api/console/privacy': ['administrator', 'own'],
    'PUT /api/console/privacy': ['administrator', 'own'],
    'POST /api/console/visitors/export': ['administrator', 404],
    'POST /api/console/visitors/erase': ['administrator', 404],
    'GET /api/console/logs': ['administrator', 403],
    'GET /api/console/logs/export': ['administrator', 403],
    'GET /api/console/logs/:id': ['administrator', 404],
    'GET /api/console/reports': ['administrator', 403],
    'GET /api/console/agents': ['administrator', 'own'],
    'POST /api/console/agents': ['administrator', 'own'],
    'PUT /api/console/agents/:email': ['administrator', 404],
    'DELETE /api/console/agents/:email': ['administrator', 404],
    'POST /api/console/agents/:email/password-link': ['administrator', 404],
    'DELETE /api/console/agents/:email/second-factor': ['administrator', 404],
    'DELETE /api/console/agents/:email/sessions': ['administrator', 404],

    ...Object.fromEntries(
      Object.values(operations).map((operation) => [
        routeOf(operation),
        [operation.access, elsewhereOf(operation)],
      ]),
    ),
  };
