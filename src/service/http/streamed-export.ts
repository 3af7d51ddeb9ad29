import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Failure } from '../domain/failure';
import type { Slots } from './limits/slots';
import { whenClosed } from './when-closed';

const types = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

export interface StreamedExport {
  /** Without its ending. */
  name: string;
  format: keyof typeof types;
  pieces: AsyncIterable<string>;
}

/** Sends a file piece by piece, as fast as it is read. `slot`: a place in the limit; throws `tooManyRequests` without one. */
export function sendExport(
  reply: FastifyReply,
  slot: ReturnType<Slots['enter']>,
  { name, format, pieces }: StreamedExport,
): FastifyReply {
  if (!slot) throw new Failure('tooManyRequests');
  whenClosed(reply.raw, slot);
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  return reply.type(types[format]).send(Readable.from(pieces));
}
