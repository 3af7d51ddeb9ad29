import { smallestFilePart } from '../../../contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings } from '../../../contract/settings/parse-settings';
import { demo } from '../../demo/demo-organisation';
import { chunkSize } from '../../domain/cases/files/files';
import type { Upload } from '../../domain/cases/files/uploads';
import { signInToConsole } from '../../testing/test-console';
import { createFileVisitor, pictureOf, withFiles } from '../../testing/test-files';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

const publicUrl = 'https://chat.example.com';
const picture = pictureOf(1_000);
let service: TestService;
const visitor = createTestVisitor(() => service);
const files = createFileVisitor(() => service);

beforeAll(async () => {
  service = await openTestService({ PUBLIC_URL: publicUrl });
});
afterAll(() => service.stop());

async function begin(size: number, name = 'lamp.png') {
  const caseId = await visitor.start(withFiles);
  const answer = await files.begin(caseId, { name, size, uploadId: 'one' });
  return { caseId, ...answer.json<Upload>() };
}

describe('a file of a visitor', () => {
  test('arrives in parts of different sizes, and is downloaded byte for byte', async () => {
    const bytes = pictureOf(2 * chunkSize + 77_777);
    const { id } = await begin(bytes.length);
    let upload: Upload | undefined;
    for (let at = 0, part = smallestFilePart; at < bytes.length; at += part, part += 7_777)
      upload = (await files.part(id, at, bytes.subarray(at, at + part))).json<Upload>();
    const url = `${publicUrl}/files/${id}`;
    const file = { id, name: 'lamp.png', type: 'image/png', size: bytes.length, url };
    const text = `lamp.png (602 kB) ${url}`;
    expect(upload).toEqual({ id, received: bytes.length, size: bytes.length, file, text });
    expect((await files.download(id)).rawPayload.equals(bytes)).toBe(true);
  });

  test('begun again under its id says how much is there, and goes on from there', async () => {
    const bytes = pictureOf(100_000);
    const file = { name: 'lamp.png', size: bytes.length, uploadId: 'one' };
    const { caseId, id } = await begin(bytes.length);
    await files.part(id, 0, bytes.subarray(0, 70_000));
    const again = await files.begin(caseId, file);
    expect(again.json()).toEqual({ id, received: 70_000, size: bytes.length });
    for (const offset of [0, 69_999, 70_001]) {
      const { statusCode, headers } = await files.part(id, offset, bytes.subarray(70_000));
      // Nothing more comes over a connection whose body nobody has read.
      expect([statusCode, headers.connection]).toEqual([409, 'close']);
    }
    const last = (await files.part(id, 70_000, bytes.subarray(70_000))).json();
    expect(last).toMatchObject({ received: 100_000 });
    const whole = await files.begin(caseId, file);
    expect(whole.json()).toMatchObject({ file: { id, name: 'lamp.png' } });
  });

  test('gets its type once it goes on, if the service ended before it had one', async () => {
    const { caseId, id } = await begin(picture.length);
    await service.context.store.files.append(id, 0, picture, service.clock.now());
    const again = await files.begin(caseId, { name: 'lamp.png', size: picture.length, uploadId: 'one' });
    expect(again.json()).toMatchObject({ file: { id, type: 'image/png' } });
  });

  test('comes with the message that carries it, in polls and in the console, and as a link in the export', async () => {
    const caseId = await visitor.start(withFiles);
    const { file, text, id } = await files.send(caseId, 'lamp.png', picture);
    const own = await visitor.poll(caseId, '?visitorMessages=true');
    expect(own).toMatchObject({ visitorMessages: [{ text: 'Hi' }, { text, file }] });
    const agent = await signInToConsole(service);
    const details = (await agent('GET', `/cases/${caseId}`)).json<{
      entries: object[];
      takesFiles: object;
    }>();
    expect(details.entries.at(-1)).toMatchObject({ kind: 'visitor', text, file });
    expect(details.takesFiles).toMatchObject({ largest: 10_000_000 });
    const [exported] = (await service.context.store.entries.spoken([caseId])).slice(-1);
    expect(exported?.text).toContain(`${publicUrl}/files/${id}`);
  });

  test('of another chat is no file of a message that says its link', async () => {
    const { text } = await files.send(await visitor.start(withFiles), 'lamp.png', picture);
    const other = await visitor.start(withFiles);
    await visitor.send('PUT', { caseId: other, messageType: '1', messageBody: text ?? '' });
    const polled = JSON.stringify(await visitor.poll(other, '?visitorMessages=true'));
    expect(polled).toContain(text);
    expect(polled).not.toContain('"file"');
  });

  test('can be taken back, unless a message carries it', async () => {
    const { id } = await begin(picture.length);
    await files.part(id, 0, picture);
    expect((await files.cancel(id)).statusCode).toBe(204);
    expect((await files.download(id)).statusCode).toBe(404);
    const sent = await files.send(await visitor.start(withFiles), 'lamp.png', picture);
    await files.cancel(sent.id);
    expect((await files.download(sent.id)).statusCode).toBe(200);
  });

  test('is not there for anyone before it is whole', async () => {
    const bytes = pictureOf(70_000);
    const { id } = await begin(bytes.length);
    expect((await files.part(id, 0, bytes.subarray(0, 69_999))).json()).toMatchObject({ received: 69_999 });
    expect((await files.download(id)).statusCode).toBe(404);
  });
});

