import type { AccountTexts } from './texts';

export const accountTexts: AccountTexts = {
  title: 'Compte',

  language: 'Langue',
  languageLead:
    'La langue de la console dans ce navigateur. Les visiteurs voient la langue de leur propre navigateur.',
  browserLanguage: 'Celle du navigateur',
  apply: 'Appliquer et recharger',

  email: 'Adresse e-mail',
  emailLeads: {
    link: 'Nous envoyons un lien à la nouvelle adresse. En l’ouvrant, vous êtes déconnecté partout et vous vous connectez avec la nouvelle adresse.',
    direct:
      'Aucun serveur de messagerie n’est configuré\u00a0: l’adresse change tout de suite. Vous êtes déconnecté partout et vous vous connectez avec la nouvelle adresse.',
    administrator: 'Demandez à un administrateur de la modifier, à la page «\u00a0Agents\u00a0».',
    system: 'Ce compte est géré par un autre système. Modifiez l’adresse dans ce système.',
  },
  newEmail: 'Nouvelle adresse e-mail',
  yourPassword: 'Votre mot de passe',
  mailLink: 'Envoyer le lien',
  changeEmail: 'Modifier l’adresse',
  linkMailed: (email) =>
    `Si aucun autre compte n’a l’adresse ${email}, un lien y est envoyé. Il fonctionne pendant une heure.`,
  confirmEmail: 'Confirmer la nouvelle adresse',
  confirmLead: 'Vous êtes ensuite déconnecté partout et vous vous connectez avec la nouvelle adresse.',

  photo: 'Photo',
  photoLead: 'Les visiteurs la voient à côté de vos réponses, sauf si le widget a une autre image de vous.',
  savePhoto: 'Enregistrer la photo',
  photoSaved: 'Votre photo est enregistrée.',

  password: 'Mot de passe',
  passwordLead: 'Si vous le modifiez, vous êtes déconnecté partout ailleurs.',
  passwordRule: (shortest, longest) =>
    `De ${shortest} à ${longest} caractères ; ni votre nom, ni un mot facile à deviner.`,
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  changePassword: 'Modifier le mot de passe',
  passwordChanged: 'Mot de passe modifié. Vous êtes déconnecté partout ailleurs.',

  secondFactor: 'Connexion à deux facteurs',
  secondFactorLead:
    'Connectez-vous avec votre mot de passe et un code d’une application de votre téléphone : un mot de passe volé ne suffit plus.',
  on: 'Activée',
  isDemanded: 'Votre organisation l’exige.',
  codesLeft: (count) =>
    count < 2 ? `Il reste ${count} code de récupération.` : `Il reste ${count} codes de récupération.`,
  renewCodes: 'Pour en obtenir de nouveaux, désactivez-la puis réactivez-la.',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  turnOnSecondFactor: 'Activer la connexion à deux facteurs',
  needApp:
    'Il vous faut une application d’authentification, sur votre téléphone ou dans votre gestionnaire de mots de passe.',
  turningOnSignsOut: 'Si vous l’activez, vous êtes déconnecté partout ailleurs.',
  scan: 'Scannez ceci avec votre application d’authentification',
  reallyTurnOff: 'Désactiver la connexion à deux facteurs ?',
  setUpAgain:
    'Votre organisation l’exige : vous êtes déconnecté et la configurez à nouveau à la prochaine connexion. Vos codes de récupération restants ne fonctionnent plus.',
  passwordOnly:
    'Vous vous connecterez avec votre seul mot de passe. Vos codes de récupération restants ne fonctionnent plus.',
  turnedOff: 'La connexion à deux facteurs est désactivée.',

  signingInWith: (provider) => `Connexion avec ${provider}`,
  notLinked: (provider) =>
    `Aucun compte n’est lié. Il le sera à votre première connexion avec ${provider} et la même adresse e-mail.`,
  linkedSince: 'Lié depuis : {moment}.',
  unlink: 'Supprimer le lien',
  reallyUnlink: (provider) => `Supprimer le lien avec votre compte ${provider} ?`,
  cannotSignInWithIt: 'Vous ne pourrez plus vous connecter avec ce compte.',
  linkedAgain: (provider) =>
    `Un compte ${provider} avec votre adresse e-mail sera de nouveau lié à sa prochaine connexion.`,
  unlinked: 'Lien supprimé.',

  sessions: 'Sessions',
  sessionsLead: 'Où vous êtes connecté.',
  sessionsLeadWithMail:
    'Où vous êtes connecté. Vous recevez un e-mail quand un nouveau navigateur se connecte.',
  columns: { browser: 'Navigateur', signedIn: 'Connexion', ends: 'Fin', actions: 'Actions' },
  thisBrowser: 'Ce navigateur',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  unknownBrowser: 'Navigateur inconnu',
  signOut: 'Déconnecter',
  signOutOf: (browser) => `Déconnecter ${browser}`,
  signOutOthers: 'Se déconnecter partout ailleurs',
  reallySignOutOthers: 'Se déconnecter partout ailleurs ?',
  othersEnd: 'Toutes les autres sessions prennent fin immédiatement.',
  othersSignedOut: 'Vous êtes déconnecté partout ailleurs.',
};
