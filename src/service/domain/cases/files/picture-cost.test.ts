import { expect, test } from 'vitest';
import { headOfPng } from '../../../testing/test-files';
import { chunkSize } from './files';
import { createJpegReader } from './jpeg';
import { createBeginningReader, isTooCostly, isTooManyPixels } from './picture-cost';

const max = '\xff\xff';
const details = `\xff\xe1\x10\0${'x'.repeat(0xffe)}`;

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
const baseline = '\xc0';
const progressive = '\xc2';
function jpeg(size: string, before = '', { kind = baseline, scan = '\x03' } = {}): Buffer {
  return latin1(
    `\xff\xd8${before}\xff${kind}\0\x11\x08${size}\x03\x01\x22\0\x02\x11\x01\x03\x11\x01\xff\xda\0\x0c${scan}\x01\0\x02\x11\x03\x11\0\x3f\0`,
  );
}
function png(width: number, height: number, ...chunks: string[]): Buffer {
  const written = chunks.map((kind) => `\0\0\0\x04${kind}${'.'.repeat(8)}`).join('');
  return Buffer.concat([headOfPng(width, height), Buffer.alloc(4), latin1(written)]);
}
/** A progressive JPEG with so many scans of a few bytes each. */
function scanned(size: string, scans: number): Buffer {
  const scan = latin1('\xff\xda\0\x08\x01\x01\0\x01\x3f\0\x7f\xff\0');
  return Buffer.concat([jpeg(size, '', { kind: progressive }), ...Array<Buffer>(scans).fill(scan)]);
}
function gif(screen: string, frame: string): Buffer {
  return latin1(`GIF89a${screen}\xf0\0\0${'rgb'.repeat(2)}!\xf9\x04\0\0\0\0\0,\0\0\0\0${frame}\0`);
}
function webp(kind: string, rest: string): Buffer {
  return latin1(`RIFF\0\0\0\0WEBP${kind}\x20\0\0\0${rest}`.padEnd(40, '\0'));
}

test.each([
  ['png', png(8_000, 8_000, 'tEXt', 'IDAT'), false],
  ['png', png(3_840, 2_160, 'tEXt', 'acTL', 'IDAT'), false],
  ['png', png(8_000, 8_000, 'tEXt', 'acTL', 'IDAT'), true],
  ['png', png(8_000, 8_000, 'tEXt'), true],
  ['png', png(8_000, 8_000, 'IDAT', 'acTL'), false],
  ['png', headOfPng(8_000, 8_001), true],
  ['png', headOfPng(2 ** 32 - 1, 2 ** 32 - 1), true],
  ['jpg', jpeg('\x3e\x80\x3e\x80'), false],
  ['jpg', jpeg('\x3e\x80\x3e\x80', details), false],
  ['jpg', jpeg('\x3e\x80\x3e\x80', '', { kind: progressive }), true],
  ['jpg', jpeg('\x3e\x80\x3e\x80', '', { scan: '\x01' }), true],
  ['jpg', jpeg('\x1f\x40\x1f\x40', '', { kind: progressive }), false],
  ['jpg', jpeg(max + max), true],
  ['jpg', jpeg(max + max, details.repeat(10) + '\xff\xff'), true],
  ['jpg', jpeg(max + max, 'stray'), true],
  ['jpg', jpeg(max + max, '\xff\0'), true],
  ['jpg', jpeg('\0\x10\0\x10', `${details}stray\xff\0`), false],
  ['jpg', jpeg(max + max, '\xff\x01\xff\xd0'), true],
  ['gif', gif('\x10\0\x10\0', '\x10\0\x10\0'), false],
  ['gif', gif('\0\x0f\x70\x08', '\0\x0f\x70\x08'), false],
  ['gif', gif('\x40\x1f\x40\x1f', '\x01\0\x01\0'), true],
  ['gif', gif(max + max, '\x01\0\x01\0'), true],
  ['gif', gif('\x01\0\x01\0', max + max), true],
  ['webp', webp('VP8X', '\x10\0\0\0\xff\x0f\0\xff\x0f\0'), false],
  ['webp', webp('VP8X', '\x12\0\0\0\xff\x0f\0\xff\x0f\0'), true],
  ['webp', webp('VP8X', '\x10\0\0\0\xff\xff\xff\xff\xff\xff'), true],
  ['webp', webp('VP8L', '\x2f\xff\xff\xff\x0f'), true],
  ['webp', webp('VP8 ', '\0\0\0\x9d\x01\x2a\xff\x3f\xff\x3f'), true],
] as const)('%s of %j: too many pixels? %s', (extension, bytes, isTooMany) => {
  expect(isTooManyPixels(bytes, extension)).toBe(isTooMany);
});

