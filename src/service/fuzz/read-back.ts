import { parseSettings } from '../../contract/settings/parse-settings';
import { parseSystemEntry } from '../../contract/chat/system-entry';
import { parsePollResult } from '../../contract/chat/poll-result';
import { demo } from '../demo/demo-organisation';
import { formatAgentId } from '../../contract/agent-id';
import type { Store } from '../storage/store';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import { createProvisioner } from '../testing/test-provisioning';
import type { TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';
import { listEntries } from '../storage/test-entries';

/** Everything of an organisation but what goes out: its widgets with agents, its teams, cases and entries, its endpoints, keys and bans. */
export async function readOrganisation(store: Store, orgId: number, now: number) {
  const listed = await store.widgets.ofOrganisation(orgId);
  const widgets = (await Promise.all(listed.map(({ id }) => store.widgets.get(id)))).filter(
    (widget) => widget !== undefined,
  );
  const ids = widgets.map(({ id }) => id);
  const views = ['open', 'offline', 'closed'] as const;
  const cases = (await Promise.all(views.map((view) => store.cases.list(ids, view, 100_000)))).flat();
  const emails = new Set<string>();
  const agents = [];
  for (const widget of widgets) {
    for (const agent of await store.widgets.agents(widget.id)) agents.push(agent);
    emails.add(widget.ownerEmail);
  }
  const users = [];
  for (const email of new Set([...emails, ...agents.map((agent) => agent.email)])) {
    users.push(await store.agents.get(email));
  }
  const teams = await store.teams.ofOrganisation(orgId);
  const entries = [];
  for (const { id } of cases) entries.push(...(await listEntries(store.entries, id, 0)));
  return {
    organisation: await store.organisations.get(orgId),
    widgets,
    agents,
    teams,
    users: users.filter((user) => user?.orgId === orgId),
    cases,
    entries,
    endpoints: await store.endpoints.ofOrganisation(orgId),
    keys: await store.keys.list(orgId),
    bans: await store.bans.list(orgId, now),
  };
}

/**
 * What of the demo organisation should not have been stored: what the service would not take again as it is.
 * `emails`: of users that were made.
 */
export async function findInvalid(service: TestService, emails: Iterable<string>): Promise<string[]> {
  const { store } = service.context;
  const found = await readOrganisation(store, demo.orgId, service.clock.now());
  const invalid: string[] = [];
  const provision = createProvisioner(() => service);
  const visitor = createTestVisitor(() => service);
  // Again for each call: so many take longer than a session lasts.
  async function administrator(...call: Parameters<ConsoleCall>) {
    return (await signInToConsole(service))(...call);
  }

  async function offer(what: unknown, ask: () => Promise<{ statusCode: number; body: string }>) {
    // Away from the limits.
    service.clock.advance(31_000);
    const { statusCode, body } = await ask();
    if (statusCode >= 300) invalid.push(`${statusCode} ${body}: ${JSON.stringify(what).slice(0, 500)}`);
  }
  function demand(isValid: boolean, what: unknown): void {
    if (!isValid) invalid.push(JSON.stringify(what));
  }

  for (const email of emails) {
    const user = await store.agents.get(email);
    if (!user) continue;
    const { name, accountType, phone, subStatus = '', status } = user;
    demand(subStatus.length <= 200 && ['online', 'pause'].includes(status), user);
    demand(user.isAdministrator === (email === demo.agents[0].email), user);
    await offer(user, () => provision('POST', 'user', { email, name, accountType, phone }));
  }
  for (const widget of found.widgets) {
    const { id, settings, allowedOrigins, idleMinutes, name, destinationEmail, schedule } = widget;
    demand(parseSettings(settings).faults.length === 0, settings);
    const change = { allowedOrigins, idleMinutes };
    await offer(change, () => administrator('PUT', `/widgets/${id}`, change));
    await offer(settings, () => administrator('PUT', `/widgets/${id}/settings`, { settings }));
    const people = found.agents.filter((agent) => agent.widgetId === id && agent.kind === 'human');
    // An administrator may take the last one away, a partner may not.
    if (people.length === 0) continue;
    const fields = {
      uuid: id,
      email: demo.agents[0].email,
      name,
      destinationEmail,
      conversationSchedule: schedule ?? null,
      agents: people.map(({ email, alias, avatarUrl }) => ({
        agentId: formatAgentId(email),
        agentAlias: alias,
        agentAvatar: avatarUrl,
        agentType: 'webclient',
      })),
    };
    await offer(fields, () => provision('POST', 'widget', fields));
  }
  for (const { id, url, token = '', widgetId, agentEmail } of found.endpoints) {
    const bot = found.agents.find((agent) => agent.widgetId === widgetId && agent.email === agentEmail);
    const profile = bot ? { bot: { alias: bot.alias, tags: bot.tags, avatarUrl: bot.avatarUrl ?? '' } } : {};
    await offer(url, () => administrator('PUT', `/endpoints/${id}`, { url, token, ...profile }));
  }
  for (const { id, name, members } of found.teams)
    await offer(name, () => administrator('PUT', `/teams/${id}`, { name, members }));
  for (const chat of found.cases) {
    const { jsVariables, geo: _geo, ipAddress: _address, name, ...told } = chat.visitor;
    const fields = {
      ...told,
      widgetId: demo.widgetId,
      visitorMessage: chat.description,
      ...(name ? { visitorName: name } : {}),
      ...(jsVariables ? { jsVariables: JSON.stringify(jsVariables) } : {}),
    };
    demand(Number.isInteger(chat.surveyScore ?? 0) && (chat.surveyScore ?? 0) <= 100, chat);
    await offer(fields, () => visitor.send('POST', fields));
    const annotations = { labels: chat.labels ?? [], variables: chat.operatorVariables ?? [] };
    for (const [list, all] of Object.entries(annotations)) {
      for (const one of all) await offer(one, () => administrator('PUT', `/cases/${chat.id}/${list}`, one));
    }
    const polled = await visitor.poll(chat.id);
    demand(JSON.stringify(parsePollResult(polled)) === JSON.stringify(polled), polled);
  }
  for (const entry of found.entries) {
    const isKnown = entry.kind !== 'system' || parseSystemEntry(entry.text).token !== 'unknown';
    demand(isKnown && entry.text.length <= 10_000 && entry.index >= 0, entry);
  }
  for (const { kind, name } of found.keys) {
    demand(['visitor', 'provisioning', 'token', 'identity'].includes(kind) && name.length <= 100, {
      kind,
      name,
    });
  }
  // How JSON writes what no database keeps.
  const unstorable = /\\u0000|\\ud[89a-f]/.exec(JSON.stringify(found));
  demand(unstorable === null, unstorable?.input.slice(unstorable.index - 200, unstorable.index + 20));
  return invalid;
}
