import type { PageTexts } from './texts';

export const pageTexts: PageTexts = {
  loading: 'Wird geladen …',
  tryAgain: 'Erneut versuchen',
  outdated: (reason) => `Nicht aktuell: ${reason}`,
  results: (count, hasMore) =>
    hasMore ? `Die ersten ${count} Ergebnisse` : count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`,
  showMore: 'Mehr anzeigen',
  done: 'Fertig',
  copy: 'Kopieren',
  copyNamed: (name) => `${name} kopieren`,
  copied: 'Kopiert',
  copyFailed: 'Kopieren fehlgeschlagen. Markieren und kopieren Sie den Text selbst.',
  copyNow: 'Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt.',
};
