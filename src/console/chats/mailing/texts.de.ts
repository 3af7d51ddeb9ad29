import type { MailingTexts } from './texts';

export const mailingTexts: MailingTexts = {
  queued: 'Wird per E-Mail gesendet, sobald möglich',
  sent: 'Per E-Mail gesendet',
  received: 'Per E-Mail empfangen',
  refused: (reason) => (reason ? `E-Mail nicht zugestellt: ${reason}` : 'E-Mail nicht zugestellt'),
  sendAgain: 'Erneut senden',
  byMailTo: (address) => `Per E-Mail an ${address}`,
  repliesHere: 'Antworten kommen in diesen Chat.',
  repliesTo: (address) => `Antworten gehen an ${address}.`,
};
