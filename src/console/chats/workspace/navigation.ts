import type { CaseView } from '../../../operations/console/cases';
import type { CaseFilter } from '../inbox/case-filter';
import type { ListedCase } from '../inbox/case-order';
import type { Conversation } from '../conversation/conversation';
import { viewOf, type Inbox } from '../inbox/inbox';
import { formatRoute, parseRoute, type Route } from './route';
import type { SeenEntries } from '../inbox/seen-entries';
import type { Address } from '../../../browser/browser';

/** The address says which case and list are shown; every way to go somewhere goes through it. */
export interface Navigation {
  /** Shows what the address says. */
  follow(): Promise<void>;
  /** Shows another list; an open case stays open. */
  show(view: CaseView): void;
  /** Lists other cases of the same list. */
  narrow(filter: CaseFilter): void;
  open(caseId: string): void;
  /** Opens the chat in which a visitor has been waiting longest, one that nobody has as the agent's own. */
  openLongestWaiting(): void;
  leave(): void;
}

export interface NavigationParts {
  address: Address;
  inbox: Inbox;
  conversation: Conversation;
  seen: SeenEntries;
  /** Claims a chat; answers whether another agent has it. */
  claim(caseId: string): Promise<boolean>;
  /** Whether something is written in the open case. */
  hasDraft(): boolean;
  /** The open case is about to change. */
  onTurn(caseId: string | undefined): void;
}

export function createNavigation(parts: NavigationParts): Navigation {
  const { address, inbox, conversation, seen, onTurn } = parts;
  /** By case: since when its visitor had waited when the agent went on to the next one. */
  const passed = new Map<string, number | undefined>();

  async function follow() {
    const { caseId, view, filter } = parseRoute(address.hash());
    if (caseId !== conversation.caseId.value) onTurn(caseId);
    if (view) inbox.show(view);
    inbox.narrow(filter);
    if (caseId === undefined) return conversation.leave();
    const isListed = inbox.byId.value.has(caseId);
    await conversation.open(caseId, seen.indices.value.get(caseId) ?? -1);
    const loaded = conversation.details.value;
    if (!isListed && loaded?.summary.id === caseId) inbox.show(viewOf(loaded.summary));
  }
  function go(route: Route) {
    address.goTo(formatRoute({ filter: inbox.filter.value, ...route }));
    void follow();
  }

  function shown(): Route {
    const caseId = conversation.caseId.value;
    return caseId === undefined ? { view: inbox.view.value } : { caseId };
  }

  /** Goes there first, so that the next key belongs to it; moves on if another agent was quicker and nothing is written. */
  function openLongestWaiting() {
    const openId = conversation.caseId.value;
    const left = openId === undefined ? undefined : inbox.byId.value.get(openId);
    if (left) passed.set(left.summary.id, left.waitsSince);
    const next = nextOf(inbox.toAnswer.value.filter(({ summary }) => summary.id !== openId));
    if (!next) return;
    const { id } = next.summary;
    go({ caseId: id });
    if (!next.isFree) return;
    void parts.claim(id).then((isTaken) => {
      if (isTaken && conversation.caseId.value === id && !parts.hasDraft()) openLongestWaiting();
    });
  }
  /** Those that were passed over come again once all others were. */
  function nextOf(waiting: ListedCase[]): ListedCase | undefined {
    const next = waiting.find(({ summary, waitsSince }) => passed.get(summary.id) !== waitsSince);
    if (!next) passed.clear();
    return next ?? waiting[0];
  }

  return {
    follow,
    show(view) {
      inbox.show(view);
      if (conversation.caseId.value === undefined) go({ view });
    },
    narrow: (filter) => go({ ...shown(), filter }),
    open: (caseId) => go({ caseId }),
    openLongestWaiting,
    leave: () => go({ view: inbox.view.value }),
  };
}
