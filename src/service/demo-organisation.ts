import { defaultSettings } from '../contract/parse-settings';
import type { Clock, Secrets, Store } from './domain/ports';
import type { Agent, Widget, WidgetAgent } from './domain/records';

/** Fixed and documented; only ever seeded by a start with `--demo`. */
export const demo = {
  orgId: 100_001,
  widgetId: '11111111-1111-4111-8111-111111111111',
  keys: {
    visitor: 'demo-visitor-key',
    provisioning: 'demo-provisioning-key',
    token: 'demo-api-token',
  },
  agents: [
    { email: 'agent@demo.example', name: 'Maya Lindqvist', alias: 'Maya', isAdministrator: true },
    { email: 'agent2@demo.example', name: 'Jonas Weber', alias: 'Jonas', isAdministrator: false },
  ],
  password: 'demo-password',
} as const;

/** Adds the demo organisation unless it is there. */
export async function seedDemoOrganisation(store: Store, secrets: Secrets, clock: Clock): Promise<void> {
  if (await store.organisations.get(demo.orgId)) return;
  const passwordHashes = await Promise.all(demo.agents.map(() => secrets.hashPassword(demo.password)));
  await store.transaction(async (tables) => {
    await tables.organisations.add({ id: demo.orgId, name: 'Demo shop' });
    await tables.keys.add(demo.orgId, 'visitor', demo.keys.visitor);
    await tables.keys.add(demo.orgId, 'provisioning', demo.keys.provisioning);
    await tables.keys.add(demo.orgId, 'token', demo.keys.token);
    for (const [at, { email, name, isAdministrator }] of demo.agents.entries()) {
      const agent: Agent = {
        email,
        name,
        isAdministrator,
        orgId: demo.orgId,
        accountType: 'enterprise',
        passwordHash: passwordHashes[at] ?? '',
        status: 'pause',
        statusSource: 'console',
        statusAt: clock.now(),
      };
      await tables.agents.add(agent);
    }
    await tables.widgets.add(demoWidget(), demo.agents.map(asWidgetAgent));
  });
}

function demoWidget(): Widget {
  return {
    id: demo.widgetId,
    orgId: demo.orgId,
    name: 'Demo shop',
    ownerEmail: demo.agents[0].email,
    destinationEmail: demo.agents[0].email,
    isConversationEnabled: true,
    isProactiveEnabled: true,
    settings: defaultSettings(),
    allowedOrigins: [],
    idleMinutes: 15,
    revision: 1,
  };
}

function asWidgetAgent({ email, alias }: (typeof demo.agents)[number]): WidgetAgent {
  return { widgetId: demo.widgetId, email, alias, kind: 'human', tags: [] };
}
