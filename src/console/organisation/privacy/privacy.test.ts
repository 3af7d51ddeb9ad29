import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { CallInput } from '../../../operations/console/console-calls';
import { createFakeCalls } from '../../kit/data/fake-calls';
import type { PrivacySettings, PrivacyState } from '../../../operations/console/privacy';
import { readingTimeout } from '../../kit/data/reading-timeout';
import { PrivacyModel, referenceOf } from './privacy';
import { describeDue } from './RetentionForm';

const none = { cases: [] };
const kept = { exportedAt: 1, cases: [], bans: [] };

/** What the service keeps, with its own refusal of a revision that is not the latest. */
function serviceWith(first: PrivacySettings, afterRead?: (kept: { now: PrivacyState }) => void) {
  const kept = { now: { ...first, revision: 1 } as PrivacyState };
  const calls = {
    'GET /privacy': () => {
      const read = kept.now;
      afterRead?.(kept);
      return read;
    },
    'PUT /privacy': ({ body }: CallInput<'PUT /privacy'>): PrivacyState => {
      if (body.revision !== undefined && body.revision !== kept.now.revision) throw new RequestFailure(409);
      return (kept.now = { ...body, revision: kept.now.revision + 1 });
    },
  };
  return { kept, calls };
}

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

test('what goes through all chats of a visitor may take as long as a report', async () => {
  const client = createFakeCalls({
    'POST /visitors/find': () => none,
    'POST /visitors/export': () => kept,
    'POST /visitors/erase': () => ({ cases: 2 }),
  });
  const timeouts: unknown[] = [];
  const timed: typeof client.call = (route, ...input) => {
    timeouts.push(input[0]?.timeout);
    return client.call(route, ...input);
  };
  const privacy = new PrivacyModel({ call: timed });
  const visitor = referenceOf('ann@x.example');
  await privacy.find(visitor);
  await privacy.export(visitor);
  await privacy.erase(visitor);
  expect(timeouts).toEqual([readingTimeout, readingTimeout, readingTimeout]);
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
  const { calls } = serviceWith({ shortensAddresses: false, keepLogsDays: 30 });
  const client = createFakeCalls({ ...calls, 'GET /privacy/due': () => due });
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
  expect(privacy.settings.saved.value).toMatchObject({ shortensAddresses: false, keepLogsDays: 60 });
  await privacy.saveOrAsk();
  expect(await privacy.save()).toBe(true);
  expect(privacy.asked.value).toBeUndefined();
  expect(privacy.settings.saved.value).toMatchObject({ keepCasesDays: 1 });
});

test('what can’t be counted is asked about all the same', async () => {
  const client = createFakeCalls(serviceWith({ shortensAddresses: false }).calls);
  const privacy = new PrivacyModel(client);
  await privacy.settings.load();
  privacy.settings.setAt('keepCasesDays', 1);
  client.failNext(new RequestFailure(503, undefined, undefined));
  expect(await privacy.saveOrAsk()).toBe(false);
  expect(privacy.asked.value).toEqual({ due: undefined });
});

test('settings that are refused say at which field', async () => {
  const client = createFakeCalls(serviceWith({ shortensAddresses: false }).calls);
  const privacy = new PrivacyModel(client);
  await privacy.settings.load();
  privacy.settings.setAt('keepCasesDays', 0);
  const message = 'keepCasesDays: must be at least 1';
  client.failNext(new RequestFailure(400, undefined, { code: 400, message }));
  expect(await privacy.settings.save()).toBe(false);
  expect(privacy.settings.faults.value).toEqual([{ path: 'keepCasesDays', message: 'must be at least 1' }]);
  privacy.settings.setAt('keepCasesDays', 30);
  expect(await privacy.settings.save()).toBe(true);
  expect(privacy.settings.saved.value).toMatchObject({ keepCasesDays: 30, shortensAddresses: false });
});

test('what is written while it is counted is counted before it deletes anything', async () => {
  const client = createFakeCalls({
    ...serviceWith({ shortensAddresses: false, keepCasesDays: 365 }).calls,
    'GET /privacy/due': ({ query }) => ({
      cases: query?.keepCasesDays === 3 ? 900 : 0,
      visitors: 0,
      screenshots: 0,
      logEntries: 0,
    }),
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
  const { kept, calls } = serviceWith({ shortensAddresses: false, keepCasesDays: 30, keepLogsDays: 30 });
  const client = createFakeCalls({
    ...calls,
    'GET /privacy/due': () => ({ cases: 900, visitors: 0, screenshots: 0, logEntries: 0 }),
  });
  const privacy = new PrivacyModel(client);
  await privacy.settings.load();
  kept.now = { shortensAddresses: false, keepCasesDays: 365, revision: 2 };
  privacy.settings.setAt('shortensAddresses', true);
  expect(await privacy.saveOrAsk()).toBe(true);
  expect(kept.now).toEqual({ shortensAddresses: true, keepCasesDays: 365, revision: 3 });
  expect(privacy.settings.value.value).toEqual(kept.now);

  kept.now = { ...kept.now, keepCasesDays: 1000, revision: 4 };
  privacy.settings.setAt('keepCasesDays', 700);
  expect(await privacy.saveOrAsk()).toBe(false);
  expect(client.calls.at(-1)).toBe('GET /privacy/due {"query":{"keepCasesDays":700}}');
});

test('what another one sets in the moment of saving is not overwritten, and the next save keeps both', async () => {
  let isMeanwhile = false;
  const { kept, calls } = serviceWith({ shortensAddresses: false }, (service) => {
    if (isMeanwhile) service.now = { ...service.now, keepLogsDays: 9, revision: service.now.revision + 1 };
    isMeanwhile = false;
  });
  const privacy = new PrivacyModel(createFakeCalls(calls));
  await privacy.settings.load();
  privacy.settings.setAt('shortensAddresses', true);
  isMeanwhile = true;
  expect(await privacy.settings.save()).toBe(false);
  expect([privacy.settings.state.value.kind, kept.now.shortensAddresses]).toEqual(['refused', false]);
  expect(await privacy.settings.save()).toBe(true);
  privacy.settings.setAt('keepCasesDays', 4);
  const saving = privacy.settings.save();
  privacy.settings.setAt('keepCasesDays', 5);
  expect(await saving).toBe(true);
  expect(await privacy.settings.save()).toBe(true);
  expect(kept.now).toMatchObject({ shortensAddresses: true, keepLogsDays: 9, keepCasesDays: 5 });
});

test('what is written while a save takes in what another one has set leaves that as it is', async () => {
  const { kept, calls } = serviceWith({ shortensAddresses: false, keepLogsDays: 30 });
  const privacy = new PrivacyModel(createFakeCalls(calls));
  await privacy.settings.load();
  kept.now = { ...kept.now, keepLogsDays: 9, revision: 2 };
  privacy.settings.setAt('keepCasesDays', 4);
  const saving = privacy.settings.save();
  privacy.settings.setAt('shortensAddresses', true);
  expect(await saving).toBe(true);
  expect(privacy.settings.value.value).toMatchObject({ shortensAddresses: true, keepLogsDays: 9 });
  expect(await privacy.settings.save()).toBe(true);
  expect(kept.now).toEqual({ shortensAddresses: true, keepLogsDays: 9, keepCasesDays: 4, revision: 4 });
});
