import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { ProvisionedWidgets } from '../domain/provisioning/provisioned-widgets';
import type { Users } from '../domain/provisioning/users';
import { provisioningHandlers } from '../routes/v1/provisioning-handlers';
import { tokenHandlers } from '../routes/v2/token-handlers';

/** Works that end when the test says so, by the organisations whose are under way. */
function arrange() {
  const underWay: number[] = [];
  const ends: (() => void)[] = [];
  async function work(orgId: number) {
    underWay.push(orgId);
    await new Promise<void>((resolve) => ends.push(resolve));
    underWay.splice(underWay.indexOf(orgId), 1);
  }
  async function settle() {
    await new Promise(setImmediate);
  }
  return { underWay, work, settle, end: () => void ends.shift()?.() };
}

type Calls = Record<string, (request: FastifyRequest, reply: FastifyReply) => unknown>;

const raw = { once: () => raw };
const reply = { code: () => reply, send: () => reply, raw } as unknown as FastifyReply;

function requestOf(orgId: number): FastifyRequest {
  const asked = { orgId, keyId: '1', headers: {}, query: { email: 'a@x.example', uuid: 'u' } };
  return {
    ...asked,
    params: { orgId: String(orgId) },
    raw: { url: '/' },
    body: { uuid: 'u', agent_id: 'a@x.example', status: 'online' },
  } as unknown as FastifyRequest;
}

const { underWay, work, settle, end } = arrange();
async function done({ orgId }: { orgId: number }) {
  await work(orgId);
  return { status: 200, body: null };
}
const users = { create: done, update: done, remove: done, get: work } as unknown as Users;
const widgets = { create: done, update: done, remove: done, get: work } as unknown as ProvisionedWidgets;
const calls = {
  ...provisioningHandlers({ users, provisionedWidgets: widgets }),
  ...tokenHandlers({
    async setByEndpoint(orgId, order) {
      await work(orgId);
      return order;
    },
    async exportLogs(orgId) {
      await work(orgId);
      return { cases: [] };
    },
    config: { publicUrl: 'https://chat.example.com' },
  }),
} as unknown as Calls;

test.each([
  'createUser',
  'updateUser',
  'deleteUser',
  'provisionWidget',
  'updateProvisionedWidget',
  'deleteProvisionedWidget',
  'setAgentStatus',
])('of %s one at a time is under way for each organisation, however many it sends at once', async (name) => {
  const [greedy, quiet] = [1, 2];
  const sent = Array.from({ length: 20 }, () => calls[name]?.(requestOf(greedy), reply));
  sent.push(calls[name]?.(requestOf(quiet), reply));
  await settle();
  expect(underWay.sort()).toEqual([greedy, quiet]);
  for (let at = 0; at < sent.length; at++) {
    end();
    await settle();
  }
  await Promise.all(sent);
  expect(underWay).toEqual([]);
});

test.each(['getUser', 'getProvisionedWidget', 'exportLogs'])(
  'of %s two at a time are under way for each organisation, however many it sends at once',
  async (name) => {
    const [greedy, quiet] = [1, 2];
    const sent = Array.from({ length: 20 }, () => calls[name]?.(requestOf(greedy), reply));
    sent.push(calls[name]?.(requestOf(quiet), reply));
    await settle();
    expect(underWay.sort()).toEqual([greedy, greedy, quiet]);
    for (let at = 0; at < sent.length; at++) {
      end();
      await settle();
    }
    await Promise.all(sent);
    expect(underWay).toEqual([]);
  },
);
