import type { MailDefaults } from './mail-template';

/** What mails say where nobody has written anything else. */
export const mailDefaults: MailDefaults = {
  transcript: {
    subject: 'Transcription du chat – {{widget}}',
    text: `Transcription du chat\u00a0: {{widget}}

Voici ce qui a été écrit dans le chat.

{{transcript}}`,
  },
  offlineMessage: {
    subject: 'Message de {{visitor}} – {{widget}}',
    text: `Nouveau message pour {{widget}}

{{message}}

{{details}}`,
  },
  invitation: {
    subject: 'Votre accès à la console',
    text: `Choisissez votre mot de passe pour la console

{{by}} vous a invité. Ouvrez ce lien\u00a0:

{{link}}

Il fonctionne une seule fois, pendant {{days}} jours. Si vous n’attendiez pas cet e-mail, ignorez-le.`,
  },
  passwordReset: {
    subject: 'Nouveau mot de passe pour la console',
    text: `Choisissez un nouveau mot de passe

{{link}}

Le lien fonctionne une seule fois, pendant {{minutes}} minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail. Votre mot de passe reste le même.`,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: `Votre mot de passe pour la console a été modifié

{{time}}. Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe.`,
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse',
    text: `Confirmez votre nouvelle adresse pour la console

{{link}}

Le lien fonctionne une seule fois, pendant {{minutes}} minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail. Rien ne change.`,
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: `Votre adresse e-mail pour la console a été modifiée

{{time}}. Vous vous connectez désormais avec {{email}}. Si ce n’était pas vous, prévenez tout de suite un administrateur.`,
  },
  newSignIn: {
    subject: 'Nouvelle connexion à la console',
    text: `Quelqu’un s’est connecté avec votre mot de passe depuis un nouveau navigateur

{{time}}, {{browser}}

Si ce n’était pas vous, changez de mot de passe et déconnectez-vous partout, à la page «\u00a0Compte\u00a0» de la console.`,
  },
  waitingChat: {
    subject: 'Un visiteur attend – {{widget}}',
    text: `Un visiteur de {{widget}} attend une réponse

Depuis le {{time}}. Personne n’a encore pris le chat.

{{link}}`,
  },
};
