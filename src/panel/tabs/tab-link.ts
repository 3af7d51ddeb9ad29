import type { Channel } from '../../browser/browser';
import type { StoredMessage } from '../../contract/storage/stored-message';
import type { PollResult } from '../../contract/chat/visitor-chat';
import type { ConnectionUse } from '../conversation/connection';

/** What the tabs of one chat tell each other. */
export type TabMessage =
  /** The visitor is in this tab: it wants to lead. */
  | { kind: 'claim' }
  /** The leader has stopped for the tab that claimed. */
  | { kind: 'yielded' }
  /** The leader waits for an answer first. */
  | { kind: 'busy' }
  /** Is there a leader? */
  | { kind: 'ask' }
  /** `last`: the highest index that it has received. */
  | { kind: 'leads'; isVisible: boolean; last: number }
  /** An answer to the leader's poll that asked from index `from` on. */
  | { kind: 'answer'; from: number; result: PollResult }
  /** A tab lacks what the leader knows from that index on. */
  | { kind: 'missing'; from: number }
  /** A request of the leader brought no answer: it tries again in that many milliseconds. */
  | { kind: 'failed'; use: ConnectionUse; retryIn: number }
  /** The leader has been answered. */
  | { kind: 'up'; use: ConnectionUse }
  /** A message that could not be kept where other tabs find it. */
  | { kind: 'message'; message: StoredMessage };

type Of<Kind> = Extract<TabMessage, { kind: Kind }>;

export interface TabLink {
  post(message: TabMessage): void;
  on<Kind extends TabMessage['kind']>(kind: Kind, fn: (message: Of<Kind>) => void): () => void;
  stop(): void;
}

/** Tabs may hold other versions of the widget: what this one does not know is not for it. */
const version = 1;

/** The tabs of one chat, over the channel of all tabs of the site. */
export function createTabLink(channel: Channel, caseId: string): TabLink {
  const listeners = new Set<(message: TabMessage) => void>();
  const stop = channel.onMessage((data) => {
    const told = Object(data) as { version?: unknown; caseId?: unknown; message?: TabMessage };
    if (told.version !== version || told.caseId !== caseId || !told.message) return;
    for (const fn of listeners) fn(told.message);
  });
  return {
    post: (message) => channel.post({ version, caseId, message }),
    on(kind, fn) {
      function hear(message: TabMessage) {
        if (message.kind === kind) fn(message as Parameters<typeof fn>[0]);
      }
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    stop,
  };
}
