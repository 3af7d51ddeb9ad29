import type { AlertTexts } from './texts';

export const alertTexts: AlertTexts = {
  sounds: 'Töne',
  notifications: 'Benachrichtigungen',
  desktopNotifications: 'Desktop-Benachrichtigungen',
  blocked: 'Benachrichtigungen sind in den Einstellungen des Browsers für diese Seite blockiert',
  newChat: (visitor) => `Neuer Chat: ${visitor}`,
  given: (visitor) => `Neuer Chat für Sie: ${visitor}`,
  transfer: (visitor) => `An Sie weitergeleitet: ${visitor}`,
  back: (visitor) => `Nicht mehr zurückgestellt: ${visitor}`,
  message: (visitor) => visitor,
  mail: (visitor) => `E-Mail von ${visitor}`,
  mentioned: (author, visitor) => `${author} hat Sie erwähnt: ${visitor}`,
  open: 'Öffnen',
  later: 'Später',
};
