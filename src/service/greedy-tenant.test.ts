import { describe, expect, test } from 'vitest';
import { smallestFilePart } from '../contract/limits';
import { queueHashes } from './adapters/hash-queue';
import { secrets } from './adapters/secrets';
import { createDeliveryWorker } from './delivery/delivery-worker';
import { createFakeTime, type FakeTime } from './delivery/fake-time';
import type { Agent } from './domain/agents/agents';
import { createCaseLists, type AskedCases, type CaseListsPorts } from './domain/cases/console/case-lists';
import type { LiveCase, LiveCases } from './domain/cases/live-cases';
import type { Typing } from './domain/cases/typing';
import { createBytes } from './domain/cases/files/file-bytes';
import { createCaseFiles, type CaseFilesPorts } from './domain/cases/files/create-files';
import { createFileDescriptions } from './domain/cases/files/describe-files';
import type { KeptFile } from './domain/cases/files/files';
import { createChatPolling } from './domain/cases/visitor/chat-polling';
import type { Sent } from './domain/outbox/delivery-channel';
import type { ChatCase } from './domain/cases/cases';
import { createFormatCases } from './domain/logs/format-cases';
import type { LogTables } from './domain/logs/tables';
import { createVisitorScreenshots, type VisitorScreenshotsPorts } from './domain/cases/visitor/screenshots';
import { createMovingFiles } from './domain/shares/moving-files';
import { createListing } from './domain/shares/listing';
import { createSearching } from './domain/shares/searching';
import { createFakeOutbox } from './domain/outbox/fake-outbox';

/** Something that organisations share: what a quiet one does now and then, and what a greedy one does all the time. */
interface Shared {
  name: string;
  create(time: FakeTime): { quiet(): Promise<unknown>; beGreedy(): void };
}

const quietActs = 20;
const shares: Shared[] = [
  { name: 'hashing: sign-ins beside 300 passwords set by provisioning', create: createHashing },
  { name: 'reading: polls beside 900 of one long chat', create: (time) => createReading(time, 1) },
  { name: 'reading: polls beside 900 of as many chats', create: (time) => createReading(time, 900) },
  { name: 'exporting: pages beside 400 of another organisation', create: createExporting },
  { name: 'searching: beside 60', create: (time) => createCaseReads(time, { view: 'open', text: 'a' }) },
  { name: 'listing: beside 60', create: (time) => createCaseReads(time, { view: 'open' }) },
  { name: 'files: a message beside 300 downloads and 300 uploads', create: createFileReading },
  { name: 'files: a download beside 300 by another address', create: createDownloading },
  { name: 'screenshots: a message beside an agent who opens 300', create: createScreenshots },
  { name: 'delivery: webhooks beside 140 endpoints that never answer', create: createDelivering },
];

function takes<T>(time: FakeTime, milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => void time.after(milliseconds, () => resolve(value)));
}

function createHashing(time: FakeTime) {
  const hashes = queueHashes(
    {
      ...secrets,
      hashPassword: () => takes(time, 100, 'hash'),
      isPassword: () => takes(time, 100, true),
    },
    { atOnce: 1, mostWaiting: 30 },
  );
  return {
    quiet: () => hashes.isPassword('right', 'hash', { share: 'quiet.example' }),
    beGreedy() {
      for (let n = 0; n < 300; n++) void hashes.hashPassword('new', 'greedy');
    },
  };
}

/** Connections, first come, first served. */
function createConnections(time: FakeTime, count = 4) {
  const freeAt = Array.from({ length: count }, () => 0);
  return {
    read<T>(value: T): Promise<T> {
      const [first = 0] = freeAt.sort((a, b) => a - b);
      freeAt[0] = Math.max(first, time.now()) + 20;
      return takes(time, freeAt[0] - time.now(), value);
    },
  };
}

