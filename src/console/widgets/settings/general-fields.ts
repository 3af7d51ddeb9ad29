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

export const routing: Record<string, FieldSchema> = {
  'routing.rule': {
    type: 'string',
    title: 'New chats go to',
    description: 'An agent who gets a chat hears it as theirs. Anyone can still take or transfer it.',
    enum: ['all', 'roundRobin', 'leastBusy'],
    enumTitles: {
      all: 'All agents at the same time',
      roundRobin: 'One agent after the other',
      leastBusy: 'The agent with the fewest chats',
    },
  },
  'routing.chatLimit': {
    type: 'integer',
    title: 'Chats per agent',
    description: 'Agents with so many open chats are given no more. 0: any number.',
    minimum: 0,
    maximum: 100,
    unit: 'chats',
  },
  'routing.returnAfterSeconds': {
    type: 'integer',
    title: 'Back to the queue after',
    description: 'If the agent leaves the visitor waiting for so long. The visitor reads it. 0: never.',
    minimum: 0,
    maximum: 3_600,
    unit: 'seconds',
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
export const generalFields = { ...names, ...routing, ...mails, ...sites };
