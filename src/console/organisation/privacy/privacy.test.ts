import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { createFakeCalls } from '../../kit/data/fake-calls';
import type { PrivacySettings } from '../../../operations/console/privacy';
import { PrivacyModel, referenceOf } from './privacy';
import { describeDue } from './RetentionForm';

const none = { cases: [] };
const kept = { exportedAt: 1, cases: [], bans: [] };

test('a visitor is found by e-mail or by a case, and gone after the erasure', async () => {
  const client = createFakeCalls({
    'POST /visitors/find': () => none,
    'POST /visitors/export': () => kept,
    'POST /visitors/erase': () => ({ cases: 2 }),
  });
  const privacy = new PrivacyModel(client);
  await privacy.find(referenceOf(' ann@x.example '));
  expect(client.calls).toEqual(['POST /visitors/find {"body":{"email":"ann@x.example"}}']);
  expect(privacy.found.value).toEqual(none);
  expect(await privacy.export(referenceOf('ann@x.example'))).toEqual(kept);
  expect(await privacy.erase(referenceOf('c-1'))).toEqual({ cases: 2 });
  expect(client.calls.at(-1)).toBe('POST /visitors/erase {"body":{"caseId":"c-1"}}');
  expect(privacy.found.value).toBeUndefined();
});

test('what is found of a visitor is not shown once another one is asked for', async () => {
  const privacy = new PrivacyModel(createFakeCalls({ 'POST /visitors/find': () => none }));
  const found = privacy.find(referenceOf('ann@x.example'));
  privacy.forgetFound();
  await found;
  expect(privacy.found.value).toBeUndefined();
});

test('a shorter time asks first, with what it would delete; a longer one asks nothing', async () => {
  const due = { cases: 1200, visitors: 0, screenshots: 1, logEntries: 0 };
  let kept: PrivacySettings = { shortensAddresses: false, keepLogsDays: 30 };
  const client = createFakeCalls({
    'GET /privacy': () => kept,
    'GET /privacy/due': () => due,
    'PUT /privacy': ({ body }) => (kept = body),
  });
  const privacy = new PrivacyModel(client);
  await privacy.settings.load();
  privacy.settings.setAt('keepLogsDays', 60);
  expect(await privacy.saveOrAsk()).toBe(true);
  privacy.settings.setAt('keepCasesDays', 1);
  privacy.settings.setAt('shortensAddresses', true);
  expect(await privacy.saveOrAsk()).toBe(false);
  expect(client.calls.at(-1)).toBe('GET /privacy/due {"query":{"keepCasesDays":1}}');
  expect(privacy.asked.value).toEqual({ due });
  expect(describeDue(due)).toBe('1,200 chats with everything that belongs to them and 1 picture or file');
  privacy.cancel();
  expect(privacy.settings.saved.value).toEqual({ shortensAddresses: false, keepLogsDays: 60 });
  await privacy.saveOrAsk();
  expect(await privacy.save()).toBe(true);
  expect(privacy.asked.value).toBeUndefined();
  expect(privacy.settings.saved.value).toMatchObject({ keepCasesDays: 1 });
});

test('what can’t be counted is asked about all the same', async () => {
  const client = createFakeCalls({ 'GET /privacy': () => ({ shortensAddresses: false }) });
  const privacy = new PrivacyModel(client);
  await privacy.settings.load();
  privacy.settings.setAt('keepCasesDays', 1);
  client.failNext(new RequestFailure(503, undefined, undefined));
  expect(await privacy.saveOrAsk()).toBe(false);
  expect(privacy.asked.value).toEqual({ due: undefined });
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

test('what is written while it is counted is counted before it deletes anything', async () => {
  const client = createFakeCalls({
    'GET /privacy': () => ({ shortensAddresses: false, keepCasesDays: 365 }),
    'GET /privacy/due': ({ query }) => ({
      cases: query?.keepCasesDays === 3 ? 900 : 0,
      visitors: 0,
      screenshots: 0,
      logEntries: 0,
    }),
    'PUT /privacy': ({ body }) => body,
  });
  const privacy = new PrivacyModel(client);
  await privacy.settings.load();
  privacy.settings.setAt('keepCasesDays', 30);
  const saved = privacy.saveOrAsk();
  privacy.settings.setAt('keepCasesDays', 3);
  expect(await saved).toBe(false);
  expect(privacy.asked.value?.due?.cases).toBe(900);
  expect(privacy.settings.saved.value?.keepCasesDays).toBe(365);
});

test('what another administrator has set since stays, and is what a shorter time is compared with', async () => {
  let kept: PrivacySettings = { shortensAddresses: false, keepCasesDays: 30, keepLogsDays: 30 };
  const client = createFakeCalls({
    'GET /privacy': () => kept,
    'GET /privacy/due': () => ({ cases: 900, visitors: 0, screenshots: 0, logEntries: 0 }),
    'PUT /privacy': ({ body }) => (kept = body),
  });
  const privacy = new PrivacyModel(client);
  await privacy.settings.load();
  kept = { shortensAddresses: false, keepCasesDays: 365 };
  privacy.settings.setAt('shortensAddresses', true);
  expect(await privacy.saveOrAsk()).toBe(true);
  expect(kept).toEqual({ shortensAddresses: true, keepCasesDays: 365 });
  expect(privacy.settings.value.value).toEqual(kept);

  kept = { ...kept, keepCasesDays: 1000 };
  privacy.settings.setAt('keepCasesDays', 700);
  expect(await privacy.saveOrAsk()).toBe(false);
  expect(client.calls.at(-1)).toBe('GET /privacy/due {"query":{"keepCasesDays":700}}');
});
