import type { PageTexts } from './texts';

export const pageTexts: PageTexts = {
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  outdated: (reason) => `Pas à jour : ${reason}`,
  results: (count, hasMore) =>
    hasMore ? `Les ${count} premiers résultats` : count < 2 ? `${count} résultat` : `${count} résultats`,
  showMore: 'Afficher plus',
  done: 'Terminé',
  copy: 'Copier',
  copyNamed: (name) => `Copier (${name})`,
  copied: 'Copié',
  copyFailed: 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même.',
  copyNow: 'Copiez-le maintenant : il ne sera plus affiché.',
};
