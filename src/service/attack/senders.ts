import type { KeyScope } from '../../contract/key-scopes';
import { consoleHeader } from '../../contract/console';
import { secrets } from '../adapters/secrets';
import type { KeyDetails } from '../domain/access/keys';
import { demo } from '../demo/demo-organisation';
import type { Agent } from '../domain/agents/agents';
import type { WidgetAgent } from '../domain/widgets/widgets';
import { cookieName } from '../testing/test-console';
import type { TestService } from '../testing/test-service';
import { stranger } from './stranger';

/** Every principal that may call the service. Those called `other…` belong to an organisation of their own. */
export const senders = [
  'nobody',
  'visitor',
  'otherVisitor',
  'provisioner',
  'usersReader',
  'usersWriter',
  'widgetsReader',
  'widgetsWriter',
  'otherProvisioner',
  'token',
  'logsToken',
  'statusToken',
  'otherToken',
  'endpointToken',
  'botToken',
  'signingSecret',
  'revokedKey',
  'expiredKey',
  'expiredToken',
  'agent',
  'agentElsewhere',
  'administrator',
  'otherAgent',
  'otherAdministrator',
  'signedOut',
  'expired',
  'removed',
] as const;
export type Sender = (typeof senders)[number];

/** Accounts of the demo's organisation that no example is of. */
const accounts = {
  agent: 'colleague@demo.example',
  administrator: 'chief@demo.example',
  elsewhere: 'elsewhere@demo.example',
  removed: 'removed@demo.example',
};

const emails: Partial<Record<Sender, string>> = {
  agent: accounts.agent,
  agentElsewhere: accounts.elsewhere,
  administrator: accounts.administrator,
  otherAgent: stranger.agent,
  otherAdministrator: stranger.administrator,
};

const scopes: Partial<Record<Sender, KeyScope>> = {
  usersReader: 'users:read',
  usersWriter: 'users:write',
  widgetsReader: 'widgets:read',
  widgetsWriter: 'widgets:write',
  logsToken: 'logs:read',
  statusToken: 'status:write',
};

const secretsOfEndpoints = { endpointToken: 'token of a webhook', botToken: 'token of a bot' };

export interface Credentials {
  headers: Record<string, string>;
  query: string;
}

/** Milliseconds: half of what a session lasts, so that none ends between two requests that are compared. */
const renewedAfter = 12 * 3_600_000;

