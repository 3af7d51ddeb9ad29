import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import type { PartialSettings } from '../../../contract/settings/settings';
import { parseSettings } from '../../../contract/settings/parse-settings';
import { composeMail } from '../../delivery/mail/compose-mail';
import { limitTable } from '../../../operations/limits';
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

async function transcripts(caseId: string) {
  const mails = await service.context.store.outbox.list(demo.orgId, { channel: 'mail', limit: 1_000 });
  return mails.flatMap((mail) =>
    mail.kind === 'transcript' && mail.orderKey === caseId && mail.payload.to !== team ? [mail] : [],
  );
}
const team = demo.agents[0].email;

describe('transcript', () => {
  test('of a long chat has its last messages, and says so', async () => {
    const caseId = await visitor.start({ widgetId, email: 'long@x.example' });
    const entry = { caseId, kind: 'visitor', author: '', at: service.clock.now() } as const;
    for (let at = 0; at < 25; at++)
      await service.context.store.entries.append({ ...entry, text: `${at} ${'x'.repeat(10_000)}` });
    await close(caseId);
    await post(caseId, 'transcript', { email: 'long@x.example' });
    const [mail] = await transcripts(caseId);
    if (mail?.kind !== 'transcript') throw new Error('There is no transcript.');
    expect(mail.payload.lines.map(({ text }) => text.slice(0, 3)).slice(0, 2)).toEqual(['5 x', '6 x']);
    const { text } = composeMail(mail, { decryptLink: String, templates: {} });
    expect(text).toContain('This chat is long. Only its last messages are in this mail.');
  });

  test('of a chat that has ended is mailed at once, and once', async () => {
    const caseId = await visitor.start({ widgetId, email: 'ann@x.example' });
    await close(caseId);
    for (const email of ['Ann@X.Example', 'ann@x.example']) {
      const answer = await post(caseId, 'transcript', { email });
      expect([answer.statusCode, answer.json()]).toEqual([200, { caseId, email: 'ann@x.example' }]);
    }
    expect(await transcripts(caseId)).toHaveLength(1);
    expect(await stored(caseId)).toMatchObject({ transcriptEmail: 'ann@x.example' });
  });

  test('of a running chat is mailed when it ends', async () => {
    const caseId = await visitor.start({ widgetId, email: 'bob@x.example' });
    await post(caseId, 'transcript', { email: 'bob@x.example' });
    expect(await transcripts(caseId)).toHaveLength(0);
    await close(caseId);
    expect(await transcripts(caseId)).toHaveLength(1);
  });

  test("goes to the chat's own address alone", async () => {
    const caseId = await visitor.start({ widgetId, email: 'eve@x.example' });
    await close(caseId);
    const answer = await post(caseId, 'transcript', { email: 'victim@x.example' });
    expect([answer.statusCode, await transcripts(caseId)]).toEqual([400, []]);
  });

  test('of a chat without an address goes to the first that is given, and to no other', async () => {
    const forms = { prechat: { fields: [{ kind: 'question' }] } } as PartialSettings['forms'];
    const nameless = await withSettings({ transcriptEmail: { isOn: true }, ...(forms ? { forms } : {}) });
    const caseId = await visitor.start({ widgetId: nameless, email: '' });
    await close(caseId);
    expect((await post(caseId, 'transcript', { email: 'first@x.example' })).statusCode).toBe(200);
    expect((await post(caseId.toUpperCase(), 'transcript', { email: 'second@x.example' })).statusCode).toBe(
      400,
    );
    expect((await transcripts(caseId)).map(({ payload }) => payload)).toMatchObject([
      { to: 'first@x.example' },
    ]);
  });

  test('tells neither the team’s address nor begins with the words of the visitor', async () => {
    const bait = 'You have won: http://evil.example';
    const caseId = await visitor.start({ widgetId, email: 'owl@x.example', visitorMessage: bait });
    await close(caseId);
    await post(caseId, 'transcript', { email: 'owl@x.example' });
    const [mail] = await transcripts(caseId);
    expect(mail?.payload).not.toHaveProperty('replyTo');
    expect(JSON.stringify(mail?.payload)).not.toContain(team);
    if (mail?.kind !== 'transcript') throw new Error('There is no transcript.');
    const { subject, text } = composeMail(
      { channel: 'mail', kind: 'transcript', payload: mail.payload },
      { decryptLink: String, templates: {} },
    );
    expect(subject).not.toContain('evil');
    expect(text.split('\n').findIndex((line) => line.includes('evil'))).toBeGreaterThan(3);
  });

  test('to one recipient is limited over all chats', async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= limitTable.transcriptToRecipient.max; at++) {
      const caseId = await visitor.start({ widgetId, email: 'flooded@x.example' });
      statuses.push((await post(caseId, 'transcript', { email: 'flooded@x.example' })).statusCode);
    }
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
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
  ['transcript', { email: 'v@x.example' }],
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
