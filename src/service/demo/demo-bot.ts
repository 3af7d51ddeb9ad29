import { demo } from './demo-organisation';
import type { Endpoint } from '../domain/outbox/endpoints';
import type { Clock } from '../domain/ports';
import type { Store, Tables } from '../storage/store';

/** Fixed and documented like everything of the demo. */
export const demoBot = {
  widgetId: '22222222-2222-4222-8222-222222222222',
  email: 'bot@demo.example',
  alias: 'Lumi',
  token: 'demo-bot-token',
  secret: 'whsec_ZGVtby1ib3Qtc2VjcmV0LW9mLTMyLWJ5dGVzLSEhISE=',
};

/**
 * A second widget of the demo shop, which the sample bot answers first, and webhooks to the page that shows what
 * arrives. The first widget's availability stays in its agents' hands. With each start the bot may live elsewhere.
 */
export async function seedDemoBot(store: Store, clock: Clock, botUrl: string): Promise<void> {
  await store.transaction(async (tables) => {
    await addWidget(tables);
    const { widgetId } = demoBot;
    const hook = new URL('/webhooks', botUrl).href;
    await put(tables, clock, 'demo-bot', {
      purpose: 'bot',
      widgetId,
      agentEmail: demoBot.email,
      url: new URL('/bot', botUrl).href,
    });
    await put(tables, clock, 'demo-agent-status', { purpose: 'agentStatus', url: hook });
    await put(tables, clock, 'demo-case-events', {
      purpose: 'caseEvents',
      widgetId: demo.widgetId,
      url: hook,
    });
    await put(tables, clock, 'demo-bot-case-events', { purpose: 'caseEvents', widgetId, url: hook });
  });
}

async function addWidget({ widgets }: Tables): Promise<void> {
  const { widgetId, email, alias } = demoBot;
  if (await widgets.get(widgetId)) return;
  const first = await widgets.get(demo.widgetId);
  if (!first) throw new Error('The demo organisation is not there.');
  const people = await widgets.agents(demo.widgetId);
  await widgets.add(
    { ...first, id: widgetId, name: `${first.name}, with a bot`, revision: 1 },
    people.map((agent) => ({ ...agent, widgetId })),
  );
  await widgets.putAgent({ widgetId, email, alias, kind: 'bot', tags: ['lamps'] });
}

async function put(
  { endpoints }: Tables,
  clock: Clock,
  id: string,
  wanted: Pick<Endpoint, 'purpose' | 'url' | 'widgetId' | 'agentEmail'>,
): Promise<void> {
  const known = await endpoints.lock(demo.orgId, id);
  const endpoint: Endpoint = {
    ...wanted,
    id,
    orgId: demo.orgId,
    token: known?.token ?? demoBot.token,
    secrets: known?.secrets ?? [{ secret: demoBot.secret }],
    isEnabled: true,
    createdAt: known?.createdAt ?? clock.now(),
  };
  if (known) await endpoints.update(endpoint);
  else await endpoints.add(endpoint);
}
