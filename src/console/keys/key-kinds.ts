import type { KeySummary } from '../../contract/administration';

export interface KeyKind {
  title: string;
  /** What it opens. */
  opens: string;
  /** What stops when it is revoked. */
  stops: string;
}

export const keyKinds: Record<KeySummary['kind'], KeyKind> = {
  visitor: {
    title: 'Visitor key',
    opens: 'Chats of visitors. It is public: pages that carry the widget carry it too.',
    stops: 'Pages that carry this key can start no chat within seconds.',
  },
  provisioning: {
    title: 'Provisioning key',
    opens: 'Users and widgets, for your own systems.',
    stops: 'Systems that use it can no longer create, read or change users and widgets.',
  },
  token: {
    title: 'API token',
    opens: 'The export of logs and the status of agents.',
    stops: 'Exports and status changes that use it are refused.',
  },
  identity: {
    title: 'Identity secret',
    opens: 'With it your server proves who a visitor is.',
    stops: 'Visitors whose proof was made with it count as not verified.',
  },
};
