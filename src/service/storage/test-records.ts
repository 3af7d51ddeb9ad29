import { randomUUID } from 'node:crypto';
import { defaultSettings } from '../../contract/settings/parse-settings';
import type { Endpoint } from '../domain/outbox/endpoints';
import type { NewDelivery } from '../domain/outbox/outbox';
import type { Agent } from '../domain/agents/agents';
import type { ChatCase } from '../domain/cases/cases';
import type { NewEntry } from '../domain/cases/entries';
import type { Widget, WidgetAgent } from '../domain/widgets/widgets';

/** Records for the store's tests; each takes what matters to its test. */

export function exampleWidget(changes: Partial<Widget> = {}): Widget {
  return {
    id: randomUUID(),
    orgId: 1,
    name: 'Shop',
    ownerEmail: 'owner@shop.example',
    isConversationEnabled: true,
    isProactiveEnabled: false,
    settings: defaultSettings(),
    allowedOrigins: [],
    idleMinutes: 15,
    revision: 1,
    ...changes,
  };
}

export function exampleAgent(changes: Partial<Agent> = {}): Agent {
  return {
    email: `${randomUUID()}@shop.example`,
    orgId: 1,
    name: 'Maya',
    passwordHash: 'hash',
    isAdministrator: false,
    accountType: 'biz',
    status: 'pause',
    statusSource: 'console',
    statusAt: 1_000,
    ...changes,
  };
}

export function exampleWidgetAgent(changes: Partial<WidgetAgent> = {}): WidgetAgent {
  return {
    widgetId: randomUUID(),
    email: 'maya@shop.example',
    alias: 'Maya',
    kind: 'human',
    tags: [],
    ...changes,
  };
}

export function exampleCase(changes: Partial<ChatCase> = {}): ChatCase {
  return {
    id: randomUUID(),
    orgId: 1,
    widgetId: 'widget',
    type: 'chat',
    state: 'waiting',
    visitor: {},
    description: 'Where is my parcel?',
    createdAt: 1_000,
    lastEntryAt: 1_000,
    lastIndex: 0,
    visitorSeenAt: 1_000,
    ...changes,
  };
}

export function exampleEntry(caseId: string, changes: Partial<NewEntry> = {}): NewEntry {
  return { caseId, kind: 'visitor', author: '', text: 'Hello', at: 1_000, ...changes };
}

export function exampleEndpoint(changes: Partial<Endpoint> = {}): Endpoint {
  return {
    id: randomUUID(),
    orgId: 1,
    purpose: 'agentStatus',
    url: 'https://shop.example/hook',
    secrets: [{ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }],
    isEnabled: true,
    createdAt: 1_000,
    ...changes,
  };
}

export function exampleDelivery(
  changes: Partial<Pick<NewDelivery, 'id' | 'orgId' | 'endpointId' | 'orderKey' | 'createdAt'>> = {},
): NewDelivery {
  const payload = { widget_id: 'w', case_id: 'c', event: 'caseClosed', timestamp: 1 } as const;
  return {
    id: randomUUID(),
    orgId: 1,
    channel: 'webhook',
    endpointId: 'shop',
    orderKey: 'case',
    kind: 'caseClosed',
    payload,
    createdAt: 1_000,
    ...changes,
  };
}
