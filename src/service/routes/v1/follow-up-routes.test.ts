import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import type { PartialSettings } from '../../../contract/settings';
import { parseSettings } from '../../../contract/parse-settings';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let widgetId: string;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
  widgetId = await withSettings({ survey: { isOn: true }, transcriptEmail: { isOn: true } });
});
afterAll(() => service.stop());

async function withSettings(settings: PartialSettings): Promise<string> {
  return (await service.addWidget({ settings: parseSettings(settings).settings })).id;
}

function post(caseId: string, what: 'survey' | 'transcript', fields: Record<string, string>) {
  return visitor.call('POST', `/${caseId}/${what}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

function close(caseId: string) {
  return visitor.send('PUT', { caseId, messageType: '2' });
}
function stored(caseId: string) {
  return service.context.store.cases.get(caseId);
}
async function transcriptsTo(caseId: string, to: string) {
  return (await service.context.store.outbox.list(demo.orgId, { channel: 'mail', limit: 1_000 })).filter(
    (mail) => mail.kind === 'transcript' && mail.orderKey === caseId && mail.payload.to === to,
  ).length;
}

describe('survey', () => {
  test('keeps score and comment, and a later rating in the place of an earlier one', async () => {
    const caseId = await visitor.start({ widgetId });
    await close(caseId);
    const answer = await post(caseId, 'survey', { score: '80', comment: ' Quick ' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { caseId, score: 80, comment: 'Quick' }]);
    expect(await stored(caseId)).toMatchObject({ surveyScore: 80, surveyComments: 'Quick' });
    await visitor.call('POST', `/${caseId}/survey`, {
      headers: { 'content-type': 'application/json' },
      payload: '{"score":0}',
    });
    expect(await stored(caseId)).toMatchObject({ surveyScore: 0 });
    expect(await stored(caseId)).not.toHaveProperty('surveyComments');
  });

  test.each(['', '-1', '101', '4.5', 'good'])('with the score %j is refused with 400', async (score) => {
    const answer = await post(await visitor.start({ widgetId }), 'survey', { score });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringMatching('^score: ') as string,
    ]);
  });
});

describe('transcript', () => {
  test('of a chat that has ended is mailed at once, and once', async () => {
    const caseId = await visitor.start({ widgetId });
    await close(caseId);
    const answer = await post(caseId, 'transcript', { email: 'Ann@X.Example' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { caseId, email: 'ann@x.example' }]);
    await post(caseId, 'transcript', { email: 'ann@x.example' });
    expect(await transcriptsTo(caseId, 'ann@x.example')).toBe(1);
    expect(await stored(caseId)).toMatchObject({ transcriptEmail: 'ann@x.example' });
  });

  test('of a running chat is mailed when it ends', async () => {
    const caseId = await visitor.start({ widgetId });
    await post(caseId, 'transcript', { email: 'ann@x.example' });
    expect(await transcriptsTo(caseId, 'ann@x.example')).toBe(0);
    await close(caseId);
    expect(await transcriptsTo(caseId, 'ann@x.example')).toBe(1);
  });

  test.each(['', 'ann', 'ann@x.example, bob@x.example', 'a@x.example\r\nBcc: b@x.example'])(
    'to %j is refused with 400',
    async (email) => {
      const answer = await post(await visitor.start({ widgetId }), 'transcript', { email });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        expect.stringMatching('^email: ') as string,
      ]);
    },
  );
});

describe.each([
  ['survey', { score: '50' }],
  ['transcript', { email: 'ann@x.example' }],
] as const)('%s', (what, fields) => {
  test('is refused with 409 where the widget does not offer it', async () => {
    const bare = await withSettings({});
    const answer = await post(await visitor.start({ widgetId: bare }), what, fields);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 409 }]);
    const offline = await visitor.start({ widgetId, isOffline: 'true' });
    expect((await post(offline, what, fields)).statusCode).toBe(409);
  });

  test('of an unknown case, or without a key, is refused', async () => {
    const unknown = await post('00000000-0000-4000-8000-000000000000', what, fields);
    expect([unknown.statusCode, unknown.body]).toEqual([404, '']);
    const caseId = await visitor.start({ widgetId });
    const url = `/api/v1/chat/${caseId}/${what}`;
    expect((await service.app.inject({ method: 'POST', url })).statusCode).toBe(401);
    const other = await service.app.inject({
      method: 'GET',
      url,
      headers: { 'x-api-key': demo.keys.visitor },
    });
    expect([other.statusCode, other.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });

  test('is limited for each case', async () => {
    const caseId = await visitor.start({ widgetId });
    let answer = await post(caseId, what, fields);
    for (let tries = 0; tries < 20; tries++) answer = await post(caseId, what, fields);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toHaveProperty('retry-after');
  });
});