function createReading(time: FakeTime, chats: number) {
  const connections = createConnections(time);
  const polling = createChatPolling({
    entries: { page: () => connections.read({ entries: [], hasMore: false }) },
    live: { isQuiet: () => false, markQuiet: () => {} } as unknown as LiveCases,
    typing: { isTyping: () => false } as unknown as Typing,
    directory: { widget: async () => undefined, knownWidget: () => undefined },
    presence: { see: () => {} },
    withFiles: createFileDescriptions({ files: { whole: async () => [] }, publicUrl: undefined }).withFiles,
  });
  function read(id: string, share: string) {
    return polling.read({ id, lastIndex: 99 } as LiveCase, { index: 0, wantsOwn: true, share });
  }
  return {
    quiet: () => read('quiet', '192.0.2.1'),
    beGreedy() {
      for (let n = 0; n < 900; n++) void read(`greedy ${n % chats}`, '192.0.2.2');
    },
  };
}

function createExporting(time: FakeTime) {
  const connections = createConnections(time);
  const formatCases = createFormatCases({
    store: { entries: { spoken: () => connections.read([]) } } as unknown as LogTables,
    clock: time,
    userAgents: { describe: () => ({}) },
  });
  function readPageOf(orgId: number) {
    const chat = { id: 'chat', orgId, widgetId: 'widget', visitor: {} } as ChatCase;
    return formatCases([chat], '').catch(() => undefined);
  }
  return {
    quiet: () => readPageOf(1),
    beGreedy() {
      for (let n = 0; n < 400; n++) void readPageOf(2);
    },
  };
}

/** Files of a megabyte, and the one connection of the embedded engine. */
function createFiles(time: FakeTime) {
  const connection = createConnections(time, 1);
  const caseId = crypto.randomUUID();
  const file = { id: 'file', caseId, sender: 'visitor', received: 0, size: 1_000_000 } as KeptFile;
  const store = {
    files: {
      get: async () => file,
      readChunk: () => connection.read({ bytes: Buffer.alloc(10) }),
      append: () => connection.read(true),
    },
    cases: { get: async () => ({ id: caseId, orgId: 1, widgetId: 'widget', state: 'active' }) },
  };
  const widget = { orgId: 1, allowedOrigins: [], settings: { files: { isOn: true } } };
  const ports = { store, clock: time, moving: createMovingFiles(), isReadOnly: false };
  const fileBytes = createBytes(ports as unknown as Parameters<typeof createBytes>[0]);
  const directory = { widget: async () => widget };
  const files = createCaseFiles({ ...ports, fileBytes, directory } as unknown as CaseFilesPorts);
  async function* bytes() {
    yield Buffer.alloc(smallestFilePart);
  }
  return {
    connection,
    async download(share: string) {
      for await (const chunk of files.read(file, { start: 0, end: file.size - 1, share })) void chunk;
    },
    upload: (share: string) =>
      files.ofVisitor.append({ orgId: 1 }, file.id, {
        offset: 0,
        length: smallestFilePart,
        bytes: bytes(),
        share,
        onWritten() {},
      }),
  };
}

function createFileReading(time: FakeTime) {
  const { connection, download, upload } = createFiles(time);
  return {
    quiet: () => connection.read('a message'),
    beGreedy() {
      for (let n = 0; n < 300; n++) {
        void download('one address');
        void upload(`address ${n}`);
      }
    },
  };
}

function createDownloading(time: FakeTime) {
  const { download } = createFiles(time);
  return {
    quiet: () => download('quiet'),
    beGreedy() {
      for (let n = 0; n < 300; n++) void download('greedy');
    },
  };
}

