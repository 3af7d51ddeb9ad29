import type { CaseSummary } from '../../../operations/console/cases';
import type { ConsoleEvent } from '../../../operations/console/events';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import type { Composer } from '../conversation/composer';
import type { Conversation } from '../conversation/conversation';
import { waitsForPerson } from '../inbox/case-order';
import type { Inbox } from '../inbox/inbox';
import type { NewChats } from '../inbox/new-chats';

export interface EventTargets {
  conversation: Conversation;
  composer: Composer;
  inbox: Inbox;
  newChats: NewChats;
  reload(): void;
  onAgent(agent: SignedInAgent): void;
}

/** Hands an event of the service to the models that it concerns. */
export function applyEvent(event: ConsoleEvent, targets: EventTargets): void {
  const { conversation, composer, inbox, newChats, reload, onAgent } = targets;
  conversation.apply(event);
  if (event.type === 'hello' || event.type === 'gone') reload();
  if (event.type === 'hello') composer.resume();
  if (event.type === 'agent') onAgent(event.agent);
  if (event.type === 'typing') inbox.applyTyping(event);
  if (event.type === 'answering') inbox.applyAnswering(event.caseId, event.agents);
  if (event.type === 'case') {
    announce(event.summary, inbox, newChats);
    inbox.applySummary(event.summary);
  }
}

/** Announces a chat once it begins to wait for a person, until it no longer does. */
function announce(summary: CaseSummary, inbox: Inbox, newChats: NewChats): void {
  const { id } = summary;
  const before = inbox.byId.value.get(id)?.summary;
  const hadWaited = before && waitsForPerson(before);
  if (!waitsForPerson(summary)) {
    if (newChats.latest.value?.id === id) newChats.dismiss();
  } else if (inbox.loading.value.kind === 'ready' && !hadWaited) newChats.announce(summary);
}
