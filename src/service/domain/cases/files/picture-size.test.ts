import { expect, test } from 'vitest';
import { headOfPng } from '../../../testing/test-files';
import { chunkSize } from './files';
import { isTooManyPixels } from './picture-size';

const max = '\xff\xff';
const details = `\xff\xe1\x10\0${'x'.repeat(0xffe)}`;

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
function jpeg(size: string, before = ''): Buffer {
  return latin1(`\xff\xd8${before}\xff\xc2\0\x11\x08${size}\x03\x01\x22\0`);
}
function gif(screen: string, frame: string): Buffer {
  return latin1(`GIF89a${screen}\xf0\0\0${'rgb'.repeat(2)}!\xf9\x04\0\0\0\0\0,\0\0\0\0${frame}\0`);
}
function webp(kind: string, rest: string): Buffer {
  return latin1(`RIFF\0\0\0\0WEBP${kind}\x20\0\0\0${rest}`.padEnd(40, '\0'));
}

test.each([
  ['png', headOfPng(8_000, 8_000), false],
  ['png', headOfPng(8_000, 8_001), true],
  ['png', headOfPng(2 ** 32 - 1, 2 ** 32 - 1), true],
  ['jpg', jpeg('\x3e\x80\x3e\x80'), false],
  ['jpg', jpeg(max + max), true],
  ['jpg', jpeg(max + max, details.repeat(10) + '\xff\xff'), true],
  ['jpg', jpeg(max + max, 'stray'), true],
  ['jpg', jpeg(max + max, '\xff\0'), true],
  ['jpg', jpeg('\0\x10\0\x10', `${details}stray\xff\0`), false],
  ['jpg', jpeg(max + max, '\xff\x01\xff\xd0'), true],
  ['gif', gif('\x10\0\x10\0', '\x10\0\x10\0'), false],
  ['gif', gif(max + max, '\x01\0\x01\0'), true],
  ['gif', gif('\x01\0\x01\0', max + max), true],
  ['webp', webp('VP8X', '\x10\0\0\0\xff\x0f\0\xff\x0f\0'), false],
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

test('no other kind of file has pixels', () => {
  expect(isTooManyPixels(Buffer.alloc(chunkSize), 'pdf')).toBe(false);
});
