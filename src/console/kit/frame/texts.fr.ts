import type { FrameTexts } from './texts';

export const frameTexts: FrameTexts = {
  polling:
    'Un proxy, un pare-feu ou trop d’onglets ouverts empêchent les mises à jour en direct. Les nouveaux messages peuvent arriver avec quelques secondes de retard.',
  offline: 'Vous êtes hors ligne. Vos réponses seront envoyées dès votre retour en ligne.',
  tryNow: 'Réessayer maintenant',
  connecting: 'Connexion…',
  nextTry: (seconds) => `Prochain essai dans ${seconds} s.`,
  loading: 'Chargement…',
  partFailed: 'Cette partie de la console n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',

  leave: 'Quitter sans enregistrer ?',
  unsaved: 'Vous avez des modifications non enregistrées.',
  discard: 'Abandonner les modifications',
  keepEditing: 'Continuer la modification',
};
