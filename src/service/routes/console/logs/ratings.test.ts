import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseLogPage } from '../../../../operations/v2/case-log';
import type { LogPage, Report } from '../../../../operations/console/logs';
import { demo } from '../../../demo/demo-organisation';
import { exampleCase } from '../../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../../testing/test-console';
import { openTestService, type TestService } from '../../../testing/test-service';

let service: TestService;
let call: ConsoleCall;

beforeAll(async () => {
  service = await openTestService();
  call = await signInToConsole(service);
});
afterAll(() => service.stop());

test('the log, its export and reports have a rating at once, the export of v2 five minutes after the end', async () => {
  const closedAt = service.clock.now();
  const createdAt = closedAt - 60_000;
  const { orgId, widgetId } = demo;
  const rated = exampleCase({ orgId, widgetId, state: 'closed', createdAt, closedAt, surveyScore: 75 });
  await service.context.store.cases.add(rated, []);
  const range = [createdAt, closedAt].map((at) => new Date(at).toISOString().slice(0, 10));
  const days = `start=${range[0]}&end=${range[1]}`;

  const { cases } = (await call('GET', `/logs?${days}`)).json<LogPage>();
  expect(cases).toEqual([expect.objectContaining({ id: rated.id, score: 75 })]);
  expect((await call('GET', `/logs/${rated.id}`)).json()).toMatchObject({ survey_score: 75 });
  const { total } = (await call('GET', `/reports?${days}&by=day`)).json<Report>();
  expect(total.score).toEqual({ count: 1, mean: 75 });
  const csv = (await call('GET', `/logs/export?${days}&format=csv`)).body;
  const [head = '', row = ''] = csv.split('\r\n');
  const at = head.split(',').indexOf('"survey_stars"');
  expect(row.split(',')[at]).toBe('"4"');

  const token = (await call('POST', '/keys', { kind: 'token' })).json<{ key: string }>().key;
  async function readExport() {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await service.app.inject({ url: `/api/v2/${orgId}/logs?${days}`, headers });
    return answer.json<CaseLogPage>().cases.map(({ survey_score }) => survey_score);
  }
  expect(await readExport()).toEqual([undefined]);
  service.clock.advance(5 * 60_000);
  expect(await readExport()).toEqual([75]);
});
