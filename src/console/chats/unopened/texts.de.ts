import type { UnopenedTexts } from './texts';

export const unopenedTexts: UnopenedTexts = {
  notFound: 'Dieser Chat wurde nicht gefunden',
  notFoundHint:
    'Vielleicht wurde er gelöscht, oder er gehört zu einem Widget, das Ihnen nicht zugewiesen ist.',
  failed: 'Der Chat konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  waiting: (count) =>
    count === 1 ? '1 Besucher wartet auf eine Antwort' : `${count} Besucher warten auf eine Antwort`,
  openWaiting: (count) => (count === 1 ? 'Chat öffnen' : 'Am längsten wartenden Chat öffnen'),
  caughtUp: 'Alles erledigt',
  caughtUpHint: 'Wenn Besucher schreiben, zeigt der Seitentitel, wie viele warten.',
  pick: 'Wählen Sie einen Chat aus der Liste',
  pickHint: 'Oder wechseln Sie mit {j} {k} und öffnen Sie mit {enter}.',
};
