import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitTable } from '../../../operations/limits';
import { parseSettings } from '../../../contract/settings/parse-settings';
import { chunkSize } from '../../domain/cases/files/files';
import type { Upload } from '../../domain/cases/files/uploads';
import { createFileVisitor, headOfPng, pictureOf, withFiles } from '../../testing/test-files';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

const picture = pictureOf(1_000);
let service: TestService;
const visitor = createTestVisitor(() => service);
const files = createFileVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

async function begin(size: number, name = 'lamp.png') {
  const caseId = await visitor.start(withFiles);
  const answer = await files.begin(caseId, { name, size, uploadId: 'one' });
  return { caseId, ...answer.json<Upload>() };
}

describe('of files is refused', () => {
  test('a file where the widget takes none, or the chat is over or unknown', async () => {
    const file = { name: 'a.png', size: 10, uploadId: 'one' };
    expect((await files.begin(await visitor.start(), file)).statusCode).toBe(409);
    const closed = await visitor.start(withFiles);
    await visitor.send('PUT', { caseId: closed, messageType: '2' });
    expect((await files.begin(closed, file)).statusCode).toBe(409);
    expect((await files.begin('00000000-0000-4000-8000-000000000000', file)).statusCode).toBe(404);
    expect((await files.part('x'.repeat(43), 0, picture)).statusCode).toBe(404);
  });

  test('a file that is too large, at its beginning, and bytes behind its end', async () => {
    const caseId = await visitor.start(withFiles);
    for (const size of [10_000_001, 1_000_000_001]) {
      const large = await files.begin(caseId, { name: 'a.png', size, uploadId: 'one' });
      expect([large.statusCode, large.json()]).toMatchObject([413, { message: 'Files can be up to 10 MB.' }]);
    }
    const { id } = await begin(100);
    expect((await files.part(id, 0, picture)).statusCode).toBe(400);
    expect((await files.begin(caseId, { name: 'a.png', size: 0, uploadId: 'two' })).statusCode).toBe(400);
  });

  test('a type that the widget does not take, by its bytes, once the first of them are here', async () => {
    const bytes = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(2 * chunkSize)]);
    const { id } = await begin(bytes.length, 'lamp.png');
    const answer = await files.part(id, 0, bytes.subarray(0, chunkSize));
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { code: 415 }]);
    expect((await files.part(id, chunkSize, bytes.subarray(chunkSize))).statusCode).toBe(404);
  });

  test('a picture that would take browsers seconds and a gigabyte', async () => {
    const bytes = headOfPng(20_000, 20_000);
    const { id } = await begin(bytes.length);
    expect((await files.part(id, 0, bytes)).statusCode).toBe(415);
  });

  test('a picture that moves, or is drawn in scans, without end', async () => {
    const moving = Buffer.concat([
      headOfPng(8_000, 8_000),
      Buffer.from('\0'.repeat(7) + '\x08acTL', 'latin1'),
    ]);
    const one = await begin(moving.length);
    expect((await files.part(one.id, 0, moving)).statusCode).toBe(415);

    const frame = Buffer.from('\xff\xd8\xff\xc2\0\x0b\x08\0\x10\0\x10\x01\x01\x11\0', 'latin1');
    const scan = Buffer.from('\xff\xda\0\x08\x01\x01\0\x01\x3f\0\x7f\xff\0', 'latin1');
    function scanned(scans: number): Buffer {
      return Buffer.concat([frame, ...Array<Buffer>(scans).fill(scan)]);
    }
    const few = await begin(scanned(20).length, 'a.jpg');
    expect((await files.part(few.id, 0, scanned(20))).json()).toMatchObject({ file: { type: 'image/jpeg' } });
    const many = scanned(50_000);
    const { caseId, id } = await begin(many.length, 'a.jpg');
    const first = await files.part(id, 0, many.subarray(0, 2 * chunkSize));
    expect([first.statusCode, first.json<Upload>().file]).toEqual([200, undefined]);
    expect((await files.part(id, 2 * chunkSize, many.subarray(2 * chunkSize))).statusCode).toBe(415);
    expect((await files.download(id)).statusCode).toBe(404);
    const again = await files.begin(caseId, { name: 'a.jpg', size: many.length, uploadId: 'one' });
    expect(again.json<Upload>().received).toBe(0);
  });

  test('a picture that never says its size, but not one for print, which says it behind its profile of colours', async () => {
    const segment = Buffer.concat([Buffer.from('\xff\xe2\xff\xff', 'latin1'), Buffer.alloc(0xfffd, 7)]);
    const profile: Buffer[] = Array(10).fill(segment);
    const frame = Buffer.from('\xff\xc0\0\x11\x08\0\x10\0\x10\x04', 'latin1');
    const jpeg = Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), ...profile, frame, pictureOf(300_000)]);
    const { id } = await begin(jpeg.length, 'print.jpg');
    for (const [from, to] of [
      [0, 300_000],
      [300_000, 400_000],
      [400_000, jpeg.length],
    ] as const)
      expect((await files.part(id, from, jpeg.subarray(from, to))).statusCode).toBe(200);
    const { headers, rawPayload } = await files.download(id);
    expect([headers['content-type'], rawPayload.equals(jpeg)]).toEqual(['image/jpeg', true]);

    const endless = Buffer.concat([Buffer.from('\xff\xd8', 'latin1'), ...Array(60).fill(segment)]);
    const hidden = await begin(endless.length, 'print.jpg');
    expect((await files.part(hidden.id, 0, endless.subarray(0, 3_000_000))).statusCode).toBe(200);
    expect((await files.part(hidden.id, 3_000_000, endless.subarray(3_000_000))).statusCode).toBe(415);
    const short = await begin(600_000, 'print.jpg');
    expect((await files.part(short.id, 0, endless.subarray(0, 600_000))).statusCode).toBe(415);
  });

  test('more files than a chat takes, also when they begin together', async () => {
    const { settings } = parseSettings({ files: { isOn: true, most: 2 } });
    const caseId = await visitor.start({ widgetId: (await service.addWidget({ settings })).id });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((uploadId) => files.begin(caseId, { name: 'a.png', size: 9, uploadId })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
  });

  test('bytes of one address beyond its share, however many files they belong to', async () => {
    const { max, perMs } = limitTable.fileBytesOfAddress;
    service.clock.advance(perMs);
    const { id } = await begin(picture.length);
    service.context.limits.fileBytesOfAddress.use('127.0.0.1', max);
    expect((await files.part(id, 0, picture)).statusCode).toBe(429);
    service.clock.advance(perMs);
    expect((await files.part(id, 0, picture)).statusCode).toBe(200);
  });
});

test('parts of a file come so often and no more', async () => {
  const { id } = await begin(picture.length);
  service.context.limits.filePart.use(id, 1_200);
  expect((await files.part(id, 0, picture)).statusCode).toBe(429);
});
