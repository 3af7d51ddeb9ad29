import type { ShortcutTexts } from './texts';

export const shortcutTexts: ShortcutTexts = {
  title: 'Clavier',
  singleKeys: 'Utiliser les touches seules comme raccourcis',
  done: 'Terminé',
  keys: { Esc: 'Échap', Shift: 'Maj', Enter: 'Entrée' },
  meanings: {
    move: 'Chat suivant, précédent dans la liste',
    open: 'L’ouvrir',
    claim: 'Prendre en charge et ouvrir le chat qui attend depuis le plus longtemps',
    answer: 'Écrire une réponse (ou saisir du texte hors de la liste)',
    send: 'L’envoyer',
    newLine: 'Nouvelle ligne',
    reply: 'Dans la zone de réponse : chercher une réponse type',
    mention: 'Dans une note : mentionner un collègue',
    leave: 'Quitter la zone de réponse et garder le brouillon',
    note: 'Passer de la réponse à la note',
    transfer: 'Transférer le chat',
    snooze: 'Reporter le chat',
    end: 'Terminer le chat',
    visitor: 'Afficher le visiteur (sur les écrans étroits)',
    lists: 'Ouverts, messages hors ligne, terminés',
    find: 'Rechercher dans la liste',
    filter: 'Filtrer la liste',
    palette: 'Aller à un écran, un widget, un agent ou un réglage (sur Mac : ⌘ K)',
    help: 'Afficher cette aide',
  },
};
