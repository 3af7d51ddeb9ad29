import { secrets } from '../adapters/secrets';
import { demo } from '../demo/demo-organisation';
import { by, of, type Make } from './example';

const email = demo.agents[0].email;
/** Of logs and reports. */
export const range = {
  widgetId: demo.widgetId,
  timezone: 'Europe/Berlin',
  start: '2026-11-18',
  end: '2026-11-19',
};
const bot = { alias: 'Botty', tags: ['sales'], avatarUrl: 'https://shop.example/bot.png' };
const rule = {
  id: 'bulbs',
  when: {
    all: [
      { fact: 'pageUrl', is: 'ends', value: '/bulbs' },
      { not: { fact: 'secondsOnPage', is: 'atLeast', value: 3 } },
    ],
  },
  messages: ['{alias} here.'],
  agent: { alias: 'Maya' },
  cap: { times: 3, per: 'visit' },
};
const settings = {
  look: { accent: '#1d5a4a', launcher: { kind: 'text', onlineText: 'Ask' } },
  texts: { title: 'Shop' },
  selector: { label: 'About?', widgets: [{ id: demo.widgetId, label: 'Lamps' }] },
  survey: { isOn: true },
  transcriptEmail: { isOn: true },
  proactive: { isOn: true, rules: [rule] },
};

