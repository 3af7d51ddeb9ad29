import { longestKey } from '../../http/input/idempotency-key';
import { groupOf, type Tag } from './tags';

const integer = { type: 'integer' };

/** Headers of answers, as the document's components. */
export const headers = {
  'x-request-id': {
    description: 'ID of this request in the service’s log.',
    required: true,
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'For 429 and 503: seconds to wait before the next request.',
    schema: { ...integer, minimum: 1 },
  },
  'RateLimit-Limit': { description: 'Requests allowed in the window.', schema: integer },
  'RateLimit-Remaining': { description: 'Requests left in the window.', schema: integer },
  'RateLimit-Reset': { description: 'Seconds until the next window.', schema: integer },
};

type HeaderName = keyof typeof headers;

export function headersOf(tag: Tag, ...more: HeaderName[]): Record<string, { $ref: string }> {
  const limits: HeaderName[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  const names: HeaderName[] = ['x-request-id', ...more, ...(groupOf(tag).isLimited ? limits : [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Repeating the request with the same key returns the first response and changes nothing; a different request with it is refused.',
  schema: { type: 'string', maxLength: longestKey },
};
