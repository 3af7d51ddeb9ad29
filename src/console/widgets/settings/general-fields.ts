import { longestName } from '../../../contract/limits';
import type { FieldSchema } from '../../kit/fields/field-schema';

export const names: Record<string, FieldSchema> = {
  name: {
    type: 'string',
    title: 'Name',
    description: 'Your team sees it in lists and mails.',
    maxLength: longestName,
  },
  isConversationEnabled: {
    type: 'boolean',
    title: 'Widget enabled',
    description: 'When off, pages show nothing.',
  },
};

export const mails: Record<string, FieldSchema> = {
  destinationEmail: {
    type: 'string',
    format: 'email',
    title: 'Send mails to',
    description: 'Offline messages and transcripts. If empty, no mail is sent.',
  },
  idleMinutes: {
    type: 'integer',
    duration: 'minutes',
    minimum: 1,
    title: 'End idle chats after',
    description: 'If neither side writes.',
  },
};

export const sites: Record<string, FieldSchema> = {
  allowedOrigins: {
    type: 'array',
    title: 'Allowed sites',
    description: 'If empty, any site. Use a star for all subdomains: https://*.shop.example.',
    itemTitle: 'site',
    items: { type: 'string', format: 'url', maxLength: 300, placeholder: 'https://shop.example' },
  },
};

/** Every field of the part “General”, by path. */
export const generalFields = { ...names, ...mails, ...sites };
