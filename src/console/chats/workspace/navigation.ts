import type { CaseView } from '../../../operations/console/cases';
import { waitsForPerson } from '../inbox/case-order';
import type { Conversation } from '../conversation/conversation';
import { viewOf, type Inbox } from '../inbox/inbox';
import { formatRoute, parseRoute } from './route';
import type { SeenEntries } from '../inbox/seen-entries';
import type { Address } from '../../../browser/browser';

/** The address says which case and list are shown; every way to go somewhere goes through it. */
export interface Navigation {
  /** Shows what the address says. */
  follow(): Promise<void>;
  /** Shows another list; an open case stays open. */
  show(view: CaseView): void;
  open(caseId: string): void;
  /** Opens the chat that waits longest for a first answer. */
  openLongestWaiting(): void;
  leave(): void;
}

export interface NavigationParts {
  address: Address;
  inbox: Inbox;
  conversation: Conversation;
  seen: SeenEntries;
  /** The open case is about to change. */
  onTurn(caseId: string | undefined): void;
}

export function createNavigation(parts: NavigationParts): Navigation {
  const { address, inbox, conversation, seen, onTurn } = parts;

  async function follow() {
    const { caseId, view } = parseRoute(address.hash());
    if (caseId !== conversation.caseId.value) onTurn(caseId);
    if (view) inbox.show(view);
    if (caseId === undefined) return conversation.leave();
    const isListed = inbox.byId.value.has(caseId);
    await conversation.open(caseId, seen.indices.value.get(caseId) ?? -1);
    const loaded = conversation.details.value;
    if (!isListed && loaded?.summary.id === caseId) inbox.show(viewOf(loaded.summary));
  }
  function go(hash: string) {
    address.goTo(hash);
    void follow();
  }

  return {
    follow,
    show(view) {
      inbox.show(view);
      if (conversation.caseId.value === undefined) go(formatRoute({ view }));
    },
    open: (caseId) => go(formatRoute({ caseId })),
    openLongestWaiting() {
      const waiting = [...inbox.byId.value.values()].filter(({ summary }) => waitsForPerson(summary));
      const longest = waiting.sort((a, b) => a.summary.createdAt - b.summary.createdAt)[0];
      if (longest) go(formatRoute({ caseId: longest.summary.id }));
    },
    leave: () => go(formatRoute({ view: inbox.view.value })),
  };
}
