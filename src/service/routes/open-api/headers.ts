import { longestKey } from '../../http/input/idempotency-key';
import { groupOf, type Tag } from './tags';

const integer = { type: 'integer' };

/** Headers of answers, as the document's components. */
export const headers = {
  'x-request-id': {
    description: 'Names this request in the service’s log.',
    required: true,
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'With 429 and 503: seconds until it is worth trying again.',
    schema: { ...integer, minimum: 1 },
  },
  'RateLimit-Limit': { description: 'Calls in the window.', schema: integer },
  'RateLimit-Remaining': { description: 'Calls left in it.', schema: integer },
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
    'A repeated call with it gets the first answer and changes nothing; with another request it is refused.',
  schema: { type: 'string', maxLength: longestKey },
};
