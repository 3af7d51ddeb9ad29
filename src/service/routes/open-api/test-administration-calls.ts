import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { createDemandedAccounts } from '../../testing/test-demanded-accounts';
import { createOpenIdBrowser } from '../../testing/test-open-id-browser';
import type { TestOpenIdProvider } from '../../testing/test-open-id-provider';
import { openTestService, type TestService } from '../../testing/test-service';

type Calls = Record<string, () => Promise<LightMyRequestResponse>>;

/** Calls of what administrators see and do about the organisation, for the test of every answer. */
export function administrationCalls(
  service: TestService,
  agent: ConsoleCall,
  fullCase: () => Promise<string>,
  provider: TestOpenIdProvider,
  pageUrl: string,
): Calls {
  const { store, secrets, clock } = service.context;

  const demanded = createDemandedAccounts(service);

  async function newAgent(): Promise<string> {
    const template = await store.agents.get(demo.agents[1].email);
    if (!template) throw new Error('The demo agent is not there.');
    const email = `${secrets.uuid()}@demo.example`;
    await store.agents.add({ ...template, email });
    return email;
  }
  async function ownAgent(): Promise<ConsoleCall> {
    return signInToConsole(service, await newAgent());
  }

  async function closedCase(): Promise<string> {
    const caseId = await fullCase();
    await agent('POST', `/cases/${caseId}/close`);
    return caseId;
  }
  /** Of a service that has nothing yet. */
  async function setUp(path: string, payload: object): Promise<LightMyRequestResponse> {
    const fresh = await openTestService();
    await fresh.context.store.organisations.remove(demo.orgId);
    const token = await fresh.context.firstRun.offer();
    const headers = { 'x-console': '1' };
    const url = `/api/console/setup${path}`;
    const answer = await fresh.app.inject({ method: 'POST', url, headers, payload: { token, ...payload } });
    await fresh.stop();
    return answer;
  }
  const year = new Date(clock.now()).getUTCFullYear();
  const thisYear = `start=${year}-01-01&end=${year}-12-31`;
  /** Answers what makes codes of so much later. */
  async function beginSecondFactor(own: ConsoleCall): Promise<(later?: number) => string> {
    const begun = await own('POST', '/account/second-factor', { password: demo.password });
    const totp = new TOTP({ secret: Secret.fromBase32(begun.json<{ secret: string }>().secret) });
    return (later = 0) => totp.generate({ timestamp: clock.now() + later });
  }
  async function turnOnSecondFactor(own: ConsoleCall) {
    const codeOf = await beginSecondFactor(own);
    await own('PUT', '/account/second-factor', { code: codeOf() });
    return codeOf;
  }

  return {
    'GET /api/console/audit': async () => {
      await agent('POST', '/keys', { kind: 'token', name: 'Export' });
      return agent('GET', '/audit?subject=key&actorKind=agent');
    },
    'GET /api/console/logs': async () => {
      await closedCase();
      return agent('GET', `/logs?${thisYear}&outcome=answered`);
    },
    'GET /api/console/logs/export': () => agent('GET', `/logs/export?${thisYear}&format=csv`),
    'GET /api/console/logs/{id}': async () => agent('GET', `/logs/${await closedCase()}`),
    'GET /api/console/reports': async () => {
      await closedCase();
      return agent('GET', `/reports?${thisYear}&by=agent`);
    },
    'GET /api/console/session/options': () => agent('GET', '/session/options'),
    'GET /api/console/session/open-id': () => createOpenIdBrowser(service, provider).begin(),
    'GET /api/console/session/open-id/callback': () =>
      createOpenIdBrowser(service, provider).signIn('nobody'),
    'POST /api/console/session/open-id': async () => {
      const email = await newAgent();
      const codeOf = await turnOnSecondFactor(await signInToConsole(service, email));
      provider.accounts[email] = { email, email_verified: true };
      const browser = createOpenIdBrowser(service, provider);
      await browser.signIn(email);
      return browser.giveCode(codeOf(30_000));
    },
    'DELETE /api/console/account/open-id': async () => (await ownAgent())('DELETE', '/account/open-id'),
    'POST /api/console/setup/link': () => setUp('/link', {}),
    'POST /api/console/setup': () =>
      setUp('', {
        organisation: 'Fjord Books',
        name: 'Ada Boss',
        email: 'ada@fjord.example',
        password: 'correct horse battery',
        widget: 'Shop',
      }),
    'POST /api/console/widgets/{id}/install-check': () =>
      agent('POST', `/widgets/${demo.widgetId}/install-check`, {
        url: pageUrl,
        baseUrl: 'https://chat.example',
      }),
    'POST /api/console/widgets': () => agent('POST', '/widgets', { name: 'Second' }),
    'GET /api/console/widgets/{id}': () => agent('GET', `/widgets/${demo.widgetId}`),
    'PUT /api/console/widgets/{id}': () => agent('PUT', `/widgets/${demo.widgetId}`, { name: 'Tarn Lamps' }),
    'DELETE /api/console/widgets/{id}': async () =>
      agent('DELETE', `/widgets/${(await service.addWidget()).id}`),
    'GET /api/console/widgets/{id}/draft': () => agent('GET', `/widgets/${demo.widgetId}/draft`),
    'PUT /api/console/widgets/{id}/draft': async () =>
      agent('PUT', `/widgets/${(await service.addWidget()).id}/draft`, { settings: { sounds: false } }),
    'DELETE /api/console/widgets/{id}/draft': async () =>
      agent('DELETE', `/widgets/${(await service.addWidget()).id}/draft`),
    'POST /api/console/widgets/{id}/draft/publish': async () => {
      const { id } = await service.addWidget();
      await agent('PUT', `/widgets/${id}/draft`, { settings: { sounds: false } });
      return agent('POST', `/widgets/${id}/draft/publish`, {});
    },
    'POST /api/console/widgets/{id}/draft/restore': async () => {
      const { id } = await service.addWidget();
      await agent('PUT', `/widgets/${id}/settings`, { settings: { sounds: false } });
      return agent('POST', `/widgets/${id}/draft/restore`, { version: 1 });
    },
    'GET /api/console/widgets/{id}/versions': async () => {
      const { id } = await service.addWidget();
      await agent('PUT', `/widgets/${id}/settings`, { settings: { sounds: false } });
      return agent('GET', `/widgets/${id}/versions`);
    },
    'GET /api/console/widgets/{id}/invitations': async () => {
      const of = { widgetId: demo.appWidgetId, ruleId: 'bulbs', day: clock.now() };
      await store.invitationCounts.add(of, 'shown');
      return agent('GET', `/widgets/${demo.appWidgetId}/invitations`);
    },
    'GET /api/console/agents': () => agent('GET', '/agents'),
    'POST /api/console/agents': () =>
      agent('POST', '/agents', {
        email: `${secrets.uuid()}@demo.example`,
        name: 'Ada',
        isAdministrator: false,
      }),
    'PUT /api/console/agents/{email}': async () =>
      agent('PUT', `/agents/${await newAgent()}`, { isAdministrator: true }),
    'DELETE /api/console/agents/{email}': async () => agent('DELETE', `/agents/${await newAgent()}`),
    'POST /api/console/agents/{email}/password-link': async () =>
      agent('POST', `/agents/${await newAgent()}/password-link`),
    'DELETE /api/console/agents/{email}/second-factor': async () =>
      agent('DELETE', `/agents/${await newAgent()}/second-factor`),
    'DELETE /api/console/agents/{email}/sessions': async () =>
      agent('DELETE', `/agents/${await newAgent()}/sessions`),
    'GET /api/console/account': () => agent('GET', '/account'),
    'PUT /api/console/account/password': async () => {
      const own = await ownAgent();
      return own('PUT', '/account/password', { currentPassword: demo.password, password: 'correct horse' });
    },
    'GET /api/console/account/sessions': () => agent('GET', '/account/sessions'),
    'DELETE /api/console/account/sessions': async () => (await ownAgent())('DELETE', '/account/sessions'),
    'DELETE /api/console/account/sessions/{id}': async () => {
      const own = await ownAgent();
      const { sessions } = (await own('GET', '/account/sessions')).json<{ sessions: { id: string }[] }>();
      return own('DELETE', `/account/sessions/${sessions[0]?.id}`);
    },
    'POST /api/console/account/second-factor': async () =>
      (await ownAgent())('POST', '/account/second-factor', { password: demo.password }),
    'PUT /api/console/account/second-factor': async () => {
      const own = await ownAgent();
      const codeOf = await beginSecondFactor(own);
      return own('PUT', '/account/second-factor', { code: codeOf() });
    },
    'POST /api/console/account/second-factor/off': async () =>
      (await ownAgent())('POST', '/account/second-factor/off', { password: demo.password }),
    'POST /api/console/password-resets': () =>
      agent('POST', '/password-resets', { email: 'nobody@x.example' }),
    'PUT /api/console/password-resets': async () => {
      const id = secrets.digest('a token');
      const reset = { id, agentEmail: await newAgent(), expiresAt: clock.now() + 60_000 };
      await store.passwordResets.add(reset);
      return agent('PUT', '/password-resets', { token: 'a token', password: 'correct horse' });
    },
    'POST /api/console/endpoints/{id}/trial': async () => {
      const widgetId = (await service.addWidget()).id;
      const bot = { purpose: 'bot', widgetId, url: pageUrl, bot: { alias: 'Botty' } };
      const { id } = (await agent('POST', '/endpoints', bot)).json<{ id: string }>();
      return agent('POST', `/endpoints/${id}/trial`, { kind: 'start', text: 'Hello' });
    },
    'GET /api/console/mail/templates': () => agent('GET', '/mail/templates'),
    'PUT /api/console/mail/templates/{kind}': () =>
      agent('PUT', '/mail/templates/passwordChanged', { subject: 'Changed', text: 'At {{time}}' }),
    'DELETE /api/console/mail/templates/{kind}': () => agent('DELETE', '/mail/templates/passwordChanged'),
    'POST /api/console/mail/templates/{kind}/test': () => agent('POST', '/mail/templates/transcript/test'),
    'GET /api/console/security': () => agent('GET', '/security'),
    'PUT /api/console/security': () => agent('PUT', '/security', { demandsSecondFactor: false }),
    'POST /api/console/session/second-factor': async () =>
      agent('POST', '/session/second-factor', await demanded.add()),
    'PUT /api/console/session/second-factor': async () => {
      const credentials = await demanded.add();
      return agent('PUT', '/session/second-factor', {
        ...credentials,
        code: await demanded.begin(credentials),
      });
    },
    'GET /api/console/privacy': () => agent('GET', '/privacy'),
    'PUT /api/console/privacy': () =>
      agent('PUT', '/privacy', { keepLogsDays: 90, shortensAddresses: false }),
    'POST /api/console/visitors/export': async () =>
      agent('POST', '/visitors/export', { caseId: await fullCase() }),
    'POST /api/console/visitors/erase': async () =>
      agent('POST', '/visitors/erase', { caseId: await fullCase() }),
    'GET /api/console/audit/export': () => agent('GET', '/audit/export?format=csv'),
  };
}
