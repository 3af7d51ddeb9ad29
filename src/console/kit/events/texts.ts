import type { BotEvent } from '../../../contract/integrations/bots';
import type { CaseEventNotification } from '../../../contract/integrations/webhooks';
import { roomTexts } from '../texts/room-texts';

type EventKind = BotEvent['event'] | CaseEventNotification['event'] | 'agentStatus' | 'test' | 'answer';
export type EventTexts = Record<EventKind, string>;

/** What the events are called that go to webhooks and bots, and mails that have no template. */
const english: EventTexts = {
  agentStatus: 'Agent status',
  caseResponded: 'Chat answered',
  caseClosed: 'Chat ended',
  test: 'Test',
  chatStarted: 'Chat started',
  message: 'Message',
  chatClosed: 'Chat ended',
  commandResult: 'Result of a command',
  answer: 'Answer by e-mail',
};

export const eventTexts = roomTexts('kit/events', english);
