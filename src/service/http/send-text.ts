import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** A text for many, in each encoding. */
export interface Sendable {
  /** Weak: the encodings differ in bytes, not in what they say. */
  readonly etag: string;
  encodedFor(acceptEncoding: string): Promise<{ encoding?: Encoding; body: Buffer | string }>;
}

/** Sends it in the best accepted encoding; a client that has it already gets a 304. `more`: headers of both, but not of a failure. */
export async function sendText(
  text: Sendable,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  more: Record<string, string>,
): Promise<FastifyReply> {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const isKnown = known?.includes(text.etag.replace(/^W\//, ''));
  const sent = isKnown ? undefined : await text.encodedFor(String(headers['accept-encoding'] ?? ''));
  reply.headers({ ...more, etag: text.etag, vary: 'accept-encoding' });
  if (!sent) return reply.code(304).send();
  if (sent.encoding) reply.header('content-encoding', sent.encoding);
  return reply.send(sent.body);
}
