import { Agent, request, type IncomingMessage } from 'node:http';
import { consoleHeader } from '../../../src/contract/console';
import { createServiceClock } from '../../../src/service/adapters/service-clock';
import { secrets } from '../../../src/service/adapters/secrets';
import { demo } from '../../../src/service/demo/demo-organisation';
import { silentLog } from '../../../src/service/storage/log';
import { openPostgres } from '../../../src/service/storage/postgres/open-postgres';
import { ask } from '../../../src/service/storage/postgres/test-postgres';
import type {
  ChatServer,
  KeptEntry,
  SignedInAgent,
  WireAnswer,
  WireRequest,
} from '../../delivery/world/chat-server';
import { addWidgetOfRun, browsersOf } from '../../delivery/world/widget-of-run';
import { pause } from '../killable-service';
import type { Cluster } from './cluster';

/** The service as one run sees it. */
export interface RealServer extends ChatServer {
  /** What has not been answered yet, and for how long. */
  unanswered(): string[];
}

/** The cluster by way of one proxy, with a widget, agents and addresses of the run's own. */
export async function openRealServer(cluster: Cluster, proxyUrl: string, run: number): Promise<RealServer> {
  const { widgetId, emails } = await addWidget(cluster.databaseUrl, run);
  const wire = createWire(proxyUrl, `127.1.${(run >> 8) & 255}.${run & 255}`);
  const agents = await Promise.all(browsersOf(emails).map((email) => signIn(wire, email)));

  async function act(method: 'POST' | 'PUT', path: string, body?: object) {
    const headers = { [consoleHeader]: '1', ...(body && { 'content-type': 'application/json' }) };
    const sent = { method, url: `/api/console${path}`, headers, body: body ? JSON.stringify(body) : '' };
    // Nobody waits for it: what a colleague types is no message.
    await agents[0]?.answer(sent).catch(() => undefined);
  }

  /** Once the database answers. */
  async function asked<Row>(sql: string): Promise<Row[]> {
    for (;;) {
      try {
        return await ask<Row>(cluster.databaseUrl, sql);
      } catch {
        await pause(50);
      }
    }
  }

  return {
    kind: 'own',
    isReal: true,
    widgetId,
    apiKey: demo.keys.visitor,
    answer: ({ headers, ...sent }) =>
      wire.answer({
        ...sent,
        headers: { ...(sent.body && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      }),
    proofOf: () => '',
    agents,
    say: (caseId, text) => act('POST', `/cases/${caseId}/entries`, { text }),
    setTyping: (caseId, typing) => act('PUT', `/cases/${caseId}/typing`, { typing }),
    close: (caseId) => act('POST', `/cases/${caseId}/close`),
    async goOffline() {},
    async cases() {
      const cases = await asked<{ id: string; state: string }>(
        `select id, state from cases where widget_id = '${widgetId}' order by created_at`,
      );
      const entries = await asked<KeptEntry & { case_id: string }>(
        `select case_id, index, kind, text from entries where case_id in (
          select id from cases where widget_id = '${widgetId}') order by index`,
      );
      return cases.map(({ id, state }) => ({
        id,
        isClosed: state === 'closed',
        entries: entries.filter(({ case_id }) => case_id === id),
      }));
    },
    download: async () => new Uint8Array(),
    now: () => Date.now(),
    passTime: () => {},
    setClock: () => {},
    pause: async () => {},
    unanswered: wire.unanswered,
    async stop() {
      wire.close();
    },
  };
}

async function addWidget(databaseUrl: string, run: number) {
  const { store, stop } = await openPostgres({ databaseUrl }, silentLog);
  try {
    return await addWidgetOfRun({ store, secrets, clock: createServiceClock({ log: silentLog }) }, run);
  } finally {
    await stop();
  }
}

type Wire = ReturnType<typeof createWire>;

/** Connections to the proxy from one address, by which limits tell visitors apart. */
function createWire(proxyUrl: string, localAddress: string) {
  const agent = new Agent({ keepAlive: true });
  const { host, port } = new URL(proxyUrl);
  const begun = new Map<WireRequest, number>();

  function open({ method, url, headers, body, bytes, signal }: WireRequest) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, localAddress, port, host: '127.0.0.1', method, path: url };
      const sent = request({ ...options, headers: { ...headers, host }, ...(signal && { signal }) }, resolve);
      sent.on('error', reject);
      sent.end(bytes ?? body);
    });
  }
  return {
    open,
    unanswered: () =>
      [...begun].map(
        ([{ method, url }, at]) => `${method} ${url} for ${Math.round(performance.now() - at)} ms`,
      ),
    async answer(sent: WireRequest): Promise<WireAnswer> {
      begun.set(sent, performance.now());
      const response = await open(sent).finally(() => begun.delete(sent));
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
      return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body };
    },
    close: () => agent.destroy(),
  };
}

async function signIn(wire: Wire, email: string): Promise<SignedInAgent> {
  const answer = await wire.answer({
    method: 'POST',
    url: '/api/console/session',
    headers: { [consoleHeader]: '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demo.password }),
  });
  const cookie = answer.headers['set-cookie']?.split(';')[0];
  if (answer.status !== 200 || !cookie)
    throw new Error(`The sign-in was answered ${answer.status}: ${answer.body}`);
  return {
    answer: (sent) => wire.answer({ ...sent, headers: { ...sent.headers, cookie } }),
    async openStream(onData, onEnd) {
      const left = new AbortController();
      const { signal } = left;
      const response = await wire.open({
        method: 'GET',
        url: '/api/console/events',
        headers: { cookie },
        body: '',
        signal,
      });
      if (response.statusCode !== 200) throw new Error(`The stream was answered ${response.statusCode}.`);
      let unread = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (unread + chunk).split('\n\n');
        unread = blocks.pop() ?? '';
        for (const block of blocks) if (block.startsWith('data: ')) onData(block.slice(6));
      });
      // Broken off, it says so and closes; in order, it ends.
      response.on('error', () => {});
      response.on('close', onEnd);
      return () => left.abort();
    },
    heard: async () => {},
  };
}
