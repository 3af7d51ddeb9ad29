import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings } from '../../../contract/settings/parse-settings';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole } from '../../testing/test-console';
import { openTestService, type TestService } from '../../testing/test-service';
import { headOfPng } from '../../testing/test-files';
import { createTestVisitor } from '../../testing/test-visitor';
import { listEntries } from '../../storage/test-entries';

const png = headOfPng(240, 180);
const jpeg = Buffer.from('\xff\xd8\xff\xc0\0\x11\x08\0\x10\0\x10\x03\x01', 'latin1');
const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(24)]);

let service: TestService;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService({ PUBLIC_URL: 'https://chat.example.com' });
});
afterAll(() => service.stop());

function send(caseId: string, payload: Buffer, contentType = 'image/png') {
  return visitor.call('POST', `/${caseId}/screenshot`, { headers: { 'content-type': contentType }, payload });
}

describe('a screenshot', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])(
    'of type %s reaches the agent, told by its bytes, as an image that runs nothing',
    async (type, bytes) => {
      const caseId = await visitor.start();
      const answer = await send(caseId, bytes);
      expect(answer.statusCode).toBe(200);
      const { screenshotId } = answer.json<{ screenshotId: string }>();
      const agent = await signInToConsole(service);
      const details = (await agent('GET', `/cases/${caseId}`)).json<{
        entries: { kind: string; text: string }[];
      }>();
      const url = `https://chat.example.com/api/console/screenshots/${screenshotId}`;
      expect(details.entries.at(-1)).toMatchObject({ kind: 'visitor', text: `Screenshot: ${url}` });
      const shown = await agent('GET', `/screenshots/${screenshotId}`);
      expect(shown.rawPayload).toEqual(bytes);
      expect(shown.headers).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringMatching(/^inline; filename="screenshot-[\w-]+\.\w+"$/) as string,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  test('is linked to by no name that the visitor writes', async () => {
    const plain = await openTestService();
    const caseId = await createTestVisitor(() => plain).start();
    await createTestVisitor(() => plain).call('POST', `/${caseId}/screenshot`, {
      headers: { 'content-type': 'image/png', host: 'evil.example' },
      payload: png,
    });
    const texts = (await listEntries(plain.context.store.entries, caseId, 0)).map(({ text }) => text);
    await plain.stop();
    expect(texts.at(-1)).toMatch(/^Screenshot: \/api\/console\/screenshots\/[\w-]{36}$/);
  });

  test('is refused with 409 where the widget takes none', async () => {
    const { settings } = parseSettings({ screenshot: { isOn: false } });
    const caseId = await visitor.start({ widgetId: (await service.addWidget({ settings })).id });
    expect((await send(caseId, png)).statusCode).toBe(409);
  });

  test('is shown to agents of its widget alone', async () => {
    const widget = await service.addWidget();
    const caseId = await visitor.start({ widgetId: widget.id });
    const { screenshotId } = (await send(caseId, png)).json<{ screenshotId: string }>();
    const [agent, other] = [
      await signInToConsole(service),
      await signInToConsole(service, demo.agents[1].email),
    ];
    const answering = await service.context.store.widgets.agents(widget.id);
    await service.context.store.widgets.setAgents(widget.id, answering.slice(0, 1));
    expect((await agent('GET', `/screenshots/${screenshotId}`)).statusCode).toBe(200);
    expect((await other('GET', `/screenshots/${screenshotId}`)).statusCode).toBe(404);
    const url = `/api/console/screenshots/${screenshotId}`;
    expect((await service.app.inject(url)).statusCode).toBe(401);
  });

  test('is not polled by the visitor and not exported', async () => {
    const caseId = await visitor.start();
    await send(caseId, png);
    expect(JSON.stringify(await visitor.poll(caseId))).not.toContain('Screenshot');
    expect(await service.context.store.entries.spoken([caseId])).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test.each([
    ['a script that claims to be an image', Buffer.from('<svg onload="alert(1)">'), 'image/png', 400],
    [
      'a picture that would take browsers seconds and a gigabyte',
      headOfPng(20_000, 20_000),
      'image/png',
      400,
    ],
    ['nothing', Buffer.alloc(0), 'image/png', 400],
    ['another content type', png, 'image/svg+xml', 405],
    ['JSON', Buffer.from('{}'), 'application/json', 405],
    ['more than 2 MB', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 'image/png', 413],
  ])('%s', async (_what, bytes, contentType, status) => {
    const answer = await send(await visitor.start(), bytes, contentType);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code: status }]);
  });

  test('a screenshot for an unknown or closed case, or the 21st', async () => {
    expect((await send('00000000-0000-4000-8000-000000000000', png)).statusCode).toBe(404);
    const closed = await visitor.start();
    await visitor.send('PUT', { caseId: closed, messageType: '2' });
    expect((await send(closed, png)).statusCode).toBe(409);
    const caseId = await visitor.start();
    for (let sent = 0; sent < 20; sent++) await send(caseId, png);
    service.clock.advance(600_000);
    expect((await send(caseId, png)).statusCode).toBe(429);
    expect(await service.context.store.screenshots.count(caseId)).toBe(20);
    expect((await service.context.store.cases.get(caseId))?.lastIndex).toBe(21);
  });
});
