import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

export interface StreamedExport {
  /** Without its ending. */
  name: string;
  format: keyof typeof types;
  pieces: AsyncIterable<string>;
}

/** Sends a file piece by piece, as fast as it is read. */
export function sendExport(reply: FastifyReply, { name, format, pieces }: StreamedExport): FastifyReply {
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  return reply.type(types[format]).send(Readable.from(format === 'csv' ? withMark(pieces) : pieces));
}

/** Excel reads a file without it in the letters of its machine, as “MÃ¼ller”. */
async function* withMark(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield '\ufeff';
  yield* pieces;
}
