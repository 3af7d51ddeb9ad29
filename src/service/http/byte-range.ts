/** First and last byte of what is sent. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header with one range: `undefined` where the whole is sent, as for a header that can't be read or asks for
 * several. `unsatisfiable`: it begins behind the end. RFC 9110, section 14.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
