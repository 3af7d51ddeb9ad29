import type { Signal } from '@preact/signals-core';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import type { OpenCase } from '../conversation/open-case';
import { isHandedOver, isNewlyBack, isNewlyFree, type ListedCase } from '../inbox/case-order';
import type { Inbox } from '../inbox/inbox';
import type { SeenEntries } from '../inbox/seen-entries';
import type { Alerts } from '../alerts/alerts';
import type { NewChats } from '../alerts/new-chats';
import type { Mentions } from '../mentions/mentions';
import type { Replies } from '../replies/replies';

export interface EventTargets {
  openCase: Pick<OpenCase, 'conversation' | 'resume'>;
  inbox: Inbox;
  newChats: NewChats;
  seen: Pick<SeenEntries, 'learn'>;
  alerts: Pick<Alerts, 'callAgain'>;
  replies: Pick<Replies, 'refresh'>;
  mentions: Pick<Mentions, 'load'>;
  heard: Signal<ConsoleEvent | undefined>;
  reload(): void;
  onAgent(agent: SignedInAgent): void;
}

/** Hands an event of the service to the models that it concerns. */
export function applyEvent(event: ConsoleEvent, targets: EventTargets): void {
  const { openCase, inbox, replies, mentions, reload, onAgent } = targets;
  openCase.conversation.apply(event);
  if (event.type === 'hello' || event.type === 'gone') reload();
  if (event.type === 'hello') openCase.resume();
  if (event.type === 'hello' || event.type === 'cannedReplies') replies.refresh();
  if (event.type === 'mentions') void mentions.load();
  targets.heard.value = event;
  if (event.type === 'agent') onAgent(event.agent);
  if (event.type === 'read') targets.seen.learn([{ id: event.caseId, readUpTo: event.lastIndex }]);
  if (event.type === 'call') targets.alerts.callAgain(event.caseId);
  if (event.type === 'typing') {
    const { caseId, visitorTyping, visitorText = '' } = event;
    inbox.update(caseId, { visitorTyping, visitorText });
  }
  if (event.type === 'answering') inbox.update(event.caseId, { answering: event.agents });
  if (event.type === 'case') {
    const before = inbox.byId.value.get(event.summary.id);
    inbox.applySummary(event.summary);
    announce(event.summary.id, before, targets);
  }
}

/** Announces a chat once nobody has it any more, until somebody does, and one that was transferred to this agent or is back. */
function announce(id: string, before: ListedCase | undefined, { inbox, newChats }: EventTargets): void {
  const listed = inbox.byId.value.get(id);
  if (listed && [isNewlyFree, isHandedOver, isNewlyBack].some((isNew) => isNew(before, listed))) {
    if (inbox.loading.value.kind === 'ready') newChats.announce(listed.summary);
  } else if (!listed?.isFree && newChats.latest.value?.id === id) newChats.dismiss();
}
