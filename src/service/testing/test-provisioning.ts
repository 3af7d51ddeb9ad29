import type { InjectOptions } from 'fastify';
import { demo } from '../demo/demo-organisation';
import type { TestService } from './test-service';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** A second organisation, with a key of its own. */
export const other = { orgId: 200_002, key: 'other-provisioning-key', token: 'other-api-token' };

export async function addOtherOrganisation(service: TestService): Promise<void> {
  const { organisations, keys } = service.context.store;
  await organisations.add({ id: other.orgId, name: 'Other shop' });
  await keys.add(other.orgId, 'provisioning', other.key);
  await keys.add(other.orgId, 'token', other.token);
}

/** Speaks provisioning v1 as a customer's system would. `what`: `user` or `widget`. */
export function createProvisioner(service: () => TestService, key: string = demo.keys.provisioning) {
  return (
    method: Method,
    what: 'user' | 'widget',
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) => {
    const isBody = method === 'PUT' || method === 'POST';
    const query = new URLSearchParams({
      api_key: key,
      ...(isBody ? {} : (fields as Record<string, string>)),
    });
    const request: InjectOptions = { method, url: `/api/v1/${what}.json?${query}`, headers };
    if (isBody) {
      request.headers = { 'content-type': 'application/json', ...headers };
      request.payload = JSON.stringify(fields);
    }
    return service().app.inject(request);
  };
}

let made = 0;

export function exampleUser(changes: Record<string, unknown> = {}) {
  return {
    email: `user${++made}@shop.example`,
    name: 'Ann Example',
    accountType: 'biz',
    password: 'secret',
    ...changes,
  };
}

export function exampleAgentFields(changes: Record<string, unknown> = {}) {
  return {
    agentId: demo.agents[0].email,
    agentAlias: 'Maya',
    agentAvatar: 'https://shop.example/maya.png',
    agentType: 'webclient',
    ...changes,
  };
}

export function exampleWidgetFields(changes: Record<string, unknown> = {}) {
  return { email: demo.agents[0].email, agents: [exampleAgentFields()], ...changes };
}

/** An agent as answers name it. */
export function agentNamed(email: string): string {
  return `wc:${email}`;
}
