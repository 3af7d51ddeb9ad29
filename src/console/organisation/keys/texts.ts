import { roomTexts } from '../../kit/texts/room-texts';

export type KeyTexts = ReturnType<typeof keyTexts>;

/** What the screen of keys says. */
export const keyTexts = roomTexts('organisation/keys', {
  title: 'Keys and tokens',
  lead: 'Keys let pages and your own systems use the service. A key is shown only when you create it.',
  newKey: 'New key',
  create: 'Create key',
  columns: {
    name: 'Name',
    kind: 'Kind',
    key: 'Key',
    may: 'Permissions',
    created: 'Created',
    lastUsed: 'Last used',
    ends: 'Expires',
    actions: 'Actions',
  },
  noName: 'No name',
  shownOnce: 'Shown once',
  never: 'Never',
  ended: 'Expired',
  none: 'No keys yet',
  noneHint: 'Pages need a visitor key to offer chats.',
  organisationId: 'Organisation ID, used in the URL of the log export: {id}',
  key: 'key',

  revoke: 'Revoke',
  revokeKey: 'Revoke key',
  revokeNamed: (key: string) => `Revoke ${key}`,
  reallyRevoke: (key: string) => `Revoke ${key}?`,
  cannotBeUndone: 'This can’t be undone. You can create a new one.',
  revoked: (key: string) => `${key} revoked.`,

  kind: 'Kind',
  purpose: 'Purpose',
  purposeHint: 'Only your team sees this.',
  permissions: 'Permissions',
  expiresAfter: 'Expires after',
  expiresHint: 'If empty, it is valid until you revoke it.',

  kinds: {
    visitor: {
      title: 'Visitor key',
      titleOfNew: 'Your new visitor key',
      may: 'Chats of visitors',
      opens: 'Lets pages start chats. It is public, since pages contain it.',
      stops: 'Within seconds, visitors can neither start nor continue chats on pages with this key.',
    },
    provisioning: {
      title: 'Provisioning key',
      titleOfNew: 'Your new provisioning key',
      may: 'Users and widgets',
      opens: 'Lets your own systems manage users and widgets.',
      stops: 'Systems using it can no longer manage users and widgets.',
    },
    token: {
      title: 'API token',
      titleOfNew: 'Your new API token',
      may: 'Logs and agent status',
      opens: 'Lets your own systems export logs and set the status of agents.',
      stops: 'Systems using it can no longer export logs or set agent status.',
    },
    identity: {
      title: 'Identity secret',
      titleOfNew: 'Your new identity secret',
      may: 'Visitor verification',
      opens: 'Your server uses it to prove who a visitor is.',
      stops: 'Proofs made with it are no longer accepted.',
    },
  },
  scopes: {
    'users:read': 'Read users',
    'users:write': 'Change users',
    'widgets:read': 'Read widgets',
    'widgets:write': 'Change widgets',
    'logs:read': 'Export logs',
    'status:write': 'Set the status of agents',
  },
});
