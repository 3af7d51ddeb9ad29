import { defaultSettings } from '../../contract/settings/parse-settings';
import type { ProactiveRule } from '../../contract/rules/rules';
import type { WidgetSettings } from '../../contract/settings/settings';
import type { Agent } from '../domain/agents/agents';
import type { Clock, Secrets } from '../domain/ports';
import type { Widget, WidgetAgent } from '../domain/widgets/widgets';
import type { Store } from '../storage/store';

/** Fixed and documented; only ever seeded by a start with `--demo`. */
export const demo = {
  orgId: 100_001,
  widgetId: '11111111-1111-4111-8111-111111111111',
  /** The single-page application's: everything that can be switched on is on. */
  appWidgetId: '33333333-3333-4333-8333-333333333333',
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

/** Adds what of the demo organisation is not there. `hasRules`: the shop invites its visitors. */
export async function seedDemoOrganisation(
  store: Store,
  secrets: Secrets,
  clock: Clock,
  { hasRules = false } = {},
): Promise<void> {
  if (!(await store.organisations.get(demo.orgId))) await addOrganisation(store, secrets, clock);
  for (const widget of [shopWidget(hasRules ? shopRules : []), appWidget()]) {
    if (!(await store.widgets.get(widget.id)))
      await store.widgets.add(
        widget,
        demo.agents.map(({ email, alias }) => asWidgetAgent(widget.id, email, alias)),
      );
  }
}

async function addOrganisation(store: Store, secrets: Secrets, clock: Clock): Promise<void> {
  const passwordHashes = await Promise.all(demo.agents.map(() => secrets.hashPassword(demo.password)));
  await store.transaction(async (tables) => {
    await tables.organisations.add({ id: demo.orgId, name: 'Tarn Lamps' });
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
  });
}

function shopWidget(rules: ProactiveRule[]): Widget {
  const defaults = defaultSettings();
  return demoWidget(demo.widgetId, 'Tarn Lamps', {
    ...defaults,
    look: { ...defaults.look, accent: '#1d5a4a' },
    texts: {
      ...defaults.texts,
      title: 'Tarn Lamps',
      greeting: 'Ask us anything about our lamps. Maya and Jonas answer from the workshop.',
      offlineGreeting: 'We are at the bench or asleep. Leave a message and we answer by e-mail.',
    },
    proactive: { ...defaults.proactive, rules },
  });
}

function appWidget(): Widget {
  const defaults = defaultSettings();
  const { look, texts, selector, survey, files, proactive } = defaults;
  return demoWidget(demo.appWidgetId, 'Tarn app', {
    ...defaults,
    look: {
      ...look,
      accent: '#a8451f',
      launcher: { ...look.launcher, kind: 'text', onlineText: 'Ask the workshop' },
    },
    texts: { ...texts, title: 'Tarn app', greeting: 'Bulbs, care, orders: ask Maya or Jonas.' },
    selector: {
      ...selector,
      label: 'What is it about?',
      widgets: [
        { id: demo.appWidgetId, label: 'My lamp', translations: [] },
        { id: demo.widgetId, label: 'Buying a lamp', translations: [] },
      ],
    },
    callMe: { isOn: true },
    files: { ...files, isOn: true },
    survey: { ...survey, isOn: true },
    transcriptEmail: { isOn: true },
    proactive: { ...proactive, rules: appRules },
    visitorsNow: { isOn: true },
    keepQueryStrings: true,
  });
}

const shopRules: ProactiveRule[] = [
  {
    id: 'lamps',
    when: {
      all: [
        {
          any: [
            { fact: 'pageUrl', is: 'ends', value: '/' },
            { fact: 'pageUrl', is: 'ends', value: '/holm.html' },
            { fact: 'pageUrl', is: 'ends', value: '/kelda.html' },
          ],
        },
        { fact: 'secondsOnPage', is: 'atLeast', value: 10 },
      ],
    },
    messages: ['Looking for a lamp? Tell me about the room, and I’ll tell you which one fits.'],
    agent: { alias: 'Maya' },
    cap: { times: 1, per: 'visit' },
  },
];

const appRules: ProactiveRule[] = [
  {
    id: 'bulbs',
    when: {
      all: [
        { fact: 'pageUrl', is: 'ends', value: '/spa/?view=bulbs' },
        { fact: 'secondsOnPage', is: 'atLeast', value: 3 },
      ],
    },
    messages: ['{alias} here. Tell me the lamp and the room, and I tell you the bulb.'],
    agent: { alias: 'Maya' },
    cap: { times: 3, per: 'visit' },
  },
  {
    id: 'care',
    when: {
      all: [
        { fact: 'pageUrl', is: 'ends', value: '/spa/?view=care' },
        { fact: 'secondsOnPage', is: 'atLeast', value: 3 },
      ],
    },
    messages: ['A stain on the steel? Ask {alias} before you polish.'],
    agent: { alias: 'Jonas' },
  },
  {
    id: 'orders',
    when: {
      all: [
        { fact: 'pageUrl', is: 'ends', value: '/spa/?view=orders' },
        {
          any: [
            { fact: 'isLeaving', is: 'equals', value: true },
            { fact: 'idleSeconds', is: 'atLeast', value: 30 },
          ],
        },
      ],
    },
    messages: ['Waiting for a lamp? Ask us how far it is.'],
    isMinimized: true,
  },
];

function demoWidget(id: string, name: string, settings: WidgetSettings): Widget {
  return {
    id,
    orgId: demo.orgId,
    name,
    ownerEmail: demo.agents[0].email,
    destinationEmail: demo.agents[0].email,
    isConversationEnabled: true,
    isProactiveEnabled: true,
    settings,
    allowedOrigins: [],
    idleMinutes: 15,
    revision: 1,
  };
}

function asWidgetAgent(widgetId: string, email: string, alias: string): WidgetAgent {
  return { widgetId, email, alias, kind: 'human', tags: [] };
}
