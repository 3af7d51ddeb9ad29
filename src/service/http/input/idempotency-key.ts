import { invalidParameter } from '../../domain/failure';
import { clean } from './parameters';

/** Characters. */
export const longestKey = 100;

/** The `Idempotency-Key` header: a repeated request with it gets the first answer. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  const key = typeof header === 'string' ? clean(header.trim()) : '';
  if (key.length > longestKey)
    throw invalidParameter('Idempotency-Key', `must be at most ${longestKey} characters`);
  return key || undefined;
}
