import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, read, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from './demo/demo-organisation';
import { createLog, openOutput } from './log';
import { openTestService, type TestService } from './testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

test('a chat leaves its routes and statuses in the log, and nothing of who said what', async () => {
  const { app, logged } = service;
  const headers = { 'x-api-key': demo.keys.visitor, 'user-agent': 'private-agent' };
  const visitor = new URLSearchParams({
    widgetId: demo.widgetId,
    email: 'private@x.example',
    visitorName: 'private name',
    visitorMessage: 'private question',
  });
  const started = await app.inject({
    method: 'POST',
    url: `/api/v1/chat?${visitor}`,
    headers,
    remoteAddress: '203.0.113.9',
  });
  const { caseId } = started.json<{ caseId: string }>();
  const message = new URLSearchParams({ caseId, messageType: '1', messageBody: 'private answer' });
  await app.inject({ method: 'PUT', url: `/api/v1/chat?${message}`, headers });
  await app.inject({ url: `/api/v1/chat/poll/${caseId}?index=nonsense`, headers });
  await app.inject({ url: '/private/path?email=private@x.example' });
  await app.inject({
    method: 'POST',
    url: '/api/console/session',
    headers: { 'x-console': '1' },
    payload: { email: 'private@x.example', password: 'private' },
  });
  const entries = service.context.store.entries;
  const { page } = entries;
  entries.page = () => Promise.reject(new Error('duplicate key (email)=(private@x.example)'));
  const failed = await app.inject({ url: `/api/v1/chat/poll/${caseId}`, headers });
  entries.page = page;

  expect(failed.json()).toEqual({ code: 500, message: 'Something went wrong on our side. Try again later.' });
  const lines = logged.map((line) => JSON.parse(line) as { route?: string; status?: number; reqId?: string });
  expect(lines.filter(({ route }) => route).map(({ route, status }) => [route, status])).toEqual([
    ['/api/v1/chat', 200],
    ['/api/v1/chat', 200],
    ['/api/v1/chat/poll/:caseId', 400],
    ['(none)', 404],
    ['/api/console/session', 401],
    ['/api/v1/chat/poll/:caseId', 500],
  ]);
  expect(lines.every(({ reqId }) => reqId)).toBe(true);
  const all = logged.join('');
  for (const secret of ['private', caseId, demo.keys.visitor, '203.0.113.9'])
    expect(all).not.toContain(secret);
  expect(all).toContain('"type":"Error"');
});

test('an error is logged by its kind, code and place, without the values in its message', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const cause = Object.assign(new TypeError('secret'), { code: '23505', constraint: 'cases_start_key' });
  log.error({ err: new Error('secret', { cause }) }, 'It failed.');
  const { err } = JSON.parse(lines[0] ?? '') as { err: object };
  expect(err).toMatchObject({
    type: 'Error',
    cause: { type: 'TypeError', code: '23505', constraint: 'cases_start_key' },
  });
  expect(lines[0]).not.toContain('secret');
  expect(lines[0]).toContain('log.test.ts');
});

test.skipIf(!existsSync('/dev/full'))(
  'a disk that is full where the log goes ends nothing, and keeps no process from ending',
  async () => {
    const output = openOutput(openSync('/dev/full', 'w'));
    const failed = new Promise((resolve) => output.once('error', resolve));
    const log = createLog(output);
    log.info('A line.');
    expect(await failed).toMatchObject({ code: 'ENOSPC' });
    log.info('Another line.');
    output.flushSync();
  },
);

test.skipIf(process.platform === 'win32')(
  'a log that nobody reads is known as one, so that the process need not wait for it to end',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chat-widget-log-'));
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const pipe = openSync(path, 'w');
    const output = openOutput(pipe);
    const log = createLog(output);
    log.info('A line.');
    expect(await output.isWritten()).toBe(true);
    for (let n = 0; n < 100; n += 1) log.info('A line.'.repeat(150));
    expect(await output.isWritten()).toBe(false);
    // What is not there yet is no fault here.
    const reading = setInterval(() => read(reader, Buffer.alloc(100_000), () => {}), 10);
    expect(await output.isWritten()).toBe(true);
    clearInterval(reading);
    closeSync(reader);
    closeSync(pipe);
    rmSync(folder, { recursive: true });
  },
);
