import { demo } from '../demo/demo-organisation';
import { swaggerUiFiles } from '../routes/open-api/swagger-ui';
import { exampleUser, exampleWidgetFields } from '../testing/test-provisioning';
import { by, of, type Make } from './example';
import { examplesOfOperations } from './examples-of-operations';

const email = demo.agents[0].email;
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
const range = {
  widgetId: demo.widgetId,
  timezone: 'Europe/Berlin',
  start: '2026-11-18',
  end: '2026-11-19',
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
  ...examplesOfOperations,
  'GET /': by('nobody'),
  'GET /console': by('nobody'),
  'GET /console/*': of('nobody', () => 'cases/1'),
  'GET /widget/*': of('nobody', () => 'main.ts'),
  'GET /.well-known/security.txt': by('nobody'),
  'GET /health': by('nobody'),
  'GET /ready': by('nobody'),
  'GET /openapi': by('nobody'),
  'GET /openapi/': by('nobody'),
  'GET /openapi.json': by('nobody'),
  'GET /openapi/page.css': by('nobody'),
  'GET /openapi/page.js': by('nobody'),
  [`GET ${swaggerUiFiles}/swagger-ui-bundle.js`]: by('nobody'),
  [`GET ${swaggerUiFiles}/swagger-ui.css`]: by('nobody'),
  'GET /js/:widgetId.js': of('nobody', () => demo.widgetId),
  'GET /js/:widgetId/panel.js': of('nobody', () => demo.widgetId),
  'GET /public/api/v2/chat/:widgetId': of('nobody', () => demo.widgetId),

  'GET /api/v1/chat/:widgetId': of('visitor', () => demo.widgetId),
  'POST /api/v1/chat': by('visitor', { form: newChat }),
  'PUT /api/v1/chat': by('visitor', async (world) => ({
    form: { caseId: await world.openCase(), messageType: '1', messageBody: 'And this one?' },
  })),
  'GET /api/v1/chat/poll/:caseId': of('visitor', (world) => world.openCase(), {
    query: { index: '0', isTyping: 'true', agentTyping: 'true' },
  }),
  'POST /api/v1/chat/:widgetId/invitations': of('visitor', () => demo.appWidgetId, {
    query: { ruleId: 'bulbs', outcome: 'shown' },
  }),
  'POST /api/v1/chat/:caseId/typing': of('visitor', (world) => world.openCase(), { form: { text: 'Hel' } }),
  'POST /api/v1/chat/:caseId/survey': of('visitor', (world) => world.closedCase(), {
    form: { score: '70', comment: 'Kind.' },
  }),
  'POST /api/v1/chat/:caseId/transcript': of('visitor', (world) => world.closedCase(), {
    form: { email: 'v@x.example' },
  }),
  'POST /api/v1/chat/:caseId/screenshot': of(
    'visitor',
    (world) => world.newCase(),
    (world) => ({ bytes: world.picture }),
  ),

  'PUT /api/v1/user.json': by('provisioner', () => ({
    json: exampleUser({ phone: '+12127365000', templateId: email }),
  })),
  'GET /api/v1/user.json': by('provisioner', async (world) => ({ query: { email: await world.user() } })),
  'POST /api/v1/user.json': by('provisioner', async (world) => ({
    json: exampleUser({ email: await world.user(), phone: '+12127365000' }),
  })),
  'DELETE /api/v1/user.json': by('provisioner', async (world) => ({ query: { email: await world.user() } })),
  'PUT /api/v1/widget.json': by('provisioner', () => ({ json: widgetFields() })),
  'GET /api/v1/widget.json': by('provisioner', async (world) => ({
    query: { email, uuid: await world.widget() },
  })),
  'POST /api/v1/widget.json': by('provisioner', async (world) => ({
    json: { ...widgetFields(), uuid: await world.widget() },
  })),
  'DELETE /api/v1/widget.json': by('provisioner', async (world) => ({
    query: { email, uuid: await world.widget() },
  })),

  'POST /api/v2/agentstatus': by('token', {
    json: { agent_id: `wc:${email}`, status: 'online', sub_status: 'At the desk' },
  }),
  'GET /api/v2/:orgId/logs': of('token', () => String(demo.orgId), { query: range }),
};