function createScreenshots(time: FakeTime) {
  const connection = createConnections(time, 1);
  const caseId = crypto.randomUUID();
  const { read } = createVisitorScreenshots({
    store: {
      screenshots: { get: () => connection.read({ caseId }) },
      cases: { get: async () => ({ id: caseId, widgetId: 'widget' }) },
      widgets: { answeredBy: async () => true },
    },
    moving: createMovingFiles(),
  } as unknown as VisitorScreenshotsPorts);
  return {
    quiet: () => connection.read('a message'),
    beGreedy() {
      for (let n = 0; n < 300; n++) void read({ email: 'ann@shop.example' } as Agent, caseId);
    },
  };
}

function createCaseReads(time: FakeTime, asked: AskedCases) {
  const connections = createConnections(time, 2);
  const { list } = createCaseLists({
    store: {
      widgets: { namesOfAgent: async () => [{ id: 'widget' }] },
      cases: { list: () => connections.read([]) },
    } as unknown as CaseListsPorts['store'],
    summarise: async () => [],
    withMarks: async () => [],
    searching: createSearching(),
    listing: createListing(),
  });
  function read(orgId: number) {
    return list({ email: 'ann@shop.example', orgId } as Agent, asked).catch(() => undefined);
  }
  return {
    quiet: () => read(1),
    beGreedy() {
      for (let n = 0; n < 60; n++) void read(2);
    },
  };
}

function createDelivering(time: FakeTime) {
  const outbox = createFakeOutbox();
  const whenSent = new Map<string, () => void>();
  const attempt = { at: 0, durationMs: 1, target: 'https://a.example/' };
  let added = 0;
  const worker = createDeliveryWorker({
    outbox,
    clock: time,
    timer: time,
    random: () => 0,
    holder: 'one',
    log: { error: (details) => expect.unreachable(JSON.stringify(details)) },
    watchdog: { expect: () => () => {} },
    channels: [
      {
        name: 'webhook',
        leaseMs: 30_000,
        perEndpoint: 4,
        async send({ id, orgId }): Promise<Sent> {
          if (orgId === 1)
            return takes(time, 15_000, { outcome: 'failed', attempt: { ...attempt, isDelivered: false } });
          await takes(time, 20, undefined);
          whenSent.get(id)?.();
          return { outcome: 'delivered', attempt: { ...attempt, isDelivered: true } };
        },
      },
    ],
  });
  worker.start();

  async function add(orgId: number, endpointId: string) {
    const id = `delivery ${added++}`;
    const payload = { widget_id: 'w', case_id: id, event: 'caseClosed', timestamp: 0 } as const;
    const sent = new Promise<void>((resolve) => void whenSent.set(id, resolve));
    await outbox.add({
      id,
      orgId,
      channel: 'webhook',
      endpointId,
      orderKey: id,
      kind: 'caseClosed',
      payload,
      createdAt: time.now(),
    });
    worker.wake();
    return sent;
  }

  return {
    quiet: () => add(2, 'quiet'),
    beGreedy() {
      for (let n = 0; n < 140 * 4; n++) void add(1, `dead ${n % 140}`);
    },
  };
}

/** Returns how long the slowest act in a hundred took, in milliseconds of made-up time. */
async function playP99({ create }: Shared, { isGreedy }: { isGreedy: boolean }): Promise<number> {
  const time = createFakeTime();
  const { quiet, beGreedy } = create(time);
  if (isGreedy) beGreedy();
  const took: number[] = [];
  for (let act = 0; act < quietActs; act++) {
    await time.pass(410);
    const begun = time.now();
    void quiet().then(() => took.push(time.now() - begun));
    for (let waited = 0; took.length === act && waited < 60_000; waited += 10) await time.pass(10);
    if (took.length === act) return Infinity;
  }
  took.sort((a, b) => a - b);
  return took[Math.ceil(took.length * 0.99) - 1] ?? Infinity;
}

describe('a quiet organisation beside a greedy one waits less than three times as long as alone', () => {
  test.each(shares)('$name', async (shared) => {
    const alone = await playP99(shared, { isGreedy: false });
    const beside = await playP99(shared, { isGreedy: true });
    expect(beside).toBeLessThan(3 * alone);
  });
});
