import type { FastifyInstance } from 'fastify';
import { Failure } from '../../domain/failure';
import type { Clock } from '../../domain/ports';

export interface SecurityTextOptions {
  config: { securityContact?: string; publicUrl?: string };
  clock: Clock;
}

const path = '/.well-known/security.txt';
/** RFC 9116 asks for less than a year. */
const holdsFor = 180 * 24 * 3_600_000;

/** Where holes are reported, as RFC 9116 asks, if somebody said where. */
export async function securityTextRoute(
  app: FastifyInstance,
  { config, clock }: SecurityTextOptions,
): Promise<void> {
  const { securityContact, publicUrl } = config;
  app.get(path, async (_request, reply) => {
    if (securityContact === undefined) throw new Failure('notFound');
    const expires = new Date(clock.now() + holdsFor).toISOString();
    const canonical = publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`];
    const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, ...canonical];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
