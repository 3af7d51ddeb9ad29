import { createHmac } from 'node:crypto';
import type { NewKey } from '../../../src/operations/console/keys';
import { demo } from '../../../src/service/demo/demo-organisation';
import { signInToConsole } from '../../../src/service/testing/test-console';
import { openTestService, type TestService } from '../../../src/service/testing/test-service';
import { asWireAnswer } from './as-wire-answer';
import type { ChatServer, WireAnswer, WireRequest } from './chat-server';
import { addWidgetOfRun, browsersOf } from './widget-of-run';
import { openOwnAgent } from './own-agent';
import { listEntries } from '../../../src/service/storage/test-entries';

export interface OwnService {
  /** Our service as seen by one run: a widget and agents of its own. */
  openServer(): Promise<ChatServer>;
  stop(): Promise<void>;
}

/** Our service in this process, over its own engine; runs share it, since its start takes longest. */
export async function openOwnService(): Promise<OwnService> {
  const service = await openTestService();
  const administrator = await signInToConsole(service);
  const made = await administrator('POST', '/keys', { kind: 'identity' });
  const { key: identitySecret } = made.json<NewKey & { key: string }>();
  let runs = 0;
  return {
    openServer: () => openServer(service, identitySecret, ++runs),
    stop: () => service.stop(),
  };
}

async function openServer(service: TestService, identitySecret: string, run: number): Promise<ChatServer> {
  const { store } = service.context;
  const { widgetId, emails } = await addWidgetOfRun({ ...service.context, clock: service.clock }, run);
  const agents = await Promise.all(browsersOf(emails).map((email) => openOwnAgent(service, email)));
  const remoteAddress = `10.${(run >> 16) & 255}.${(run >> 8) & 255}.${run & 255}`;
  const started = new Set<string>();

  /** Consoles hear of a change behind its answer: time goes on when they have. */
  async function untilHeard<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    await service.context.feed.settled();
    await Promise.all(agents.map((agent) => agent.heard()));
    return result;
  }

  async function answer({ method, url, headers, body, bytes }: WireRequest): Promise<WireAnswer> {
    const answer = await service.app.inject({
      method: method as 'GET' | 'POST' | 'PUT',
      url,
      headers: { ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...headers },
      remoteAddress,
      ...(body ? { payload: body } : {}),
      ...(bytes ? { payload: Buffer.from(bytes) } : {}),
    });
    if (method === 'POST' && answer.statusCode === 200) {
      const { caseId } = answer.json<{ caseId?: string }>();
      if (caseId !== undefined) started.add(caseId);
    }
    return asWireAnswer(answer);
  }

  async function act(method: 'POST' | 'PUT', path: string, body?: object) {
    const [agent] = agents;
    const headers = { 'x-console': '1', ...(body && { 'content-type': 'application/json' }) };
    const request = { method, url: `/api/console${path}`, headers, body: body ? JSON.stringify(body) : '' };
    const answered = await agent?.answer(request);
    if (answered?.status !== undefined && answered.status < 300) return;
    throw new Error(`The agent's ${path} was answered ${answered?.status}: ${answered?.body}`);
  }

  return {
    kind: 'own',
    widgetId,
    apiKey: demo.keys.visitor,
    answer: (request) => untilHeard(answer(request)),
    proofOf: (email) => createHmac('sha256', identitySecret).update(email).digest('hex'),
    agents: agents.map((agent) => ({
      ...agent,
      answer: (request) => untilHeard(agent.answer(request)),
    })),
    say: (caseId, text) => untilHeard(act('POST', `/cases/${caseId}/entries`, { text })),
    setTyping: (caseId, typing) => untilHeard(act('PUT', `/cases/${caseId}/typing`, { typing })),
    close: (caseId) => untilHeard(act('POST', `/cases/${caseId}/close`)),
    async goOffline() {
      const change = { status: 'pause', source: 'endpoint', at: service.clock.now() } as const;
      for (const email of emails) await service.context.changeStatus(email, change);
    },
    cases: () =>
      Promise.all(
        [...started].map(async (id) => {
          const found = await store.cases.get(id);
          const entries = await listEntries(store.entries, id, 0);
          return { id, isClosed: found?.state === 'closed', entries };
        }),
      ),
    async download(url) {
      const { pathname } = new URL(url, 'http://chat.example');
      return (await service.app.inject({ method: 'GET', url: pathname, remoteAddress })).rawPayload;
    },
    now: () => service.clock.now(),
    passTime: (milliseconds) => service.clock.advance(milliseconds),
    setClock: (by) => service.clock.set(by),
    pause(milliseconds) {
      service.clock.advance(milliseconds);
      return untilHeard(service.context.workers.processAll());
    },
    stop: async () => {},
  };
}
