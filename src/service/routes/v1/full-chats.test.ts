import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CaseLogPage } from '../../../operations/v2/case-log';
import { secrets } from '../../adapters/secrets';
import { mostTextOfChat } from '../../domain/cases/entries';
import { signInToConsole } from '../../testing/test-console';
import { createLogReader } from '../../testing/test-logs';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const { readAll } = createLogReader(() => service);
const entries = 130;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

/** Writes as much as several hours of a program's writing would. */
async function fill(caseId: string, bytes: number): Promise<void> {
  const text = 'x'.repeat(Math.ceil(bytes / entries));
  const entry = { caseId, kind: 'visitor', author: '', text, at: service.clock.now() } as const;
  await service.context.store.transaction(async (tables) => {
    for (let at = 0; at < entries; at++) await tables.entries.append(entry);
  });
}

function send(caseId: string, messageId: string, messageType = '1') {
  return visitor.send('PUT', { caseId, messageType, messageBody: 'Are you there?', messageId });
}

test('a chat takes no more text than a reader can hold, but repeats and its end', async () => {
  const caseId = await visitor.start();
  await fill(caseId, mostTextOfChat - 10_000);
  const messageId = secrets.uuid();
  expect((await send(caseId, messageId)).statusCode).toBe(200);
  await fill(caseId, 20_000);
  const refused = await send(caseId, secrets.uuid());
  expect(refused.json()).toEqual({
    code: 413,
    message: expect.stringContaining('Start a new one') as string,
  });
  expect((await send(caseId, secrets.uuid(), '6')).statusCode).toBe(413);
  expect((await send(caseId, messageId)).statusCode).toBe(200);
  expect((await send(caseId, secrets.uuid(), '2')).statusCode).toBe(200);
});

test('texts of a long chat are added up once for many messages', async () => {
  const caseId = await visitor.start();
  await fill(caseId, mostTextOfChat * 0.1);
  const textBytes = vi.spyOn(service.context.store.entries, 'textBytes');
  for (let at = 0; at < 20; at++) expect((await send(caseId, secrets.uuid())).statusCode).toBe(200);
  expect(textBytes).toHaveBeenCalledTimes(1);
});

test('a page of the export holds no more text than one full chat, and pages and downloads have every chat once', async () => {
  const { id: widgetId } = await service.addWidget();
  const ids: string[] = [];
  for (const share of [0.4, 0.4, 0.4, 0.1]) {
    const caseId = await visitor.start({ widgetId });
    await fill(caseId, mostTextOfChat * share);
    await visitor.send('PUT', { caseId, messageType: '2' });
    ids.push(caseId);
    service.clock.advance(1_000);
  }
  const range = { start: '2026-11-18', end: '2026-11-18', widgetId };
  const { pages } = await readAll(range);
  expect(pages.map((page: CaseLogPage) => page.cases.map(({ id }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2),
  ]);
  const administrator = await signInToConsole(service);
  const download = await administrator(
    'GET',
    `/logs/export?${new URLSearchParams({ ...range, format: 'ndjson' })}`,
  );
  const found = download.body.trim().split('\n');
  expect(found.map((line) => (JSON.parse(line) as { id: string }).id).sort()).toEqual([...ids].sort());
});
