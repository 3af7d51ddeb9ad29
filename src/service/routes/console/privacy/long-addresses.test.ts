import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSettings } from '../../../../contract/settings/parse-settings';
import { signInToConsole } from '../../../testing/test-console';
import { findEverywhere } from '../../../testing/test-search';
import { openTestService, type TestService } from '../../../testing/test-service';
import { createTestVisitor } from '../../../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

test('a visitor whose address is longer than those of agents gets the transcript, and is found, exported and erased', async () => {
  const call = await signInToConsole(service);
  const { settings } = parseSettings({ transcriptEmail: { isOn: true } });
  const { id: widgetId } = await service.addWidget({ settings });
  const email = `${'bounce-'.repeat(9)}9@${'mail.'.repeat(36)}example`;
  expect(email.length).toBeGreaterThan(250);
  const caseId = await visitor.start({ widgetId, email });
  const asked = await visitor.call('POST', `/${caseId}/transcript?email=${email}`);
  expect([asked.statusCode, asked.body]).toEqual([200, expect.stringContaining(email)]);

  for (const url of ['/visitors/find', '/visitors/export'])
    expect((await call('POST', url, { email })).json()).toMatchObject({ cases: [{ id: caseId }] });
  expect((await call('POST', '/visitors/erase', { email })).json()).toEqual({ cases: 1 });
  expect(await findEverywhere(service.db, email)).toEqual([]);
});
