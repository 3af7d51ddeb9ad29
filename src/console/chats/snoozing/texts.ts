import { roomTexts } from '../../kit/texts/room-texts';

export type SnoozeTexts = ReturnType<typeof snoozeTexts>;

/** What the dialog for snoozing a chat says. */
export const snoozeTexts = roomTexts('chats/snoozing', {
  title: (visitor: string) => `Snooze the chat with ${visitor}`,
  lead: 'The chat comes back at that time, or when the visitor writes.',
  in20Minutes: 'In 20 minutes',
  inAnHour: 'In an hour',
  tomorrow: 'Tomorrow morning',
  whenOpen: 'When the widget opens',
  anotherTime: 'Another time',
  snooze: 'Snooze',
  cancel: 'Cancel',
  end: 'End snooze',
  snoozed: (visitor: string, until: string) => `The chat with ${visitor} is snoozed until ${until}.`,
  ended: (visitor: string) => `The chat with ${visitor} is no longer snoozed.`,
});
