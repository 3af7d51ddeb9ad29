import type { FileExtension } from '../../../../contract/chat/chat-file';
import { createJpegReader } from './jpeg';

export interface Size {
  width: number;
  height: number;
}

/** In pixels, by the beginning of a picture. `undefined`: it doesn't say. */
export function sizeOfPicture(beginning: Uint8Array, extension: FileExtension): Size | undefined {
  const bytes = Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  switch (extension) {
    case 'png':
      return bytes.length < 24
        ? undefined
        : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    case 'gif':
      return sizeOfGif(bytes);
    case 'webp':
      return sizeOfWebp(bytes);
    default:
      return createJpegReader().read(bytes);
  }
}

/** Browsers make room for the first frame where the screen is smaller. https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function sizeOfGif(bytes: Buffer): Size | undefined {
  let at = 13 + (bytes.length < 13 ? 0 : bytesOfColours(bytes.readUInt8(10)));
  while (at + 10 <= bytes.length) {
    if (bytes[at] === 0x2c) {
      return {
        width: Math.max(bytes.readUInt16LE(6), bytes.readUInt16LE(at + 5)),
        height: Math.max(bytes.readUInt16LE(8), bytes.readUInt16LE(at + 7)),
      };
    }
    if (bytes[at] !== 0x21) return undefined;
    at += 2;
    while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes.readUInt8(at);
    at++;
  }
  return undefined;
}

function bytesOfColours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function sizeOfWebp(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined;
  const sizes = bytes.readUInt32LE(21);
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L':
      return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}
