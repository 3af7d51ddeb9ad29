import type { BanTexts } from './texts';

export const banTexts: BanTexts = {
  title: 'Blocages',
  lead: 'Les visiteurs qui ne peuvent pas chatter avec vous. Pour bloquer quelqu’un, ouvrez son chat et choisissez « Bloquer » dans les informations du visiteur.',
  none: 'Personne n’est bloqué',
  noneHint: 'Les blocages expirés ne sont pas affichés.',
  columns: {
    recognisedBy: 'Reconnu par',
    who: 'Qui',
    reason: 'Motif',
    by: 'Bloqué par',
    since: 'Depuis',
    ends: 'Fin',
    actions: 'Actions',
  },
  noReason: 'Non indiqué',
  bot: 'Un bot',
  never: 'Jamais',
  thisChat: 'ce chat',
  ways: {
    visitor: 'Navigateur du visiteur',
    browser: 'Navigateur à une adresse IP',
    address: 'Adresse IP',
    network: 'Réseau',
    email: 'E-mail',
  },
  inNetwork: (email, network) => `${email} dans ${network}`,
  named: (way, what) => `${way} ${what}`.trim(),
  lift: 'Lever',
  liftNamed: (ban) => `Lever le blocage : ${ban}`,
  reallyLift: 'Lever ce blocage ?',
  lifting: (ban) =>
    `Si aucun autre blocage ne s’applique, le visiteur pourra chatter de nouveau (${ban}). Le navigateur dans lequel il a été bloqué peut l’en empêcher pendant 30 jours ou jusqu’à la suppression de ses cookies.`,
  liftBan: 'Lever le blocage',
  lifted: 'Blocage levé.',
};
