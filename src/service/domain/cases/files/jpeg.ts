/** What is known of a JPEG file, as far as it has been read. */
export interface JpegFacts {
  width: number;
  height: number;
  /** Browsers keep all of it in memory, and go over it again with each scan. */
  isDrawnInScans: boolean;
  /** So far. */
  scans: number;
  /** Whether the first scan has begun. */
  isBegun: boolean;
}

const fill = 0xff;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Bytes of a marker and of what is read behind it. */
const mostOfSegment = 10;

export interface JpegReader {
  /** Reads on; returns what is known then, `undefined` before the size of the picture. */
  read(bytes: Uint8Array): JpegFacts | undefined;
}

/**
 * Goes from marker to marker, as decoders do: over stray bytes, what is compressed, and markers without a segment. ITU T.81, annex B, and
 * `next_marker` of libjpeg.
 */
export function createJpegReader(): JpegReader {
  let rest = Buffer.alloc(0);
  /** The beginning of the file is a marker of its own. */
  let toSkip = 2;
  let isOver = false;
  let frame: { width: number; height: number; components: number; isSequential: boolean } | undefined;
  let scans = 0;
  let inFirstScan = 0;

  function facts(): JpegFacts | undefined {
    if (!frame) return undefined;
    const { width, height, components, isSequential } = frame;
    const isDrawnInScans = !isSequential || inFirstScan !== components;
    return { width, height, isDrawnInScans, scans, isBegun: scans > 0 };
  }

  /** `at`: where the segment's marker is. */
  function note(marker: number, bytes: Buffer, at: number): void {
    if (marker !== startOfScan)
      frame ??= {
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
        components: bytes.readUInt8(at + 9),
        isSequential: marker <= 0xc1,
      };
    else if (frame && ++scans === 1) inFirstScan = bytes.readUInt8(at + 4);
  }

  /** Returns where it goes on, which may be behind the end. Millions of markers may be there: a call for each would take seconds. */
  function walk(bytes: Buffer, from: number): number {
    let at = from;
    while (!isOver) {
      while (at < bytes.length && bytes[at] !== fill) at++;
      if (at >= bytes.length) return at;
      const marker = bytes[at + 1];
      if (marker === fill) at++;
      else if (marker === undefined) return at;
      else if (marker === endOfImage && scans > 0) isOver = true;
      else if (!hasSegment(marker)) at += 2;
      else if (at + mostOfSegment > bytes.length) return at;
      else {
        if (marker === startOfScan || isStartOfFrame(marker)) note(marker, bytes, at);
        at += 2 + bytes.readUInt16BE(at + 2);
        if (at >= bytes.length) return at;
      }
    }
    return bytes.length;
  }

  return {
    read(given) {
      const bytes = Buffer.concat([rest, given]);
      const end = walk(bytes, Math.min(toSkip, bytes.length));
      toSkip = Math.max(0, (toSkip > bytes.length ? toSkip : end) - bytes.length);
      rest = bytes.subarray(Math.min(end, bytes.length));
      return facts();
    },
  };
}

/** Not a stuffed byte, and not the markers that stand alone. */
function hasSegment(marker: number): boolean {
  return marker > 0x01 && (marker < 0xd0 || marker > endOfImage);
}

/** Not the tables that have numbers among theirs. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
