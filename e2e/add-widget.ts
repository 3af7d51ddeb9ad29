import { expect, type APIRequestContext } from 'playwright/test';
import { agentEmail, password } from './agent';
import type { RunningService } from './instance';

const headers = { 'x-console': '1' };

/** Adds a widget that the agent answers, with settings of its own; answers its id. */
export async function addWidget(
  request: APIRequestContext,
  { url }: Pick<RunningService, 'url'>,
  name: string,
  settings: object,
): Promise<string> {
  const shown = { agentAlias: 'Maya', agentAvatar: `${url}/holm.svg`, agentType: 'webclient' };
  const made = await request.put(`${url}/api/v1/widget.json?api_key=demo-provisioning-key`, {
    data: {
      email: agentEmail,
      name,
      agents: [{ agentId: agentEmail, ...shown }],
      enableConversations: true,
    },
  });
  const { uuid } = (await made.json()) as { uuid: string };
  const api = `${url}/api/console`;
  await request.post(`${api}/session`, { headers, data: { email: agentEmail, password } });
  const set = await request.put(`${api}/widgets/${uuid}/settings`, { headers, data: { settings } });
  expect(set.ok()).toBe(true);
  return uuid;
}
