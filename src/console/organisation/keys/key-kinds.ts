import type { KeyScope } from '../../../contract/key-scopes';
import type { KeySummary } from '../../../operations/console/keys';

export interface KeyKind {
  title: string;
  titleOfNew: string;
  /** What it may where it is not kept to less. */
  may: string;
  /** What it opens. */
  opens: string;
  /** What stops when it is revoked. */
  stops: string;
}

export const keyKinds: Record<KeySummary['kind'], KeyKind> = {
  visitor: {
    title: 'Visitor key',
    titleOfNew: 'Your new visitor key',
    may: 'Chats of visitors',
    opens: 'Chats of visitors. It is public: pages that carry the widget carry it too.',
    stops: 'Pages that carry this key can start no chat within seconds.',
  },
  provisioning: {
    title: 'Provisioning key',
    titleOfNew: 'Your new provisioning key',
    may: 'All of users and widgets',
    opens: 'Users and widgets, for your own systems.',
    stops: 'Systems that use it can no longer create, read or change users and widgets.',
  },
  token: {
    title: 'API token',
    titleOfNew: 'Your new API token',
    may: 'Logs and agent status',
    opens: 'The export of logs and the status of agents.',
    stops: 'Exports and status changes that use it are refused.',
  },
  identity: {
    title: 'Identity secret',
    titleOfNew: 'Your new identity secret',
    may: 'Proofs of who a visitor is',
    opens: 'With it your server proves who a visitor is.',
    stops: 'Visitors whose proof was made with it count as not verified.',
  },
};

export const scopeTitles: Record<KeyScope, string> = {
  'users:read': 'Read users',
  'users:write': 'Change users',
  'widgets:read': 'Read widgets',
  'widgets:write': 'Change widgets',
  'logs:read': 'Export logs',
  'status:write': 'Set the status of agents',
};
