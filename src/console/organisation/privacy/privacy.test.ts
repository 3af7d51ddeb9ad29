import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { PrivacyModel, referenceOf } from './privacy';

const none = { exportedAt: 1, cases: [], bans: [] };

test('a visitor is found by e-mail or by a case, and gone after the erasure', async () => {
  const client = createFakeCalls({
    'POST /visitors/export': () => none,
    'POST /visitors/erase': () => ({ cases: 2 }),
  });
  const privacy = new PrivacyModel(client);
  await privacy.find(referenceOf(' ann@x.example '));
  expect(client.calls).toEqual(['POST /visitors/export {"body":{"email":"ann@x.example"}}']);
  expect(privacy.found.value).toEqual(none);
  expect(await privacy.erase(referenceOf('c-1'))).toEqual({ cases: 2 });
  expect(client.calls[1]).toBe('POST /visitors/erase {"body":{"caseId":"c-1"}}');
  expect(privacy.found.value).toBeUndefined();
});

test('settings that are refused say at which field', async () => {
  const client = createFakeCalls({
    'GET /privacy': () => ({ shortensAddresses: false }),
    'PUT /privacy': ({ body }) => body,
  });
  const privacy = new PrivacyModel(client);
  await privacy.settings.load();
  privacy.settings.setAt('keepCasesDays', 0);
  const message = 'keepCasesDays: must be at least 1';
  client.failNext(new RequestFailure(400, undefined, { code: 400, message }));
  expect(await privacy.settings.save()).toBe(false);
  expect(privacy.settings.faults.value).toEqual([{ path: 'keepCasesDays', message: 'must be at least 1' }]);
  privacy.settings.setAt('keepCasesDays', 30);
  expect(await privacy.settings.save()).toBe(true);
  expect(privacy.settings.saved.value).toEqual({ keepCasesDays: 30, shortensAddresses: false });
});
