import type { UnopenedTexts } from './texts';

export const unopenedTexts: UnopenedTexts = {
  notFound: 'Ce chat est introuvable',
  notFoundHint: 'Il a peut-être été supprimé, ou appartient à un widget qui ne vous est pas attribué.',
  failed: 'Impossible de charger le chat',
  tryAgain: 'Réessayer',
  waiting: (count) =>
    count < 2 ? `${count} visiteur attend une réponse` : `${count} visiteurs attendent une réponse`,
  openWaiting: (count) =>
    count < 2 ? 'Ouvrir le chat' : 'Ouvrir le chat qui attend depuis le plus longtemps',
  caughtUp: 'Tout est traité',
  caughtUpHint: 'Lorsque des visiteurs écrivent, le titre de la page indique combien attendent.',
  pick: 'Choisissez un chat dans la liste',
  pickHint: 'Ou utilisez {j} {k} pour vous déplacer et {enter} pour ouvrir.',
};
