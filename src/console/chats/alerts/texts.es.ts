import type { AlertTexts } from './texts';

export const alertTexts: AlertTexts = {
  sounds: 'Sonidos',
  notifications: 'Notificaciones',
  desktopNotifications: 'Notificaciones de escritorio',
  blocked: 'Las notificaciones están bloqueadas para esta página en los ajustes del navegador',
  newChat: (visitor) => `Chat nuevo: ${visitor}`,
  given: (visitor) => `Chat nuevo para usted: ${visitor}`,
  transfer: (visitor) => `Transferido a usted: ${visitor}`,
  back: (visitor) => `Ya no está pospuesto: ${visitor}`,
  message: (visitor) => visitor,
  mail: (visitor) => `Correo de ${visitor}`,
  mentioned: (author, visitor) => `${author} le ha mencionado: ${visitor}`,
  open: 'Abrir',
  later: 'Más tarde',
};
