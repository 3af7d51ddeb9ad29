import type { SignInTexts } from './texts';

export const signInTexts: SignInTexts = {
  refusals: {
    unreachable:
      'Le service de connexion est inaccessible. Réessayez ou connectez-vous avec votre mot de passe.',
    cancelled: 'La connexion a été annulée.',
    failed:
      'La réponse du service de connexion n’est pas valide. Réessayez ou connectez-vous avec votre mot de passe.',
    expired: 'Cela a pris trop de temps ou a été commencé dans un autre navigateur. Réessayez.',
    tooMany: 'Trop de tentatives. Patientez quelques minutes ou connectez-vous avec votre mot de passe.',
    unverified:
      'Le service de connexion n’a pas vérifié votre adresse e-mail. Demandez à son administrateur.',
    unknown: 'Aucun agent n’a l’adresse e-mail de ce compte. Demandez à votre administrateur.',
    otherAccount:
      'Un autre compte du service de connexion est lié à cet agent. Connectez-vous avec votre mot de passe et supprimez ce lien.',
    moved:
      'Votre organisation a déménagé à une autre adresse. Demandez à votre administrateur où vous connecter.',
  },
  heading: 'Se connecter pour répondre aux chats',
  signIn: 'Se connecter',
  signInWith: (provider) => `Se connecter avec ${provider}`,
  again: 'Se reconnecter',
  expired: 'Votre session a pris fin. Ce que vous avez écrit est conservé.',
  notKept:
    'Ce navigateur ne conserve pas votre connexion ici. Autorisez les cookies pour ce site et utilisez https:// si l’adresse commence par http://.',
  fresh:
    'Ce service n’est pas encore configuré. Ouvrez le lien qu’il a affiché à son démarrage, ou redémarrez-le pour en obtenir un nouveau.',
  enterDemo: 'Ouvrir la démo',
  forgot: 'Mot de passe oublié ?',
  back: 'Retour à la connexion',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  atLeast: (characters) => `Au moins ${characters} caractères.`,
  setPassword: 'Définir le mot de passe',
  newEmail: 'Nouvelle adresse e-mail',
  confirmEmail: 'Confirmer l’adresse',
  confirmEmailLead: 'Vous êtes ensuite déconnecté partout et vous vous connectez avec la nouvelle adresse.',
  emailConfirmed: 'L’adresse a été modifiée. Connectez-vous avec elle.',
  chooseNew: 'Choisir un nouveau mot de passe',
  changed: 'Mot de passe modifié. Vous êtes déconnecté partout.',
  reset: 'Réinitialiser le mot de passe',
  weMail: 'Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  linkSent: 'Si un compte existe avec cette adresse, nous lui avons envoyé un lien.',
  enterCode: 'Saisir votre code',
  code: 'Code de votre application d’authentification ou code de récupération',
  setUpSecondFactor: 'Configurer la connexion à deux facteurs',
  demanded:
    'Votre organisation exige, en plus du mot de passe, le code d’une application. Scannez ceci avec une application d’authentification, sur votre téléphone ou dans votre gestionnaire de mots de passe.',
};
