import { demo } from '../demo/demo-organisation';
import { swaggerUiFiles } from '../routes/open-api/swagger-ui';
import { exampleUser, exampleWidgetFields } from '../testing/test-provisioning';
import type { World } from './world';

/** Who sends it, which decides what opens the door. */
export type Sender = 'nobody' | 'visitor' | 'provisioner' | 'token' | 'agent' | 'owner' | 'administrator';

/** A request that the service takes, before anything in it is mutated. */
export interface Example {
  from: Sender;
  /** What stands in the place of the path's variable, or of its `*`. */
  variable?: string;
  query?: Record<string, string>;
  form?: Record<string, string>;
  json?: object;
  bytes?: Buffer;
  /** The answer is a stream: its head is all that is read. */
  isStream?: true;
}

type Make = (world: World) => Example | Promise<Example>;

const byAnyone: Make = () => ({ from: 'nobody' });
const byAgent: Make = () => ({ from: 'agent' });
const byAdministrator: Make = () => ({ from: 'administrator' });
/** Of an account that no other request needs. */
function byOwner(json: object): Make {
  return async (world) => {
    await world.newOwner();
    return { from: 'owner', json };
  };
}
function of(from: Sender, variable: (world: World) => string | Promise<string>, json?: object): Make {
  return async (world) => ({ from, variable: await variable(world), ...(json ? { json } : {}) });
}
const email = demo.agents[0].email;
const range = { widgetId: demo.widgetId, timezone: 'Europe/Berlin', start: '2026-11-18', end: '2026-11-19' };
const jsVariables = JSON.stringify([{ name: 'plan', value: 'gold' }]);
const page = 'https://shop.example/lamps?colour=red';
const newChat = {
  widgetId: demo.widgetId,
  email: 'v@x.example',
  phone: '+12127365000',
  userAgent: 'Mozilla/5.0',
  locale: 'de-DE',
  isOffline: 'false',
  appVersionName: '1.2',
  visitorMessage: 'Hello?',
  visitorName: 'Vera',
  pageUrl: page,
  referrerUrl: page,
  entryUrl: page,
  proactiveMessage: 'May I help?',
  identityProof: '0'.repeat(64),
  visitorToken: 'a browser',
  jsVariables,
};
const period = { dayOfWeek: 'MONDAY', enabled: true, scheduleList: ['9:00 AM', '5:30 PM'] };
function widgetFields() {
  return {
    ...exampleWidgetFields(),
    name: 'Shop',
    destinationEmail: 'desk@shop.example',
    enableProactiveChat: 'true',
    enableConversations: true,
    conversationSchedule: { timeZone: 'Europe/Berlin', schedules: [period, period] },
    proactiveSettings: { delayInSec: '45', message: 'Hi' },
  };
}
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
const anyYears = {
  start: '2026-01-01',
  end: '2027-12-31',
  timezone: 'Europe/Berlin',
  widgetId: demo.widgetId,
};
const settings = {
  look: { accent: '#1d5a4a', launcher: { kind: 'text', onlineText: 'Ask' } },
  texts: { title: 'Shop' },
  selector: { label: 'About?', widgets: [{ id: demo.widgetId, label: 'Lamps' }] },
  survey: { isOn: true },
  transcriptEmail: { isOn: true },
  proactive: { isOn: true, rules: [rule] },
};

