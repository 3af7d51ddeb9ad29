import { longestName } from '../../../contract/limits';
import type { FieldSchema } from '../../kit/fields/field-schema';
import { settingsTexts } from './texts';

type Schemas = Record<string, FieldSchema>;

export function nameFields(): Schemas {
  const { name, enabled } = settingsTexts().general;
  return {
    name: { ...name, type: 'string', maxLength: longestName },
    isConversationEnabled: { ...enabled, type: 'boolean' },
  };
}

export function mailFields(): Schemas {
  const { mails, idle } = settingsTexts().general;
  return {
    destinationEmail: { ...mails, type: 'string', format: 'email' },
    idleMinutes: { ...idle, type: 'integer', duration: 'minutes', minimum: 1 },
  };
}

export function routingFields(): Schemas {
  const { rule, limit, returns } = settingsTexts().general;
  return {
    'routing.rule': { ...rule, type: 'string', enum: ['all', 'roundRobin', 'leastBusy'] },
    'routing.chatLimit': { ...limit, type: 'integer', minimum: 0, maximum: 100 },
    'routing.returnAfterSeconds': { ...returns, type: 'integer', minimum: 0, maximum: 3_600 },
  };
}

export function siteFields(): Schemas {
  return {
    allowedOrigins: {
      ...settingsTexts().general.sites,
      type: 'array',
      items: { type: 'string', format: 'url', maxLength: 300, placeholder: 'https://shop.example' },
    },
  };
}

/** Returns every field of the part “General”, by path. */
export function generalFields(): Schemas {
  return { ...nameFields(), ...routingFields(), ...mailFields(), ...siteFields() };
}
