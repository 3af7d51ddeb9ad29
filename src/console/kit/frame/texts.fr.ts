import type { FrameTexts } from './texts';

export const frameTexts: FrameTexts = {
  polling:
    'Un proxy ou un pare-feu retient les mises à jour en direct. Les nouveaux messages apparaissent au bout de quelques secondes ; l’indicateur de saisie peut être en retard.',
  offline: 'Vous êtes hors ligne. Vos réponses seront envoyées dès votre retour en ligne.',
  tryNow: 'Réessayer maintenant',
  connecting: 'Connexion…',
  nextTry: (seconds) => `Prochain essai dans ${seconds} s.`,
  partFailed: 'Cette partie de la console n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',

  leave: 'Quitter sans enregistrer ?',
  unsaved: 'Vous avez des modifications non enregistrées.',
  discard: 'Abandonner les modifications',
  keepEditing: 'Continuer la modification',
};
