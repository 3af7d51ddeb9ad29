import type { AlertTexts } from './texts';

export const alertTexts: AlertTexts = {
  sounds: 'Sons',
  notifications: 'Notifications',
  desktopNotifications: 'Notifications de bureau',
  blocked: 'Les notifications sont bloquées pour cette page dans les réglages du navigateur',
  newChat: (visitor) => `Nouveau chat : ${visitor}`,
  given: (visitor) => `Nouveau chat pour vous : ${visitor}`,
  transfer: (visitor) => `Transféré à vous : ${visitor}`,
  back: (visitor) => `Fin du report : ${visitor}`,
  message: (visitor) => visitor,
  mail: (visitor) => `E-mail de ${visitor}`,
  mentioned: (author, visitor) => `${author} vous a mentionné : ${visitor}`,
  open: 'Ouvrir',
  later: 'Plus tard',
};
