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
    opens: 'Lets pages start chats. It is public, since pages contain it.',
    stops: 'Within seconds, pages with this key can’t start chats any more.',
  },
  provisioning: {
    title: 'Provisioning key',
    titleOfNew: 'Your new provisioning key',
    may: 'Users and widgets',
    opens: 'Users and widgets, for your own systems.',
    stops: 'Systems using it can no longer manage users and widgets.',
  },
  token: {
    title: 'API token',
    titleOfNew: 'Your new API token',
    may: 'Logs and agent status',
    opens: 'The export of logs and the status of agents.',
    stops: 'Systems using it can no longer export logs or set agent status.',
  },
  identity: {
    title: 'Identity secret',
    titleOfNew: 'Your new identity secret',
    may: 'Visitor verification',
    opens: 'Your server uses it to prove who a visitor is.',
    stops: 'Visitors verified with it are no longer verified.',
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
