import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from 'playwright/test';
import { createOutsider } from './outsider';
import { settingsOf } from './texts-in-settings';

/** The widget on which everything is switched on. */
const widgetId = '33333333-3333-4333-8333-333333333333';

/** Every place that the start of a chat fills and the console shows: a new one is one line. */
const placesOfStart = ['phone', 'locale', 'appVersionName'];
/** Long ones. */
const placesOfPage = ['pageUrl', 'referrerUrl', 'entryUrl', 'userAgent', 'proactiveMessage'];

export interface Planted {
  /** Stands behind the text wherever there is room. */
  mark: string;
  text: string;
  caseId: string;
  email: string;
  keyId: string;
  widgetId: string;
}

export type Change = (method: string, path: string, body?: object) => Promise<Record<string, string>>;

/** As the administrator whose cookies `request` has. */
export function changeAs(request: APIRequestContext, url: string): Change {
  return async (method, path, body) => {
    const answer = await request.fetch(`${url}/api/console${path}`, {
      method,
      headers: { 'x-console': '1' },
      ...(body ? { data: body } : {}),
    });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
    return text ? (JSON.parse(text) as Record<string, string>) : {};
  };
}

/** A webhook and a bot of somebody else's, which answer with texts. */
export async function createReceiver() {
  /** `of`: the text for the chat of this number. `all`: what a webhook answers. */
  const texts = { of: (_at: number) => '', all: '' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/hook') return response.writeHead(500).end(texts.all);
      const text = texts.of(Number(/attack(\d+)@/.exec(body)?.[1] ?? 0));
      const cards = [{ title: text, excerpt: text, link: `https://shop.example/${text}` }];
      const content = [
        { type: 'message', text: text.trim() || 'x', display_responses: [{ text, id: text }] },
        { type: 'command', operation: 'CARDS', parameters: { layout: 'VERTICAL', cards } },
        { type: 'command', operation: 'HUMAN_TRANSFER' },
      ];
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ content }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, texts, close: () => server.close() };
}

export async function connect(change: Change, url: string): Promise<{ hook: string; bot: string }> {
  const hook = await change('POST', '/endpoints', { purpose: 'caseEvents', widgetId, url: `${url}/hook` });
  const profile = { alias: 'Bot', avatarUrl: '' };
  const bot = await change('POST', '/endpoints', {
    purpose: 'bot',
    widgetId,
    url: `${url}/bot`,
    bot: profile,
  });
  return { hook: hook['id'] ?? '', bot: bot['id'] ?? '' };
}

/** Writes a text into every place that a visitor, a page, a customer's system or a colleague fills. */
export async function plant(
  url: string,
  change: Change,
  { at, text }: { at: number; text: string },
): Promise<Planted> {
  const { visit, provision } = createOutsider(url);
  const mark = `m${at}m`;
  function cut(length: number) {
    return `${text.slice(0, length - mark.length - 1)} ${mark}`;
  }
  const { caseId = '' } = await visit('POST', '', {
    ...Object.fromEntries(placesOfStart.map((name) => [name, cut(30)])),
    ...Object.fromEntries(placesOfPage.map((name) => [name, text])),
    widgetId,
    email: `attack${at}@x.example`,
    visitorName: cut(90),
    visitorMessage: `begins ${text} ends`,
    jsVariables: JSON.stringify([{ name: text, value: text }]),
  });
  await visit('PUT', '', { caseId, messageType: '1', messageBody: text });
  // What the page tells the agent.
  await visit('PUT', '', { caseId, messageType: '3', messageBody: text });
  await visit('PUT', '', { caseId, messageType: '1', messageBody: `last ${mark}` });
  for (const list of ['labels', 'variables'])
    await change('PUT', `/cases/${caseId}/${list}`, { name: cut(90), value: text.slice(0, 200) });

  const email = `attack${at}@shop.example`;
  // Of an agent who was invited: a user that is provisioned would cost the hash of a password.
  await change('POST', '/agents', { email, name: 'Invited', isAdministrator: false });
  await provision('user', { email, name: cut(90) }, 'POST');
  const key = await change('POST', '/keys', { kind: 'token', name: cut(90) });
  const widget = await change('POST', '/widgets', { name: cut(90) });
  return { mark, text, caseId, email, keyId: key['id'] ?? '', widgetId: widget['id'] ?? '' };
}

/** Answers a widget whose agents, settings and rules are in the words of all of them. */
export async function plantWidget(change: Change, all: Planted[]): Promise<string> {
  const [{ widgetId: id, text: first } = { widgetId: '', text: '' }] = all;
  const agents = all.map(({ email, text, mark }) => {
    const name = `${text.slice(0, 80)} ${mark}`;
    return { email, alias: name, tags: [name] };
  });
  await change('PUT', `/widgets/${id}`, { agents });
  const { proactive, ...settings } = settingsOf(first);
  const rules = all.flatMap(({ text, mark }) =>
    settingsOf(text).proactive.rules.map((rule) => ({
      ...rule,
      id: `${text.slice(0, 50)} ${mark}`,
      when: { any: [{ fact: 'pageUrl', is: 'contains', value: text }, rule.when] },
    })),
  );
  await change('PUT', `/widgets/${id}/settings`, {
    settings: { ...settings, proactive: { ...proactive, rules } },
  });
  return id;
}

/** The chat is over: rated, and its visitor banned. */
export async function end(url: string, change: Change, { caseId, text, mark }: Planted): Promise<void> {
  const { visit } = createOutsider(url);
  await visit('PUT', '', { caseId, messageType: '2', messageBody: '' });
  await visit('POST', `/${caseId}/survey`, { score: '1', comment: text });
  await change('POST', `/cases/${caseId}/ban`, { by: ['email'], reason: `${text.slice(0, 400)} ${mark}` });
}

/** So that no list grows long. */
export async function remove(change: Change, { email, keyId, widgetId: id }: Planted): Promise<void> {
  await change('DELETE', `/keys/${keyId}`);
  await change('DELETE', `/widgets/${id}`);
  await change('DELETE', `/agents/${email}`);
}