/** Makes the accounts and keys of the demo's organisation that the demo lacks; answers what each sender carries. */
export async function createSenders(service: TestService) {
  const { store, account, clock } = service.context;
  const template = await store.agents.get(demo.agents[1].email);
  if (!template) throw new Error('The demo organisation is not there.');
  for (const email of Object.values(accounts))
    await store.agents.add({ ...template, email, isAdministrator: email === accounts.administrator });
  const widget = await service.addWidget({ name: 'Elsewhere' });
  await store.widgets.setAgents(widget.id, [asAgent(widget.id, accounts.elsewhere)]);
  for (const widgetId of [demo.widgetId, demo.appWidgetId]) {
    await store.widgets.putAgent(asAgent(widgetId, accounts.agent));
    await store.widgets.putAgent(asAgent(widgetId, accounts.administrator));
  }

  const signingSecret = await addEndpoints(service, widget.id);
  const revokedKey = secrets.token();
  await store.keys.remove(demo.orgId, await store.keys.add(demo.orgId, 'provisioning', revokedKey));

  async function key(kind: 'provisioning' | 'token', details: KeyDetails): Promise<string> {
    const made = secrets.token();
    await store.keys.add(demo.orgId, kind, made, details);
    return made;
  }
  const scoped: Partial<Record<Sender, string>> = {};
  for (const [sender, scope] of Object.entries(scopes)) {
    const kind = sender.endsWith('Token') ? 'token' : 'provisioning';
    scoped[sender as Sender] = await key(kind, { scopes: [scope] });
  }
  const isOver = { expiresAt: clock.now() - 1 };

  const signedOut = await begin(template);
  await account.signOut(signedOut);
  const expired = secrets.token();
  await store.sessions.add({
    id: secrets.digest(expired),
    agentEmail: template.email,
    createdAt: 0,
    expiresAt: clock.now() - 1,
    userAgent: '',
    isByOpenId: false,
  });
  const removedAgent = await store.agents.get(accounts.removed);
  const removedSession = removedAgent ? await begin(removedAgent) : '';
  await store.agents.remove(accounts.removed);

  const fixed: Partial<Record<Sender, string>> = {
    visitor: demo.keys.visitor,
    otherVisitor: stranger.keys.visitor,
    provisioner: demo.keys.provisioning,
    otherProvisioner: stranger.keys.provisioning,
    token: demo.keys.token,
    otherToken: stranger.keys.token,
    ...secretsOfEndpoints,
    signingSecret,
    revokedKey,
    expiredKey: await key('provisioning', isOver),
    expiredToken: await key('token', isOver),
    ...scoped,
    signedOut,
    expired,
    removed: removedSession,
  };

  async function begin(agent: Agent): Promise<string> {
    return (await account.begin(agent)).token;
  }

  const tokens = new Map<string, { token: string; at: number }>();
  async function sessionOf(email: string): Promise<string> {
    const known = tokens.get(email);
    if (known && (await account.signedIn(known.token))) return known.token;
    const agent = await store.agents.get(email);
    if (!agent) throw new Error(`${email} is not there.`);
    const token = await begin(agent);
    tokens.set(email, { token, at: service.clock.now() });
    return token;
  }

  return {
    secrets: [demo.keys.provisioning, demo.keys.token, signingSecret, ...Object.values(secretsOfEndpoints)],

    /** Signs those in again whose sessions would end before long. */
    forgetOldSessions(): void {
      const before = service.clock.now() - renewedAfter;
      for (const [email, { at }] of tokens) if (at < before) tokens.delete(email);
    },

    /** One secret, in every place where the service reads one. */
    async credentialsOf(sender: Sender): Promise<Credentials> {
      const email = emails[sender];
      const secret = email === undefined ? fixed[sender] : await sessionOf(email);
      if (secret === undefined) return { headers: { [consoleHeader]: '1' }, query: '' };
      const escaped = encodeURIComponent(secret);
      return {
        headers: {
          [consoleHeader]: '1',
          'x-api-key': secret,
          authorization: `Bearer ${secret}`,
          cookie: `${cookieName(service, 'session')}=${escaped}`,
        },
        query: `api_key=${escaped}&apiKey=${escaped}`,
      };
    },

    /** Returns what is part of each row that is the sender's own. */
    async marksOf(sender: Sender): Promise<string[]> {
      const email = emails[sender];
      const own = email === undefined ? [] : [email];
      if (!sender.startsWith('other')) return own;
      const theirs = await store.agents.ofOrganisation(stranger.orgId, 0);
      return [String(stranger.orgId), ...theirs.map((agent) => agent.email), ...own];
    },
  };
}

/** Adds endpoints whose secrets senders carry; answers the secret that signs what goes to one of them. */
async function addEndpoints(service: TestService, widgetId: string): Promise<string> {
  const { endpointAdministration } = service.context;
  const url = 'https://hooks.shop.example/secret';
  const { secret = '' } = await endpointAdministration.add(demo.orgId, {
    purpose: 'agentStatus',
    url,
    token: secretsOfEndpoints.endpointToken,
  });
  await endpointAdministration.add(demo.orgId, {
    purpose: 'bot',
    widgetId,
    url,
    token: secretsOfEndpoints.botToken,
    bot: { alias: 'Botty', tags: [], avatarUrl: 'https://shop.example/bot.png' },
  });
  return secret;
}

function asAgent(widgetId: string, email: string): WidgetAgent {
  return { widgetId, email, alias: email, kind: 'human', tags: [] };
}
