import type { TransferTexts } from './texts';

export const transferTexts: TransferTexts = {
  title: (visitor) => `${visitor} weiterleiten`,
  gone: (visitor, to) => `${visitor} wartet jetzt auf die Agenten von ${to}.`,
  transferring: (visitor, to) => `Chat mit ${visitor} wird an ${to} weitergeleitet …`,
  transferNow: 'Jetzt weiterleiten',
  notTransferred: (visitor, why) => `Der Chat mit ${visitor} wurde nicht weitergeleitet: ${why}`,
  colleagues: 'Kollegen',
  everyone: (widget) => `Alle, die für ${widget} antworten`,
  teams: 'Teams',
  widgets: 'Andere Widgets',
  nobody: 'Sonst beantwortet hier niemand Chats.',
  notOnline: 'nicht online',
  note: 'Notiz für Ihr Team (optional)',
  cancel: 'Abbrechen',
  transfer: 'Weiterleiten',
};
