export const securitySchemes = {
  visitorKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'For the visitor chat.' },
  provisioningKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'For users and widgets.' },
  provisioningKeyInAddress: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description: 'The same key in the address, where it ends up in logs.',
  },
  apiToken: { type: 'http', scheme: 'bearer', description: 'For agents’ status and logs.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'console-session',
    description: 'Sign in to the console in the same browser. By https its name is `__Host-console-session`.',
  },
} as const;

interface Group {
  description: string;
  /** Each of them is enough. */
  schemes?: (keyof typeof securitySchemes)[];
  /** Its answers say how many calls are left. */
  isLimited?: boolean;
}

/** The groups of calls, in the order in which a reader meets them. */
export const tags = {
  'Visitor chat': {
    description: 'What the widget calls for a visitor.',
    schemes: ['visitorKey'],
    isLimited: true,
  },
  Provisioning: {
    description: 'Users and widgets of your organisation.',
    schemes: ['provisioningKey', 'provisioningKeyInAddress'],
    isLimited: true,
  },
  'Agents and logs': {
    description: 'Agents’ status, and the export of chats.',
    schemes: ['apiToken'],
    isLimited: true,
  },
  Widget: { description: 'What a page loads, without a key.' },
  Console: { description: 'What the console calls for an agent.', schemes: ['session'] },
  Administration: { description: 'What the console calls for an administrator.', schemes: ['session'] },
  Service: { description: 'Health of the process.' },
} satisfies Record<string, Group>;

export type Tag = keyof typeof tags;

export function groupOf(tag: Tag): Group {
  return tags[tag];
}
