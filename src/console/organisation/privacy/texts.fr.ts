import type { PrivacyTexts } from './texts';

export const privacyTexts: PrivacyTexts = {
  title: 'Confidentialité',
  lead: 'Quelles données des visiteurs sont conservées, et combien de temps.',
  oneVisitor: 'Un visiteur',
  oneVisitorLead: 'Exportez ou effacez ce que vous conservez sur une personne.',
  retention: 'Conservation',
  retentionLead: 'Les données plus anciennes sont supprimées dans l’heure qui suit l’enregistrement.',
  visitor: 'E-mail du visiteur ou ID du chat',
  visitorHelp:
    'Un e-mail trouve tous les chats qui le mentionnent. Un ID de chat trouve les chats du même navigateur et du même e-mail vérifié.',
  find: 'Rechercher',
  noData: 'Aucune donnée sur ce visiteur',
  chatsAndMessages: (count) => (count < 2 ? `${count} chat ou message` : `${count} chats et messages`),
  entries: (count) => `${count} ${count < 2 ? 'entrée' : 'entrées'}`,
  verified: (email) => `${email} (vérifié)`,
  notVerified: (email) => `${email} (non vérifié)`,
  download: 'Tout télécharger',
  eraseMore: 'Effacer…',
  reallyErase: 'Effacer ce visiteur ?',
  erases: (chatsAndMessages) =>
    `${chatsAndMessages} avec tous les messages, images et notes, les e-mails en attente à leur sujet et les blocages de ce visiteur.`,
  runningEnd: 'Les chats en cours se terminent. Cette action est irréversible.',
  eraseVisitor: 'Effacer le visiteur',
  erased: (chats) => `Effacé : ${chats} ${chats < 2 ? 'chat' : 'chats'}.`,
  saved: 'Enregistré.',
  reallyDelete: 'Supprimer les données plus anciennes ?',
  savingDeletes: (what) => `L’enregistrement supprime dans l’heure : ${what}.`,
  savingDeletesAll: 'L’enregistrement supprime dans l’heure toutes les données plus anciennes.',
  cannotBeUndone: 'Cette action est irréversible.',
  deleteWord: 'supprimer',
  saveAndDelete: 'Enregistrer et supprimer',
  dueChats: (text, count) =>
    count < 2 ? `${text} chat et tout ce qui s’y rattache` : `${text} chats et tout ce qui s’y rattache`,
  dueVisitors: (text, count) => `les données du visiteur de ${text} ${count < 2 ? 'chat' : 'chats'}`,
  duePictures: (text, count) => `${text} ${count < 2 ? 'image ou fichier' : 'images et fichiers'}`,
  dueEntries: (text, count) => `${text} ${count < 2 ? 'entrée de journal' : 'entrées de journal'}`,
  days: 'jours',
  forever: 'Sans limite',
  fields: {
    keepCasesDays: {
      title: 'Conserver les chats',
      description: 'À partir de la fin du chat. Il est ensuite supprimé avec tout ce qui s’y rattache.',
    },
    keepVisitorsDays: {
      title: 'Conserver les données des visiteurs',
      description:
        'Ensuite, le nom, l’e-mail, l’adresse IP, les pages, les variables et les notes de votre équipe sont supprimés. La conversation reste.',
    },
    keepScreenshotsDays: {
      title: 'Conserver les images et les fichiers',
      description: 'Les captures d’écran et les fichiers envoyés dans les chats.',
    },
    keepLogsDays: {
      title: 'Conserver les journaux d’audit et d’envoi',
      description: 'Les envois sont toujours supprimés après 30 jours.',
    },
    shortensAddresses: {
      title: 'Raccourcir les adresses IP',
      description:
        'Seul le réseau est enregistré : 24 bits en IPv4, 48 bits en IPv6. Les blocages par adresse IP couvrent alors le réseau.',
    },
  },
};
