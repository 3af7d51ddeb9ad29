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
    'GET /openapi': ['public'],
    'GET /openapi/': ['public'],
    'GET /openapi.json': ['public'],
    'GET /openapi/page.css': ['public'],
    'GET /openapi/page.js': ['public'],
    [`GET ${swaggerUiFiles}/swagger-ui-bundle.js`]: ['public'],
    [`GET ${swaggerUiFiles}/swagger-ui.css`]: ['public'],

    ...Object.fromEntries(
      Object.values(operations).map((operation) => [
        routeOf(operation),
        [operation.access, elsewhereOf(operation)],
      ]),
    ),
  };
