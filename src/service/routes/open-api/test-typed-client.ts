import createClient from 'openapi-fetch';
import type { components, paths } from 'the-generated-types';

/** Compiled by `typed-client.test.ts` alone: what a customer writes with the types that are generated from the document. */
const client = createClient<paths>({ baseUrl: 'https://chat.shop.example' });
const visitor = { 'x-api-key': 'a-visitor-key' };
const agent = { 'x-console': '1' } as const;

export async function chat(widgetId: string): Promise<string[]> {
  const { data: started, error } = await client.POST('/api/v1/chat', {
    params: { header: visitor },
    body: { widgetId, email: 'vera@shop.example', visitorMessage: 'Hello?', isOffline: false },
  });
  if (!started) throw new Error(error?.message);
  const { caseId } = started;
  await client.PUT('/api/v1/chat', {
    params: { header: visitor },
    body: { caseId, messageType: 1, messageBody: 'And this one?' },
  });
  await client.PUT('/api/v1/chat', {
    params: { header: visitor },
    // @ts-expect-error -- a number.
    body: { caseId, messageType: 'close' },
  });
  const { data } = await client.GET('/api/v1/chat/poll/{caseId}', {
    params: { header: visitor, path: { caseId }, query: { index: 0, wait: 25 } },
  });
  return data?.messageList.map(({ author, text }) => `${author}: ${text}`) ?? [];
}

export async function provision(key: string): Promise<'true' | 'false' | undefined> {
  const header = { 'x-api-key': key };
  const email = 'ada@shop.example';
  await client.PUT('/api/v1/user.json', {
    params: { header },
    body: { email, name: 'Ada', password: 'long enough' },
  });
  // @ts-expect-error -- a new user has a password.
  await client.PUT('/api/v1/user.json', { params: { header }, body: { email, name: 'Ada' } });
  const agents = [{ agentId: email, agentAlias: 'Ada', agentAvatar: '/ada.png', agentType: 'webclient' }];
  const { data } = await client.PUT('/api/v1/widget.json', { params: { header }, body: { email, agents } });
  return data?.enableProactiveChat;
}

export async function exportCases(orgId: string): Promise<string[]> {
  const { data } = await client.GET('/api/v2/{orgId}/logs', {
    params: { path: { orgId }, query: { start: '2026-11-18', end: '2026-11-18' } },
  });
  await client.GET('/api/v2/{orgId}/logs', {
    // @ts-expect-error -- a range has an end.
    params: { path: { orgId }, query: { start: '2026-11-18' } },
  });
  return data?.cases.map(({ id }) => id) ?? [];
}

export async function administrate(team: components['schemas']['Team']): Promise<string | undefined> {
  const params = { header: agent };
  const { data: key } = await client.POST('/api/console/keys', {
    params,
    body: { kind: 'token', scopes: ['logs:read'], days: 90 },
  });
  // @ts-expect-error -- there is no such kind.
  await client.POST('/api/console/keys', { params, body: { kind: 'master' } });
  await client.PUT('/api/console/teams/{id}', {
    params: { ...params, path: { id: team.id } },
    body: { members: [...team.members, 'ada@shop.example'], revision: team.revision },
  });
  // @ts-expect-error -- the header x-console is required.
  await client.POST('/api/console/teams', { body: { name: 'Sales' } });
  // @ts-expect-error -- there is no such operation.
  await client.GET('/api/console/nothing');
  return key?.key;
}

export async function settingsOf(id: string): Promise<unknown> {
  const { data } = await client.GET('/api/console/widgets/{id}/settings', { params: { path: { id } } });
  return data?.settings['locale'];
}
