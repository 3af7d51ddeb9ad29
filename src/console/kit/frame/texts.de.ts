import type { FrameTexts } from './texts';

export const frameTexts: FrameTexts = {
  polling:
    'Ein Proxy, eine Firewall oder zu viele offene Tabs verhindern Live-Aktualisierungen. Neue Nachrichten können einige Sekunden später ankommen.',
  offline: 'Sie sind offline. Ihre Antworten werden gesendet, sobald Sie wieder online sind.',
  tryNow: 'Jetzt versuchen',
  connecting: 'Verbindung wird hergestellt …',
  nextTry: (seconds) => `Nächster Versuch in ${seconds} s.`,
  loading: 'Wird geladen …',
  partFailed:
    'Dieser Teil der Konsole konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  leave: 'Ohne Speichern verlassen?',
  unsaved: 'Sie haben ungespeicherte Änderungen.',
  discard: 'Änderungen verwerfen',
  keepEditing: 'Weiter bearbeiten',
};
