import { roomTexts } from '../../kit/texts/room-texts';

export type AlertTexts = ReturnType<typeof alertTexts>;

/** What calls an agent says. */
export const alertTexts = roomTexts('chats/alerts', {
  sounds: 'Sounds',
  notifications: 'Notifications',
  desktopNotifications: 'Desktop notifications',
  blocked: 'Notifications are blocked in the browser’s settings for this page',
  newChat: (visitor: string) => `New chat: ${visitor}`,
  given: (visitor: string) => `New chat for you: ${visitor}`,
  transfer: (visitor: string) => `Transferred to you: ${visitor}`,
  back: (visitor: string) => `No longer snoozed: ${visitor}`,
  message: (visitor: string) => visitor,
  mail: (visitor: string) => `E-mail from ${visitor}`,
  mentioned: (author: string, visitor: string) => `${author} mentioned you: ${visitor}`,
  open: 'Open',
  later: 'Later',
});
