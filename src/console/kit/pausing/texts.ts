import { roomTexts } from '../texts/room-texts';

export type PausingTexts = ReturnType<typeof pausingTexts>;

/** Why an agent takes no chats. */
export const pausingTexts = roomTexts('kit/pausing', {
  pausedFor: 'Paused for',
  noReason: 'No reason given',
  /** By what the service keeps and webhooks name (`sub_status`). */
  reasons: {
    Break: 'Break',
    Lunch: 'Lunch',
    Meeting: 'Meeting',
    Training: 'Training',
    'Other work': 'Other work',
  },
});