describe('a file of an agent', () => {
  test('reaches the visitor with the message that carries it', async () => {
    const caseId = await visitor.start(withFiles);
    const agent = await signInToConsole(service);
    const begun = await agent('POST', `/cases/${caseId}/files`, {
      name: 'bill.pdf',
      size: 9,
      uploadId: 'one',
    });
    const { id } = begun.json<Upload>();
    const sent = await service.app.inject({
      method: 'PUT',
      url: `/api/console/files/${id}?offset=0`,
      headers: { 'x-console': '1', 'content-type': 'application/octet-stream' },
      cookies: await sessionCookie(),
      payload: Buffer.from('%PDF-1.7\n'),
    });
    const { text = '', file } = sent.json<Upload>();
    await agent('POST', `/cases/${caseId}/entries`, { text });
    const { messageList } = await visitor.poll(caseId);
    expect(messageList.at(-1)).toMatchObject({ type: 'agent', text, file });
  });

  test('is begun by agents of the widget alone, and a visitor can’t go on with it', async () => {
    const widget = await service.addWidget({
      settings: parseSettings({ files: { isOn: true } }).settings,
    });
    const caseId = await visitor.start({ widgetId: widget.id });
    const [agent, other] = [
      await signInToConsole(service),
      await signInToConsole(service, demo.agents[1].email),
    ];
    const answering = await service.context.store.widgets.agents(widget.id);
    await service.context.store.widgets.setAgents(widget.id, answering.slice(0, 1));
    const file = { name: 'a.png', size: 100, uploadId: 'one' };
    expect((await other('POST', `/cases/${caseId}/files`, file)).statusCode).toBe(404);
    const { id } = (await agent('POST', `/cases/${caseId}/files`, file)).json<Upload>();
    expect((await other('DELETE', `/files/${id}`)).statusCode).toBe(404);
    expect((await files.part(id, 0, picture.subarray(0, 100))).statusCode).toBe(404);
  });

  async function sessionCookie() {
    const { token } = await service.context.account.signIn(demo.agents[0].email, demo.password);
    return { '__Host-console-session': token };
  }
});

