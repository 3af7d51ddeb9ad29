import type { FileExtension } from '../../../../contract/chat/chat-file';

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

export interface Size {
  width: number;
  height: number;
}

/**
 * Whether a picture has more pixels than browsers show well, by its beginning. One that doesn't say it there is damaged,
 * or hides it.
 */
export function isTooManyPixels(beginning: Uint8Array, extension: FileExtension): boolean {
  const mostOf = most[extension];
  if (mostOf === undefined) return false;
  const size = sizeOfPicture(beginning, extension);
  return !size || size.width * size.height > mostOf;
}

/** Whether the size of a picture may be behind these bytes: profiles of colours and what cameras and editors write come first. */
export function isSizeBehind(beginning: Uint8Array, extension: FileExtension): boolean {
  return extension === 'jpg' && !sizeOfPicture(beginning, extension);
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
      return sizeOfJpeg(bytes);
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

/**
 * Goes from marker to marker to the one that begins the frame, as decoders do: over stray bytes and markers without a segment. ITU T.81,
 * annex B, and `next_marker` of libjpeg.
 */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  for (let at = 2; at >= 0 && at + 9 <= bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes[at] !== 0xff || marker === 0xff) at++;
    else if (isStartOfFrame(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += hasSegment(marker) ? 2 + bytes.readUInt16BE(at + 2) : 2;
  }
  return undefined;
}

/** Not a stuffed byte, and not the markers that stand alone. */
function hasSegment(marker: number): boolean {
  return marker > 0x01 && (marker < 0xd0 || marker > 0xd9);
}

/** Not the tables that have numbers among theirs. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
