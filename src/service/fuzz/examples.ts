import { demo } from '../demo/demo-organisation';
import { swaggerUiFiles } from '../routes/open-api/swagger-ui';
import { exampleUser, exampleWidgetFields } from '../testing/test-provisioning';
import { byAgent, byAnyone, of, type Make } from './example';
import { examplesOfAccounts } from './examples-of-accounts';
import { examplesOfAdministration } from './examples-of-administration';

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

  ...examplesOfAccounts,
  ...examplesOfAdministration,
};
