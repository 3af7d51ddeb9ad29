import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { createConsoleClient } from '../../src/client/console-client';
import { demo } from '../../src/service/demo/demo-organisation';
import { createVisitorChatClient } from '../../src/client/visitor-chat-client';

export interface FullOrganisation {
  /** Addresses of screens by their names, beside those that every organisation has. */
  screens: Record<string, string>;
  stop(): void;
}

const widget = demo.widgetId;

/**
 * Makes what the demo lacks, so that no screen is empty: a team, replies, a key, a ban, endpoints with deliveries, a draft
 * and a chat that is open. The page is signed in; its organisation has the demo's month of chats.
 */
export async function fillOrganisation(page: Page, url: string): Promise<FullOrganisation> {
  const { call, ...client } = createConsoleClient({
    baseUrl: `${url}/api/console`,
    fetch: (address, init) => fetchIn(page, address, init),
    openStream: () => {
      throw new Error('Nothing is awaited here.');
    },
  });
  await client.setStatus('online');
  const receiver = await hostReceiver();
  const target = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const team = await call('POST /teams', {
    body: { name: 'Lighting advice', members: demo.agents.map(({ email }) => email) },
  });
  await call('POST /keys', { body: { kind: 'token', name: 'Nightly export' } });
  await call('POST /agents', {
    body: { email: 'nina@demo.example', name: 'Nina Okafor', isAdministrator: false },
  });
  await call('POST /canned-replies', {
    body: { word: 'delivery', text: 'We deliver within three days, {{visitor.name|friend}}.' },
  });
  const hook = await call('POST /endpoints', {
    body: { purpose: 'caseEvents', widgetId: widget, url: `${target}/hook` },
  });
  const bot = await call('POST /endpoints', {
    body: {
      purpose: 'bot',
      widgetId: demo.appWidgetId,
      url: `${target}/bot`,
      bot: { alias: 'Lumi', tags: ['delivery'], avatarUrl: '' },
    },
  });
  await call('POST /endpoints/{id}/test', { path: { id: hook.id } });
  const { settings, revision } = await call('GET /widgets/{id}/settings', { path: { id: widget } });
  const look = { ...settings.look, accent: '#8a3ffc' };
  await call('PUT /widgets/{id}/draft', {
    path: { id: widget },
    body: { settings: { ...settings, look }, revision },
  });
  const visitor = createVisitorChatClient({ fetch, baseUrl: url, apiKey: demo.keys.visitor });
  async function start(email: string, visitorMessage: string) {
    return (await visitor.start({ widgetId: widget, email, visitorMessage })).caseId;
  }
  const banned = await start('pushy@example.com', 'Buy my lamps!');
  await call('POST /cases/{id}/ban', { path: { id: banned }, body: { by: ['email'], days: 7 } });
  await client.close(banned);
  const open = await start(
    'teresa@example.com',
    'Good evening! Would Holm suit a kitchen with a low ceiling?',
  );
  await client.claim(open, false);
  await client.answer(open, {
    text: 'It would: the cable can be shortened.',
    messageId: crypto.randomUUID(),
  });
  await client.addNote(open, { text: 'Asks often; knows our lamps.', messageId: crypto.randomUUID() });
  await start('otto@example.com', 'When is Skerry back?');
  const { cases } = await call('GET /logs', {
    query: { start: new Date(Date.now() - 7 * 24 * 3_600_000).toISOString(), end: new Date().toISOString() },
  });
  return {
    screens: {
      'chat-open': `cases/${open}`,
      'agents-team': `agents/teams/${team.id}`,
      'connections-webhook': `connections/webhooks/${hook.id}`,
      'connections-bot': `connections/bots/${bot.id}`,
      'connections-bot-trial': `connections/bots/${bot.id}/trial`,
      'logs-transcript': `logs/${cases[0]?.id ?? ''}`,
    },
    stop: () => void receiver.close(),
  };
}

function hostReceiver(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('{"messages":[]}'));
  });
  return new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** With the page's cookies. */
async function fetchIn(page: Page, address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await page.request.fetch(String(address), {
    method: init?.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init?.headers)),
    ...(init?.body === undefined || init.body === null ? {} : { data: String(init.body) }),
  });
  return new Response(answer.status() === 204 ? null : await answer.text(), {
    status: answer.status(),
    headers: answer.headers(),
  });
}