describe('a download', () => {
  test('is a picture to look at, which runs nothing and whose address nobody can guess', async () => {
    const { id } = await files.send(await visitor.start(withFiles), 'März.png', picture);
    expect(id).toMatch(/^[\w-]{43}$/);
    const { headers } = await files.download(id);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="M_rz.png"; filename*=UTF-8''M%C3%A4rz.png`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=3600',
    });
    const again = await files.download(id, { 'if-none-match': `${headers['etag']}` });
    expect([again.statusCode, again.headers['etag'], again.body]).toEqual([304, headers['etag'], '']);
  });

  test.each([
    [
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ],
    ['page.html', '<!doctype html><script>alert(1)</script>', 'text/plain'],
    ['bill.pdf', '%PDF-1.7', 'application/pdf'],
  ])('of %s is saved, never shown', async (name, text, type) => {
    const { settings } = parseSettings({ files: { isOn: true, drawings: true } });
    const caseId = await visitor.start({ widgetId: (await service.addWidget({ settings })).id });
    const { id } = await files.send(caseId, name, Buffer.from(text));
    const { headers } = await files.download(id);
    expect(headers).toMatchObject({ 'content-type': expect.stringContaining(type) as string });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });

  test('of a range brings those bytes, over the borders of what is stored', async () => {
    const bytes = pictureOf(2 * chunkSize + 100);
    const { id } = await begin(bytes.length);
    await files.part(id, 0, bytes);
    const range = await files.download(id, { range: `bytes=${chunkSize - 5}-${2 * chunkSize + 4}` });
    expect([range.statusCode, range.headers['content-range']]).toEqual([
      206,
      `bytes ${chunkSize - 5}-${2 * chunkSize + 4}/${bytes.length}`,
    ]);
    expect(range.rawPayload.equals(bytes.subarray(chunkSize - 5, 2 * chunkSize + 5))).toBe(true);
    const changed = await files.download(id, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, bytes.length]);
    expect((await files.download(id, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
  });
});

describe('a file goes', () => {
  test('with its chat, when the visitor is erased', async () => {
    const caseId = await visitor.start(withFiles);
    const { id } = await files.send(caseId, 'lamp.png', picture);
    await service.context.visitors.erase(demo.orgId, { caseId });
    expect((await files.download(id)).statusCode).toBe(404);
    expect((await files.download(id, { 'if-none-match': `"${id}"` })).statusCode).toBe(404);
    expect(await service.context.store.files.readChunk(id, 0)).toBeUndefined();
  });

  test('when the days are over that pictures and files are kept', async () => {
    const { id } = await files.send(await visitor.start(withFiles), 'lamp.png', picture);
    await service.context.privacySettings.write(demo.orgId, {
      keepScreenshotsDays: 2,
      shortensAddresses: false,
    });
    service.clock.advance(1.9 * 24 * 3_600_000);
    await service.context.removeOld();
    expect((await files.download(id)).statusCode).toBe(200);
    service.clock.advance(0.2 * 24 * 3_600_000);
    await service.context.removeOld();
    await service.context.privacySettings.write(demo.orgId, { shortensAddresses: false });
    expect((await files.download(id)).statusCode).toBe(404);
  });

  test('after a day if nobody goes on with it or no message carries it, and with its widget', async () => {
    const widget = await service.addWidget({
      settings: parseSettings({ files: { isOn: true } }).settings,
    });
    const [begun, unsent] = [await begin(picture.length), await begin(picture.length)];
    await files.part(unsent.id, 0, picture);
    const sent = await files.send(await visitor.start(withFiles), 'lamp.png', picture);
    const orphan = await files.send(await visitor.start({ widgetId: widget.id }), 'lamp.png', picture);
    const all = [begun.id, unsent.id, sent.id, orphan.id];
    async function kept() {
      await service.context.files.forgetAbandoned();
      return Promise.all(all.map(async (id) => Boolean(await service.context.store.files.get(id))));
    }
    expect(await kept()).toEqual([true, true, true, true]);
    await service.context.store.widgets.remove(widget.id);
    expect(await kept()).toEqual([true, true, true, false]);
    service.clock.advance(24 * 3_600_000 + 1);
    expect(await kept()).toEqual([false, false, true, false]);
  });
});
