import type { WorkspaceTexts } from './texts';

export const workspaceTexts: WorkspaceTexts = {
  reallyEnd: (visitor) => `Chat mit ${visitor} beenden?`,
  ending: 'Der Besucher sieht, dass Sie den Chat beendet haben, und kann nichts mehr schreiben.',
  end: 'Chat beenden',
  goOn: 'Weiterchatten',
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