/** One for each route of the service. A route that has none fails the test of every route. */
export const examples: Record<string, Make> = {
  'GET /': byAnyone,
  'GET /console': byAnyone,
  'GET /console/*': async () => ({ from: 'nobody', variable: 'cases/1' }),
  'GET /widget/*': async () => ({ from: 'nobody', variable: 'main.ts' }),
  'GET /.well-known/security.txt': byAnyone,
  'GET /health': byAnyone,
  'GET /ready': byAnyone,
  'GET /openapi': byAnyone,
  'GET /openapi/': byAnyone,
  'GET /openapi.json': byAnyone,
  'GET /openapi/page.css': byAnyone,
  'GET /openapi/page.js': byAnyone,
  [`GET ${swaggerUiFiles}/swagger-ui-bundle.js`]: byAnyone,
  [`GET ${swaggerUiFiles}/swagger-ui.css`]: byAnyone,
  'GET /js/:widgetId.js': of('nobody', () => demo.widgetId),
  'GET /public/api/v2/chat/:widgetId': of('nobody', () => demo.widgetId),

  'GET /api/v1/chat/:widgetId': of('visitor', () => demo.widgetId),
  'POST /api/v1/chat': () => ({ from: 'visitor', form: newChat }),
  'PUT /api/v1/chat': async (world) => ({
    from: 'visitor',
    form: { caseId: await world.openCase(), messageType: '1', messageBody: 'And this one?' },
  }),
  'GET /api/v1/chat/poll/:caseId': async (world) => ({
    from: 'visitor',
    variable: await world.openCase(),
    query: { index: '0', isTyping: 'true', agentTyping: 'true' },
  }),
  'POST /api/v1/chat/:caseId/survey': async (world) => ({
    from: 'visitor',
    variable: await world.closedCase(),
    form: { score: '70', comment: 'Kind.' },
  }),
  'POST /api/v1/chat/:caseId/transcript': async (world) => ({
    from: 'visitor',
    variable: await world.closedCase(),
    form: { email: 'v@x.example' },
  }),
  'POST /api/v1/chat/:caseId/screenshot': async (world) => ({
    from: 'visitor',
    variable: await world.newCase(),
    bytes: world.picture,
  }),

  'PUT /api/v1/user.json': () => ({
    from: 'provisioner',
    json: exampleUser({ phone: '+12127365000', templateId: email }),
  }),
  'GET /api/v1/user.json': async (world) => ({
    from: 'provisioner',
    query: { email: await world.user() },
  }),
  'POST /api/v1/user.json': async (world) => ({
    from: 'provisioner',
    json: exampleUser({ email: await world.user(), phone: '+12127365000' }),
  }),
  'DELETE /api/v1/user.json': async (world) => ({
    from: 'provisioner',
    query: { email: await world.user() },
  }),
  'PUT /api/v1/widget.json': () => ({ from: 'provisioner', json: widgetFields() }),
  'GET /api/v1/widget.json': async (world) => ({
    from: 'provisioner',
    query: { email, uuid: await world.widget() },
  }),
  'POST /api/v1/widget.json': async (world) => ({
    from: 'provisioner',
    json: { ...widgetFields(), uuid: await world.widget() },
  }),
  'DELETE /api/v1/widget.json': async (world) => ({
    from: 'provisioner',
    query: { email, uuid: await world.widget() },
  }),

  'POST /api/v2/agentstatus': () => ({
    from: 'token',
    json: { agent_id: `wc:${email}`, status: 'online', sub_status: 'At the desk' },
  }),
  'GET /api/v2/:orgId/logs': () => ({ from: 'token', variable: String(demo.orgId), query: range }),

  'POST /api/console/session': () => ({ from: 'agent', json: { email, password: demo.password } }),
  'GET /api/console/session': byAgent,
  'DELETE /api/console/session': byAgent,
  'PUT /api/console/status': () => ({ from: 'agent', json: { status: 'online' } }),
  'GET /api/console/events': () => ({ from: 'agent', isStream: true }),
  'GET /api/console/cases': () => ({ from: 'agent', query: { view: 'closed' } }),
  'GET /api/console/cases/:id': of('agent', (world) => world.openCase()),
  'POST /api/console/cases/:id/entries': of('agent', (world) => world.openCase(), {
    text: 'Very bright.',
    messageId: 'answer',
  }),
  'PUT /api/console/cases/:id/typing': of('agent', (world) => world.openCase(), { typing: true }),
  'PUT /api/console/cases/:id/labels': of('agent', (world) => world.openCase(), {
    name: 'mood',
    value: 'kind',
  }),
  'DELETE /api/console/cases/:id/labels': async (world) => ({
    from: 'agent',
    variable: await world.openCase(),
    query: { name: 'mood' },
  }),
  'PUT /api/console/cases/:id/variables': of('agent', (world) => world.openCase(), {
    name: 'order',
    value: '4711',
  }),
  'DELETE /api/console/cases/:id/variables': async (world) => ({
    from: 'agent',
    variable: await world.openCase(),
    query: { name: 'order' },
  }),
  'POST /api/console/cases/:id/close': of('agent', (world) => world.openCase()),
  'POST /api/console/cases/:id/ban': of('agent', (world) => world.newCase(), { by: ['network'], days: 1 }),
  'GET /api/console/bans': byAgent,
  'DELETE /api/console/bans/:id': of('agent', (world) => world.ban()),
  'GET /api/console/screenshots/:id': of('agent', (world) => world.screenshot()),

  'GET /api/console/account': byAgent,
  'PUT /api/console/account/password': byOwner({ currentPassword: demo.password, password: 'correct horse' }),
  'GET /api/console/account/sessions': byAgent,
  'DELETE /api/console/account/sessions': byAgent,
  'DELETE /api/console/account/sessions/:id': of('agent', (world) => world.otherSession()),
  'POST /api/console/account/second-factor': byOwner({ password: demo.password }),
  'PUT /api/console/account/second-factor': async (world) => ({
    from: 'owner',
    json: { code: await world.beginSecondFactor() },
  }),
  'POST /api/console/account/second-factor/off': byOwner({ password: demo.password }),
  // One address gets few of them.
  'POST /api/console/password-resets': async (world) => ({
    from: 'agent',
    json: { email: await world.user() },
  }),
  'PUT /api/console/password-resets': async (world) => ({
    from: 'agent',
    json: { token: await world.resetToken(), password: 'correct horse' },
  }),

  'GET /api/console/endpoints': byAdministrator,
  'POST /api/console/endpoints': async (world) => ({
    from: 'administrator',
    json: {
      purpose: 'bot',
      widgetId: await world.widget(),
      url: 'https://hooks.shop.example/bot',
      token: 'a token',
      bot,
    },
  }),
  'PUT /api/console/endpoints/:id': of('administrator', (world) => world.endpoint(), {
    url: 'https://hooks.shop.example/other',
    token: 'another',
    isEnabled: true,
  }),
  'DELETE /api/console/endpoints/:id': of('administrator', (world) => world.endpoint()),
  'POST /api/console/endpoints/:id/secret': of('administrator', (world) => world.endpoint(), {
    overlapHours: 12,
  }),
  'POST /api/console/endpoints/:id/test': of('administrator', (world) => world.endpoint()),
  'GET /api/console/deliveries': async (world) => ({
    from: 'administrator',
    query: { channel: 'webhook', endpointId: await world.endpoint(), state: 'pending', before: '99999' },
  }),
  'GET /api/console/deliveries/:id': of('administrator', (world) => world.delivery()),
  'POST /api/console/deliveries/:id/redeliver': of('administrator', (world) => world.delivery()),
  'GET /api/console/mail': byAdministrator,
  'GET /api/console/widgets': byAdministrator,
  'GET /api/console/widgets/:id/settings': of('administrator', () => demo.widgetId),
  'PUT /api/console/widgets/:id/settings': async (world) => ({
    from: 'administrator',
    variable: await world.widget(),
    json: { settings, allowedOrigins: ['https://shop.example'], idleMinutes: 20, revision: 1 },
  }),
  'GET /api/console/audit': () => ({
    from: 'administrator',
    query: { subject: 'widget', actorKind: 'agent', actor: email, from: '0', until: '9999999999999' },
  }),
  'GET /api/console/audit/export': () => ({ from: 'administrator', query: { format: 'csv' } }),
  'GET /api/console/logs': () => ({
    from: 'administrator',
    query: { ...anyYears, outcome: 'answered', agent: email, label: 'vip', text: 'lamp', before: '1.a' },
  }),
  'GET /api/console/logs/export': () => ({ from: 'administrator', query: { ...anyYears, format: 'ndjson' } }),
  'GET /api/console/logs/:id': of('administrator', (world) => world.closedCase()),
  'GET /api/console/reports': () => ({ from: 'administrator', query: { ...anyYears, by: 'label' } }),
  'GET /api/console/privacy': byAdministrator,
  'PUT /api/console/privacy': () => ({
    from: 'administrator',
    json: { keepCasesDays: 3_000, keepVisitorsDays: 3_000, shortensAddresses: false },
  }),
  'POST /api/console/visitors/export': async (world) => ({
    from: 'administrator',
    json: { caseId: await world.closedCase() },
  }),
  'POST /api/console/visitors/erase': async (world) => ({
    from: 'administrator',
    json: { caseId: await world.newCase() },
  }),
  'GET /api/console/logs': () => ({
    from: 'administrator',
    query: { ...range, outcome: 'answered', agent: email, label: 'mood', text: 'lamp' },
  }),
  'GET /api/console/logs/export': () => ({ from: 'administrator', query: { ...range, format: 'csv' } }),
  'GET /api/console/logs/:id': of('administrator', (world) => world.closedCase()),
  'GET /api/console/reports': () => ({ from: 'administrator', query: { ...range, by: 'agent' } }),
  'GET /api/console/keys': byAdministrator,
  'POST /api/console/keys': () => ({ from: 'administrator', json: { kind: 'token', name: 'Export' } }),
  'DELETE /api/console/keys/:id': of('administrator', (world) => world.key()),
};
