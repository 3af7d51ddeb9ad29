import type { FileExtension } from '../../../../contract/chat/chat-file';
import { chunkSize } from './files';

/**
 * Pixels, so that showing a picture takes no browser seconds and a gigabyte: few bytes say many alike. Cameras have fewer.
 * Browsers draw large JPEG files at a part of their size.
 */
const most: Partial<Record<FileExtension, number>> = {
  png: 64_000_000,
  gif: 64_000_000,
  webp: 64_000_000,
  jpg: 256_000_000,
};

/**
 * Whether a picture has more pixels than browsers show well, by its beginning: its first chunk. One that says it further behind
 * hides it; one that is over before is no picture that anything shows.
 */
export function isTooManyPixels(beginning: Uint8Array, extension: FileExtension): boolean {
  const mostOf = most[extension];
  if (mostOf === undefined) return false;
  const pixels = pixelsOf(
    Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength),
    extension,
  );
  return pixels === undefined ? beginning.byteLength >= chunkSize : pixels > mostOf;
}

function pixelsOf(bytes: Buffer, extension: FileExtension): number | undefined {
  switch (extension) {
    case 'png':
      return bytes.length < 24 ? undefined : bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
    case 'gif':
      return pixelsOfGif(bytes);
    case 'webp':
      return pixelsOfWebp(bytes);
    default:
      return pixelsOfJpeg(bytes);
  }
}

/** Browsers make room for the first frame where the screen is smaller. https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function pixelsOfGif(bytes: Buffer): number | undefined {
  let at = 13 + (bytes.length < 13 ? 0 : bytesOfColours(bytes.readUInt8(10)));
  while (at + 10 <= bytes.length) {
    if (bytes[at] === 0x2c) {
      const [width, height] = [
        Math.max(bytes.readUInt16LE(6), bytes.readUInt16LE(at + 5)),
        bytes.readUInt16LE(at + 7),
      ];
      return width * Math.max(bytes.readUInt16LE(8), height);
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
function pixelsOfWebp(bytes: Buffer): number | undefined {
  if (bytes.length < 30) return undefined;
  const sizes = bytes.readUInt32LE(21);
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
    case 'VP8L':
      return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
    case 'VP8 ':
      return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
    default:
      return undefined;
  }
}

/** Goes from segment to segment to the one that begins the frame. ITU T.81, annex B. */
function pixelsOfJpeg(bytes: Buffer): number | undefined {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at++;
    else if (isStartOfFrame(marker)) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Not the tables that have numbers among theirs. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
