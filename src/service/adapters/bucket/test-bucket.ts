import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { isSigned } from './test-signature';

/** A store for tests, behind a line on which everything can go wrong. */
export interface TestBucket {
  /** Settings of a service that keeps files in it, in a folder that is empty at first. */
  env: Record<string, string>;
  /** Names of all objects in the folder. */
  names(): Promise<string[]>;
  /** What the line does from now on. */
  become(state: LineState): void;
  /** Ends what the line holds now. */
  breakAll(): void;
  /** Bodies that the store answers `GET` with, from now on; `undefined`: its own. */
  answerWith(body: string | undefined): void;
  /** Requests that have come. */
  requests(): number;
  stop(): Promise<void>;
}

/** `closed`: each connection ends. `silent`: nothing is answered. `page`: something in between answers with a page. */
export type LineState = 'open' | 'closed' | 'silent' | 'page' | 'elsewhere' | 'busy';

/** Opens a folder in a bucket of `s3rver`, or of the server of `S3_TEST_URL`, such as http://127.0.0.1:9000/bucket. */
export async function openTestBucket(): Promise<TestBucket> {
  const store = process.env['S3_TEST_URL'] ? namedStore(process.env['S3_TEST_URL']) : await startStore();
  let state: LineState = 'open';
  let body: string | undefined;
  let requests = 0;

  const line = createServer(async (incoming, response) => {
    requests += 1;
    const sent = await buffer(incoming).catch(() => undefined);
    if (!sent) response.destroy();
    else if (state !== 'open') answerWrong(state, response);
    else if (body !== undefined && incoming.method === 'GET') response.end(body);
    else if (isSigned(incoming, sent, store.secretAccessKey)) pass(incoming, sent, response, store);
    else response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  const bucket = `http://127.0.0.1:${port}${new URL(store.url).pathname}`;
  const folder = randomUUID();

  return {
    env: {
      FILES_S3_URL: `${bucket}/${folder}`,
      FILES_S3_ACCESS_KEY_ID: store.accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    },
    names: () => listNames(bucket, `${folder}/`, store),
    become: (next) => void (state = next),
    breakAll: () => line.closeAllConnections(),
    answerWith: (next) => void (body = next),
    requests: () => requests,
    async stop() {
      line.closeAllConnections();
      line.close();
      await store.stop();
    },
  };
}

function pass(incoming: IncomingMessage, sent: Buffer, response: ServerResponse, store: TestStore): void {
  const { hostname, port } = new URL(store.url);
  const { url: path = '', method, headers } = incoming;
  // With the header `Host` as it was signed.
  const outgoing = request({ hostname, port, path, method, headers }, async (answer) => {
    if (method === 'PUT' && answer.statusCode === 200) await store.hasKept(path);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  outgoing.end(sent);
}

function answerWrong(state: LineState, response: ServerResponse): void {
  if (state === 'closed') response.destroy();
  if (state === 'page') response.end('<html>Please sign in to this network.</html>');
  if (state === 'elsewhere') response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
  if (state === 'busy') response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
}

interface TestStore {
  /** Of the bucket. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Waits until an object is there whose `PUT` was answered. */
  hasKept(path: string): Promise<void>;
  stop(): Promise<void>;
}

function namedStore(url: string): TestStore {
  return {
    url,
    accessKeyId: process.env['S3_TEST_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: process.env['S3_TEST_SECRET_ACCESS_KEY'] ?? '',
    hasKept: async () => {},
    stop: async () => {},
  };
}

/** In a process of its own, whose memory is not the service's. */
async function startStore(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const words = ['-d', directory, '-a', '127.0.0.1', '-p', '0', '--silent', '--configure-bucket', 'files'];
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    printed += part;
    if (/:\d+\n/.test(printed)) break;
  }
  const port = /:(\d+)\n/.exec(printed)?.[1];
  if (!port) throw new Error('The store did not start.');
  return {
    url: `http://127.0.0.1:${port}/files`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async hasKept(path) {
      // It answers before it has made the file, which a `DELETE` right after would not find.
      while (!existsSync(join(directory, `${decodeURIComponent(path)}._S3rver_object`))) await setTimeout(1);
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function listNames(
  bucket: string,
  prefix: string,
  { accessKeyId, secretAccessKey }: TestStore,
): Promise<string[]> {
  const names: string[] = [];
  for (let token: string | undefined; ;) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token ? { 'continuation-token': token } : {}),
    });
    const { url, headers } = await new AwsV4Signer({
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region: 'us-east-1',
      method: 'GET',
      url: `${bucket}?${query}`,
    }).sign();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    names.push(...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key.slice(prefix.length)));
    token = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
    if (!token) return names;
  }
}