test('a picture that hides its size behind its first chunk is as one of too many pixels', () => {
  const hidden = jpeg(max + max, details.repeat(70)).subarray(0, chunkSize);
  expect(isTooManyPixels(hidden, 'jpg')).toBe(true);
});

test.each(['png', 'jpg', 'gif', 'webp'] as const)(
  'any bytes of a %s are read in no time, and a picture that says no size is as one of too many pixels',
  (extension) => {
    for (const byte of [0, 0x21, 0x2c, 0xff]) isTooManyPixels(Buffer.alloc(chunkSize, byte), extension);
    for (const length of [0, 1, 9, 13, 23])
      expect(isTooManyPixels(Buffer.alloc(length, 0xff), extension)).toBe(true);
  },
);

test.each([
  ['a few scans of many pixels', scanned('\x1f\x40\x1f\x40', 10), false],
  ['more of so many', scanned('\x1f\x40\x1f\x40', 20), true],
  ['many of few pixels', scanned('\0\x10\0\x10', 190), false],
  ['more than any program writes', scanned('\0\x10\0\x10', 210), true],
  [
    'a picture of its own in what a camera writes',
    jpeg('\0\x10\0\x10', `\xff\xe1\x10\0${'\xff\xda'.repeat(0x7ff)}`),
    false,
  ],
  [
    'scans behind the first of one that is drawn as it comes',
    Buffer.concat([jpeg('\0\x10\0\x10'), scanned('\0\x10\0\x10', 210).subarray(2)]),
    false,
  ],
  [
    'scans of another picture behind its end',
    Buffer.concat([scanned('\0\x10\0\x10', 9), latin1('\xff\xd9'), scanned('\0\x10\0\x10', 210)]),
    false,
  ],
])('a JPEG that has %s: is it too costly? %s', (_what, bytes, isCostly) => {
  expect(isTooCostly(bytes, 'jpg')).toBe(isCostly);
});

test('a JPEG is read alike in pieces of any length', () => {
  const bytes = Buffer.concat([
    jpeg('\0\x10\0\x20', details, { kind: progressive }),
    scanned('\0\x10\0\x10', 5).subarray(2),
  ]);
  const whole = createJpegReader().read(bytes);
  expect(whole).toMatchObject({ width: 32, height: 16, scans: 7, isDrawnInScans: true });
  for (const length of [1, 2, 3, 7, 11, 1_000]) {
    const reader = createJpegReader();
    for (let at = 0; at < bytes.length; at += length) reader.read(bytes.subarray(at, at + length));
    expect([length, reader.read(Buffer.alloc(0))]).toEqual([length, whole]);
  }
});

test('what decides is looked for behind the first bytes of a picture that may be costly, and of no other', () => {
  function isMoreToRead(bytes: Buffer, extension: 'png' | 'jpg'): boolean {
    return createBeginningReader(extension)(bytes);
  }
  expect(isMoreToRead(png(8_000, 8_000, 'tEXt'), 'png')).toBe(true);
  expect(isMoreToRead(png(8_000, 8_000, 'tEXt', 'IDAT'), 'png')).toBe(false);
  expect(isMoreToRead(png(800, 800, 'tEXt'), 'png')).toBe(false);
  const untilScan = jpeg('\x3e\x80\x3e\x80').subarray(0, 25);
  expect(isMoreToRead(untilScan, 'jpg')).toBe(true);
  expect(isMoreToRead(jpeg('\x3e\x80\x3e\x80'), 'jpg')).toBe(false);
  expect(isMoreToRead(jpeg('\0\x10\0\x10').subarray(0, 25), 'jpg')).toBe(false);
});

test('no other kind of file has pixels', () => {
  expect(isTooManyPixels(Buffer.alloc(chunkSize), 'pdf')).toBe(false);
});
