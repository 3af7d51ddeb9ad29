import { roomTexts } from '../texts/room-texts';

export type EventTexts = ReturnType<typeof eventTexts>;

/** What the events are called that go to webhooks and bots, and mails that have no template. */
export const eventTexts = roomTexts('kit/events', {
  agentStatus: 'Agent status',
  caseResponded: 'Chat answered',
  caseClosed: 'Chat ended',
  test: 'Test',
  chatStarted: 'Chat started',
  message: 'Message',
  chatClosed: 'Chat ended',
  commandResult: 'Result of a command',
  answer: 'Answer by e-mail',
});
