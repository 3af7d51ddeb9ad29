import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from './config';
import { demo } from './demo/demo-organisation';
import { createLog } from './log';
import { administer } from './admin/administer';
import { secrets } from './adapters/secrets';
import { startService, type Service } from './service';
import { openStore } from './storage/open-store';
import { copyTemplate } from './storage/test-store';

/** Each start takes a second, and on a busy machine ten. */
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
let service: Service | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chat-widget-service-'));
  copyTemplate(dataDir);
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const here = new URL('.', import.meta.url).pathname;

async function start(isDemo: boolean): Promise<Service> {
  const log = createLog({ write: () => undefined });
  return startService({
    config: readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO_EMPTY: '1' }),
    log,
    opened: await openStore({ dataDir }, log),
    embed: '',
    folders: { widget: here, console: here },
    isDemo,
  });
}

const headers = { 'x-api-key': demo.keys.visitor };
function available(at: Service) {
  return fetch(`${at.url}/api/v1/chat/${demo.widgetId}`, { headers });
}

test('a stop answers what is held, ends streams, and leaves the port and the data free', async () => {
  const running = (service = await start(true));
  const { url } = running;
  const started = await fetch(`${url}/api/v1/chat`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ widgetId: demo.widgetId, email: 'v@x.example', visitorMessage: 'Hi' }),
  });
  const { caseId } = (await started.json()) as { caseId: string };
  const signedIn = await fetch(`${url}/api/console/session`, {
    method: 'POST',
    headers: { 'x-console': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email: demo.agents[0].email, password: demo.password }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const events = await fetch(`${url}/api/console/events`, { headers: { cookie } });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  async function until(word: string) {
    while (!told.includes(word)) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`The stream ended without ${word}.`);
      told += value;
    }
  }
  await until('hello');
  const held = fetch(`${url}/api/v1/chat/poll/${caseId}?index=2&wait=25`, { headers });
  // A visitor's first poll is reported to the console, so it is held when this event has come.
  await until('"visitor"');

  await running.stop();
  service = undefined;
  const answer = await held;
  expect(await answer.json()).toEqual({ caseId, agentTyping: false, messageList: [] });
  expect(answer.headers.get('connection')).toBe('close');
  await expect(until('more')).rejects.toThrow('ended');

  service = await start(true);
  const poll = await fetch(`${service.url}/api/v1/chat/poll/${caseId}`, { headers });
  expect(await poll.json()).toMatchObject({ messageList: [{ index: 1 }] });
});

test('the demo organisation is seeded once and when asked for; a production start refuses data of the demo, and says how it is removed', async () => {
  service = await start(false);
  expect((await available(service)).status).toBe(401);
  for (let again = 0; again < 2; again++) {
    await service.stop();
    service = await start(true);
    expect((await available(service)).status).toBe(200);
  }
  await service.stop();
  service = undefined;
  await expect(start(false)).rejects.toThrow(/demo organisation.*npm run admin -- remove-demo/);
  const { store, stop } = await openStore({ dataDir }, createLog({ write: () => undefined }));
  const ports = { store, clock: { now: () => Date.now(), elapsed: () => performance.now() }, secrets };
  const actor = { kind: 'agent', name: demo.agents[0].email } as const;
  await store.auditEntries.add({
    orgId: demo.orgId,
    at: 1,
    actor,
    action: 'added',
    subject: 'ban',
    subjectId: 'of the demo',
    changes: [],
  });
  expect(await administer(['remove-demo'], ports)).toContain('removed');
  // The next organisation gets the id of the demo's.
  expect(await store.auditEntries.list(demo.orgId, {}, { limit: 1 })).toEqual([]);
  await expect(administer(['remove-demo'], ports)).rejects.toThrow('not there');
  await stop();
  service = await start(false);
  expect((await available(service)).status).toBe(401);
});

test('a start with the demo adds nothing to what holds organisations of one’s own, and says how they are served', async () => {
  const log = createLog({ write: () => undefined });
  const before = await openStore({ dataDir }, log);
  const orgId = await before.store.organisations.create('Shop');
  await before.stop();
  expect(orgId).toBe(demo.orgId);
  await expect(start(true)).rejects.toThrow(/organisations of your own.*npm run serve/);
  const { store, stop } = await openStore({ dataDir }, log);
  expect(await store.widgets.ofOrganisation(orgId)).toEqual([]);
  await stop();
});

test('a start fails where another one holds the data', async () => {
  service = await start(true);
  await expect(start(true)).rejects.toThrow();
});
