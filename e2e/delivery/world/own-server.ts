import { demo } from '../../../src/service/demo/demo-organisation';
import { signInToConsole } from '../../../src/service/testing/test-console';
import { openTestService, type TestService } from '../../../src/service/testing/test-service';
import type { ChatServer } from './chat-server';

export interface OwnService {
  /** Our service as seen by one run: a widget and an agent of its own session. */
  openServer(): Promise<ChatServer>;
  stop(): Promise<void>;
}

/** Our service in this process, over its own engine; runs share it, since its start takes longest. */
export async function openOwnService(): Promise<OwnService> {
  const service = await openTestService();
  let runs = 0;
  return {
    openServer: () => openServer(service, ++runs),
    stop: () => service.stop(),
  };
}

async function openServer(service: TestService, run: number): Promise<ChatServer> {
  const { store } = service.context;
  const { id: widgetId } = await service.addWidget();
  const [{ email }] = demo.agents;
  await store.agents.setStatus(email, { status: 'online', source: 'endpoint', at: service.clock.now() });
  const agent = await signInToConsole(service);
  const remoteAddress = `10.${(run >> 16) & 255}.${(run >> 8) & 255}.${run & 255}`;
  const started = new Set<string>();

  async function act(method: 'POST' | 'PUT', path: string, body?: unknown) {
    const { statusCode, body: text } = await agent(method, path, body);
    if (statusCode >= 300) throw new Error(`The agent's ${path} was answered ${statusCode}: ${text}`);
  }

  return {
    kind: 'own',
    widgetId,
    apiKey: demo.keys.visitor,
    async answer({ method, url, headers, body }) {
      const answer = await service.app.inject({
        method: method as 'GET' | 'POST' | 'PUT',
        url,
        headers: { ...headers, ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
        remoteAddress,
        ...(body ? { payload: body } : {}),
      });
      if (method === 'POST' && answer.statusCode === 200) {
        started.add(answer.json<{ caseId: string }>().caseId);
      }
      const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(told) as Record<string, string>,
        body: answer.body,
      };
    },
    say: (caseId, text) => act('POST', `/cases/${caseId}/entries`, { text }),
    setTyping: (caseId, typing) => act('PUT', `/cases/${caseId}/typing`, { typing }),
    close: (caseId) => act('POST', `/cases/${caseId}/close`),
    cases: () =>
      Promise.all(
        [...started].map(async (id) => {
          const found = await store.cases.get(id);
          const entries = await store.entries.list(id, 0);
          return { id, isClosed: found?.state === 'closed', entries };
        }),
      ),
    passTime: (milliseconds) => service.clock.advance(milliseconds),
    stop: async () => {},
  };
}