/** What administrators see and do about their organisation. */
export const examplesOfAdministration: Record<string, Make> = {
  'GET /api/console/endpoints': by('administrator'),
  'POST /api/console/endpoints': by('administrator', async (world) => ({
    json: {
      purpose: 'bot',
      widgetId: await world.widget(),
      url: 'https://hooks.shop.example/bot',
      token: 'a token',
      bot,
    },
  })),
  'PUT /api/console/endpoints/:id': of('administrator', (world) => world.endpoint(), {
    json: {
      url: 'https://hooks.shop.example/other',
      token: 'another',
      isEnabled: true,
    },
  }),
  'DELETE /api/console/endpoints/:id': of('administrator', (world) => world.endpoint()),
  'POST /api/console/endpoints/:id/secret': of('administrator', (world) => world.endpoint(), {
    json: {
      overlapHours: 12,
    },
  }),
  'POST /api/console/endpoints/:id/test': of('administrator', (world) => world.endpoint()),
  'POST /api/console/endpoints/:id/trial': of('administrator', (world) => world.bot(), {
    json: {
      kind: 'start',
      text: 'Is the lamp bright?',
      email: 'v@x.example',
      pageUrl: 'https://shop.example/',
    },
  }),
  'GET /api/console/deliveries': by('administrator', async (world) => ({
    query: { channel: 'webhook', endpointId: await world.endpoint(), state: 'pending', before: '99999' },
  })),
  'GET /api/console/deliveries/:id': of('administrator', (world) => world.delivery()),
  'POST /api/console/deliveries/:id/redeliver': of('administrator', (world) => world.delivery()),
  'GET /api/console/mail': by('administrator'),
  'GET /api/console/mail/templates': by('administrator'),
  'PUT /api/console/mail/templates/:kind': of('administrator', () => 'invitation', {
    json: { subject: 'Come in', text: 'Welcome\n\n{{by}} sends {{link}}, good for {{days}} days.' },
  }),
  'DELETE /api/console/mail/templates/:kind': of('administrator', () => 'invitation'),
  'POST /api/console/mail/templates/:kind/test': of('administrator', () => 'newSignIn'),
  'GET /api/console/widgets': by('administrator'),
  'POST /api/console/widgets': by('administrator', { json: { name: 'Second' } }),
  // Of no widget that others need: with another method it is gone.
  'GET /api/console/widgets/:id': of('administrator', (world) => world.widget()),
  'PUT /api/console/widgets/:id': of('administrator', (world) => world.widget(), {
    json: {
      name: 'Other',
      isConversationEnabled: false,
      destinationEmail: 'team@shop.example',
      allowedOrigins: ['https://shop.example'],
      idleMinutes: 20,
      agents: [{ email, alias: 'May', avatarUrl: 'https://shop.example/may.png', tags: ['sales'] }],
      revision: 1,
    },
  }),
  'DELETE /api/console/widgets/:id': of('administrator', (world) => world.widget()),
  'POST /api/console/widgets/:id/install-check': of('administrator', () => demo.widgetId, {
    json: { url: 'http://127.0.0.1:9/', baseUrl: 'https://chat.example' },
    refused: 400,
  }),
  'GET /api/console/widgets/:id/settings': of('administrator', () => demo.widgetId),
  'PUT /api/console/widgets/:id/settings': of('administrator', (world) => world.widget(), {
    json: { settings, revision: 1 },
  }),
  'GET /api/console/widgets/:id/draft': of('administrator', () => demo.widgetId),
  'PUT /api/console/widgets/:id/draft': of('administrator', (world) => world.widget(), {
    json: { settings, revision: 1 },
  }),
  // There is no draft to publish, and no such version.
  'POST /api/console/widgets/:id/draft/publish': of('administrator', (world) => world.widget(), {
    json: { revision: 1 },
    refused: 400,
  }),
  'POST /api/console/widgets/:id/draft/restore': of('administrator', (world) => world.widget(), {
    json: { version: 9, revision: 1 },
    refused: 400,
  }),
  'DELETE /api/console/widgets/:id/draft': of('administrator', (world) => world.widget(), {
    query: { revision: '1' },
  }),
  'GET /api/console/widgets/:id/versions': of('administrator', (world) => world.widget(), {
    query: { before: '99999' },
  }),
  'GET /api/console/widgets/:id/invitations': of('administrator', () => demo.widgetId),
  'GET /api/console/audit': by('administrator', {
    query: { subject: 'widget', actorKind: 'agent', actor: email, from: '0', until: '9999999999999' },
  }),
  'GET /api/console/audit/export': by('administrator', { query: { format: 'csv' } }),
  'GET /api/console/security': by('administrator'),
  'PUT /api/console/security': by('administrator', { json: { demandsSecondFactor: false } }),
  'GET /api/console/privacy': by('administrator'),
  'PUT /api/console/privacy': by('administrator', {
    json: { keepCasesDays: 3_000, keepVisitorsDays: 3_000, shortensAddresses: false },
  }),
  'POST /api/console/visitors/export': by('administrator', async (world) => ({
    json: { caseId: await world.closedCase() },
  })),
  'POST /api/console/visitors/erase': by('administrator', async (world) => ({
    json: { caseId: await world.newCase() },
  })),
  'GET /api/console/logs': by('administrator', {
    query: { ...range, outcome: 'answered', agent: email, label: 'mood', text: 'lamp' },
  }),
  'GET /api/console/logs/export': by('administrator', { query: { ...range, format: 'csv' } }),
  'GET /api/console/logs/:id': of('administrator', (world) => world.closedCase()),
  'GET /api/console/reports': by('administrator', { query: { ...range, by: 'agent' } }),
  'GET /api/console/agents': by('administrator'),
  'POST /api/console/agents': by('administrator', () => ({
    json: { email: `${secrets.uuid()}@x.example`, name: 'Ada Example', isAdministrator: false },
  })),
  'PUT /api/console/agents/:email': of('administrator', (world) => world.user(), {
    json: {
      name: 'Ada Example',
      isAdministrator: true,
    },
  }),
  'DELETE /api/console/agents/:email': of('administrator', (world) => world.user()),
  'POST /api/console/agents/:email/password-link': of('administrator', (world) => world.user()),
  'DELETE /api/console/agents/:email/second-factor': of('administrator', (world) => world.user()),
  'DELETE /api/console/agents/:email/sessions': of('administrator', (world) => world.user()),
};
