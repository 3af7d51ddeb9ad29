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

/** `others`: widgets to whose agents a chat may go, by their ids. */
export function callingFields(others: Readonly<Record<string, string>> = {}): Schemas {
  const { push, mail, handOver, to, nobody } = settingsTexts().general.calling;
  const after = { type: 'integer', minimum: 0, maximum: 3_600 } as const;
  const enumTitles = { '': nobody, ...others };
  return {
    'calling.pushAfterSeconds': { ...push, ...after },
    'calling.mailAfterSeconds': { ...mail, ...after },
    'calling.handOverAfterSeconds': { ...handOver, ...after },
    'calling.handOverTo': { ...to, type: 'string', enum: Object.keys(enumTitles), enumTitles },
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
  return { ...nameFields(), ...routingFields(), ...callingFields(), ...mailFields(), ...siteFields() };
}
