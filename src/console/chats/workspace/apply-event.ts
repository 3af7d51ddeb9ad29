import type { CaseSummary } from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import type { OpenCase } from '../conversation/open-case';
import { waitsForPerson } from '../inbox/case-order';
import type { Inbox } from '../inbox/inbox';
import type { NewChats } from '../inbox/new-chats';

export interface EventTargets {
  openCase: Pick<OpenCase, 'conversation' | 'composer'>;
  inbox: Inbox;
  newChats: NewChats;
  reload(): void;
  onAgent(agent: SignedInAgent): void;
}

/** Hands an event of the service to the models that it concerns. */
export function applyEvent(event: ConsoleEvent, targets: EventTargets): void {
  const { openCase, inbox, reload, onAgent } = targets;
  openCase.conversation.apply(event);
  switch (event.type) {
    case 'hello':
      reload();
      return openCase.composer.resume();
    case 'gone':
      return reload();
    case 'agent':
      return onAgent(event.agent);
    case 'typing':
      return inbox.applyTyping(event);
    case 'answering':
      return inbox.applyAnswering(event.caseId, event.agents);
    case 'case':
      announce(event.summary, targets);
      return inbox.applySummary(event.summary);
  }
}

/** Announces a chat once it begins to wait for a person, until it no longer does. */
function announce(summary: CaseSummary, { inbox, newChats }: EventTargets): void {
  const isAnnounced = newChats.latest.value?.id === summary.id;
  if (!waitsForPerson(summary)) {
    if (isAnnounced) newChats.dismiss();
    return;
  }
  const before = inbox.byId.value.get(summary.id)?.summary;
  const hadWaited = before !== undefined && waitsForPerson(before);
  if (inbox.loading.value.kind === 'ready' && !hadWaited) newChats.announce(summary);
}
