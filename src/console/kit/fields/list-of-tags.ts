import type { FieldSchema } from './field-schema';

/** Tags by which bots transfer chats, as many and as long as the service takes. */
export const listOfTags = {
  type: 'array',
  items: { type: 'string', maxLength: 100 },
  maxItems: 50,
} as const satisfies Partial<FieldSchema>;
