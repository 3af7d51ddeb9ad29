import type { FileExtension } from '../../../../contract/chat/chat-file';
import { createJpegReader, type JpegFacts } from './jpeg';
import { sizeOfPicture, type Size } from './picture-size';

/** Pixels, so that showing a picture takes no browser seconds and a gigabyte: a few bytes can be many alike. Cameras have fewer. */
const most = 64_000_000;
/** Of a JPEG file that is drawn as it comes: browsers draw large ones at a part of their size. */
const mostAsItComes = 256_000_000;
/** Of a picture that moves: each of its frames takes as long as a whole picture, without end. */
const mostMoving = 9_000_000;
/** Of a JPEG file; programs write a dozen. */
const mostScans = 200;
/** Pixels that all scans together go over. */
const mostInScans = 16 * most;

/** Chunks of a PNG file, as numbers: a text for each takes long where there are hundreds of thousands. */
const animationControl = 0x6163544c; // acTL
const imageData = 0x49444154; // IDAT

/**
 * Whether a picture has more pixels than browsers show well, by its beginning. One whose size is not there is damaged,
 * or hides it.
 */
export function isTooManyPixels(beginning: Uint8Array, extension: FileExtension): boolean {
  switch (extension) {
    case 'jpg': {
      const facts = createJpegReader().read(beginning);
      return !facts || pixelsOf(facts) > (facts.isDrawnInScans ? most : mostAsItComes);
    }
    case 'png':
    case 'gif':
    case 'webp': {
      const size = sizeOfPicture(beginning, extension);
      return !size || pixelsOf(size) > (mayMove(beginning, extension) ? mostMoving : most);
    }
    default:
      return false;
  }
}

/**
 * Reads the beginning of a picture, a chunk at a time. Returns whether what decides about it may be behind: profiles of colours and what
 * cameras and editors write come first.
 */
export function createBeginningReader(extension: FileExtension): (chunk: Uint8Array) => boolean {
  if (extension === 'jpg') {
    const reader = createJpegReader();
    return (chunk) => {
      const facts = reader.read(chunk);
      return !facts || (pixelsOf(facts) > most && !facts.isBegun);
    };
  }
  if (extension !== 'png') return () => false;
  let beginning: Uint8Array = Buffer.alloc(0);
  return (chunk) => {
    beginning = Buffer.concat([beginning, chunk]);
    const size = sizeOfPicture(beginning, extension);
    return size !== undefined && pixelsOf(size) > mostMoving && movesPng(beginning) === undefined;
  };
}

/** Whether a picture is as costly as its scans, which are known only once all of its bytes are here. */
export function isDrawnInScans(beginning: Uint8Array, extension: FileExtension): boolean {
  return extension === 'jpg' && createJpegReader().read(beginning)?.isDrawnInScans === true;
}

export function isTooManyScans(facts: JpegFacts): boolean {
  const { scans, isDrawnInScans: isInScans } = facts;
  return isInScans && (scans > mostScans || scans * pixelsOf(facts) > mostInScans);
}

/** Whether browsers would be busy with a picture of which all bytes are here. */
export function isTooCostly(bytes: Uint8Array, extension: FileExtension): boolean {
  if (isTooManyPixels(bytes, extension)) return true;
  const facts = extension === 'jpg' && createJpegReader().read(bytes);
  return facts ? isTooManyScans(facts) : false;
}

function pixelsOf({ width, height }: Size): number {
  return width * height;
}

/** A GIF picture has the number of its frames nowhere. */
function mayMove(beginning: Uint8Array, extension: 'png' | 'gif' | 'webp'): boolean {
  if (extension === 'gif') return true;
  return extension === 'png' ? movesPng(beginning) !== false : movesWebp(beginning);
}

/** The chunk of a picture that moves comes before its pixels. `undefined`: still to come. https://www.w3.org/TR/png-3/#5ChunkOrdering */
function movesPng(beginning: Uint8Array): boolean | undefined {
  const bytes = Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.readUInt32BE(at + 4);
    if (kind === animationControl) return true;
    // Browsers read nothing behind what is no chunk.
    if (kind === imageData || !isFourLetters(kind)) return false;
  }
  return undefined;
}

function isFourLetters(kind: number): boolean {
  for (let bits = 0; bits < 32; bits += 8) {
    const small = ((kind >>> bits) & 0xff) | 0x20;
    if (small < 0x61 || small > 0x7a) return false;
  }
  return true;
}

/** Without this flag only one frame is shown. https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
function movesWebp(beginning: Uint8Array): boolean {
  return String.fromCharCode(...beginning.subarray(12, 16)) === 'VP8X' && ((beginning[20] ?? 0) & 2) !== 0;
}
