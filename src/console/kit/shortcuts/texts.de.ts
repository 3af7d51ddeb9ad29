import type { ShortcutTexts } from './texts';

export const shortcutTexts: ShortcutTexts = {
  title: 'Tastatur',
  singleKeys: 'Einzelne Tasten sind Tastenkürzel',
  done: 'Fertig',
  keys: { Ctrl: 'Strg', Shift: 'Umschalt' },
  meanings: {
    move: 'Nächster, vorheriger Chat in der Liste',
    open: 'Chat öffnen',
    claim: 'Den am längsten wartenden Chat übernehmen und öffnen',
    answer: 'Antwort schreiben (oder außerhalb der Liste einfach tippen)',
    send: 'Antwort senden',
    newLine: 'Neue Zeile',
    reply: 'Im Antwortfeld: Textbaustein suchen',
    mention: 'In einer Notiz: Kollegen erwähnen',
    leave: 'Antwortfeld verlassen, Entwurf behalten',
    note: 'Zwischen Antwort und Notiz wechseln',
    transfer: 'Chat weiterleiten',
    snooze: 'Chat zurückstellen',
    end: 'Chat beenden',
    visitor: 'Besucher anzeigen (auf schmalen Bildschirmen)',
    lists: 'Offen, Offline-Nachrichten, beendet',
    find: 'In der Liste suchen',
    filter: 'Liste filtern',
    palette: 'Zu Seite, Widget, Agent oder Einstellung gehen (auf dem Mac: ⌘ K)',
    help: 'Diese Hilfe anzeigen',
  },
};
