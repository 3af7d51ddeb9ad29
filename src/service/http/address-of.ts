import type { FastifyRequest } from 'fastify';
import { addressBlock, withoutPort } from '../domain/access/address-block';

/** Whom limits by address count: the client, as the connection or a trusted proxy tells, and its neighbours of one network. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return addressBlock(ip);
}

/** Returns the client's own address, as the connection or a trusted proxy tells. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return withoutPort(ip);
}
