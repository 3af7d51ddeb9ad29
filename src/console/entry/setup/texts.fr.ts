import type { SetupTexts } from './texts';

export const setupTexts: SetupTexts = {
  setUp: 'Configurez votre chat',
  linkOver: 'Ce lien a déjà été utilisé ou a expiré',
  restart: 'Redémarrez le service. Si rien n’est encore configuré, il affiche un nouveau lien.',
  signIn: 'Se connecter',
  finish: 'Créer',
  organisation: 'Nom de l’organisation',
  organisationHelp: 'Le nom de votre entreprise. Visible uniquement par votre équipe.',
  name: 'Votre nom',
  nameHelp: 'Les visiteurs voient ce nom. Vous pourrez le modifier plus tard.',
  email: 'Adresse e-mail',
  emailHelp: 'Elle vous sert à vous connecter.',
  password: 'Mot de passe',
  atLeast: (characters) => `Au moins ${characters} caractères.`,
  widget: 'Nom du widget',
  widgetHelp:
    'Par exemple le nom de votre boutique. Les visiteurs le voient comme expéditeur des e-mails. Vous réglerez son apparence plus tard.',
};
