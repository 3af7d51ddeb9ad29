import type { WorkspaceTexts } from './texts';

export const workspaceTexts: WorkspaceTexts = {
  reallyTakeOver: (agent) => `Chat von ${agent ?? 'einem anderen Agenten'} übernehmen?`,
  takingOver: 'Der Chat wird Ihrer, und Ihre Antwort wird gesendet.',
  takeOver: 'Übernehmen',
  cancel: 'Abbrechen',
  filters: 'Chats filtern',
  routing: 'Verteilung und Benachrichtigungen',
  seenBy: 'Wer sieht was',
  snooze: 'Zurückstellen',
  transfer: 'Weiterleiten',
  keyboard: 'Tastatur',
};
