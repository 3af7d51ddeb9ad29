import type { SettingTexts } from './setting-texts';

const formStyle = {
  title: 'Présentation',
  enumTitles: {
    form: 'Toutes les questions à la fois, dans un formulaire',
    conversation: 'Une par une, comme dans un chat',
  },
};

export const settingTexts: SettingTexts = {
  'look.accent': {
    title: 'Couleur d’accentuation',
    description:
      'Pour le lanceur, les boutons et les messages du visiteur. Le texte y est noir ou blanc, selon ce qui se lit le mieux.',
  },
  'look.scheme': {
    title: 'Clair ou sombre',
    enumTitles: {
      auto: 'Comme l’appareil du visiteur',
      light: 'Toujours clair',
      dark: 'Toujours sombre',
    },
  },
  'look.radius': { title: 'Rayon des angles', unit: 'pixels' },
  'look.position': {
    title: 'Position',
    enumTitles: {
      br: 'En bas à droite',
      bl: 'En bas à gauche',
      tr: 'En haut à droite',
      tl: 'En haut à gauche',
    },
  },
  'look.launcher.kind': {
    title: 'Type de lanceur',
    enumTitles: {
      icon: 'Un bouton rond',
      text: 'Un bouton avec du texte',
      image: 'Votre propre image',
      none: 'Un élément de votre page',
    },
  },
  'look.launcher.onlineText': {
    title: 'Texte lorsqu’un agent est en ligne',
    description: 'Si ce champ est vide : « Discutez avec nous », dans la langue du visiteur.',
  },
  'look.launcher.offlineText': {
    title: 'Texte lorsqu’aucun agent n’est en ligne',
    description: 'Si ce champ est vide : « Laisser un message », dans la langue du visiteur.',
  },
  'look.launcher.imageUrl': {
    title: 'URL de l’image',
    description: 'Une adresse https, ou un chemin sur votre propre site.',
  },
  'look.launcher.element': {
    title: 'Éléments de votre page qui ouvrent le chat',
    description: 'Un sélecteur CSS. Ces éléments fonctionnent en plus du lanceur.',
  },
  'look.launcher.isShownOffline': {
    title: 'Afficher lorsqu’aucun agent n’est en ligne',
    description: 'Les visiteurs peuvent alors laisser un message.',
  },
  'look.launcher.failedText': {
    title: 'Texte si le chat n’a pas pu être chargé',
    description:
      'Si ce champ est vide : « Le chat n’a pas pu être chargé. Réessayez. », dans la langue du visiteur.',
  },
  'texts.title': {
    title: 'Titre de la fenêtre de chat',
    description: 'En général votre entreprise ou votre équipe.',
  },
  'texts.presence': { title: 'Ligne sous le titre', placeholder: 'Nous répondons en quelques minutes' },
  'texts.greeting': { title: 'Au-dessus du premier formulaire' },
  'texts.offlineGreeting': { title: 'Au-dessus du formulaire lorsqu’aucun agent n’est en ligne' },
  'forms.prechat.style': formStyle,
  firstQuestions: {
    title: 'Premières questions',
    description: 'Cinq au plus, sous forme de boutons au-dessus des champs. Un clic pose l’une d’elles.',
    itemTitle: 'question',
    addTitle: 'Ajouter une question',
    placeholder: 'Où est ma commande ?',
  },
  'forms.offline.style': formStyle,
  'selector.label': {
    title: 'Libellé au-dessus du choix',
    description: 'Si ce champ est vide : « À qui souhaitez-vous parler ? », dans la langue du visiteur.',
  },
  'survey.isOn': {
    title: 'Demander une évaluation',
    description: 'De une à cinq étoiles. Elles figurent dans le journal et les rapports.',
  },
  'survey.question': {
    title: 'Question',
    description:
      'Si ce champ est vide : « Comment s’est passée cette conversation ? », dans la langue du visiteur.',
  },
  'survey.askComment': { title: 'Demander un commentaire' },
  'survey.commentLabel': { title: 'Libellé du commentaire' },
  'survey.thanks': { title: 'Texte de remerciement' },
  'screenshot.isOn': {
    title: 'Les visiteurs peuvent envoyer une image de leur écran',
    description: 'Ils choisissent ce qu’elle contient et la voient avant l’envoi.',
  },
  'screenshot.isRequired': {
    title: 'Exiger une image dans le premier formulaire',
    description: 'Aucun chat ne démarre sans elle. La plupart des visiteurs préfèrent ne pas en envoyer.',
  },
  'files.isOn': {
    title: 'Les visiteurs et les agents peuvent envoyer des fichiers',
    description: 'Ils sont conservés avec le chat. Toute personne qui a le lien d’un fichier peut l’ouvrir.',
  },
  'files.pictures': { title: 'Images', description: 'PNG, JPEG, GIF et WebP.' },
  'files.documents': {
    title: 'Documents',
    description: 'PDF, texte brut, CSV, Word, Excel et PowerPoint.',
  },
  'files.archives': { title: 'Archives ZIP', description: 'Leur contenu n’est pas analysé.' },
  'files.drawings': {
    title: 'Dessins SVG',
    description: 'Ils peuvent contenir des scripts ; ils sont donc téléchargés et jamais affichés.',
  },
  'files.largest': { title: 'Taille maximale d’un fichier', unit: 'Mo' },
  'files.most': {
    title: 'Fichiers par chat',
    description: 'Le visiteur peut en envoyer autant, et les agents autant de leur côté.',
  },
  'callMe.isOn': {
    title: 'Les visiteurs peuvent demander à être appelés',
    description: 'Ils laissent un numéro de téléphone. Les agents le voient dans le chat.',
  },
  'transcriptEmail.isOn': {
    title: 'Les visiteurs peuvent recevoir la conversation par e-mail après un chat',
    description: 'Elle est envoyée uniquement à l’adresse qu’ils ont indiquée.',
  },
  sounds: {
    title: 'Jouer un son à chaque nouveau message',
    description: 'Les visiteurs peuvent le couper.',
  },
  titleFlash: {
    title: 'Faire clignoter le titre de l’onglet tant qu’un message n’est pas lu',
  },
  'consent.isRequired': {
    title: 'Exiger le consentement',
    description:
      'Tant que votre page n’a pas appelé ChatWidget.setConsent("granted"), rien n’est enregistré dans le navigateur et aucun visiteur n’est invité.',
  },
  typingPreview: {
    title: 'Les agents voient ce que les visiteurs saisissent avant l’envoi',
    description: 'Cette saisie n’est pas conservée. Mentionnez-la dans votre politique de confidentialité.',
  },
  keepQueryStrings: {
    title: 'Envoyer les adresses des pages avec leurs paramètres',
    description:
      'Les agents les voient et le journal les conserve. Ils peuvent contenir des noms ou des codes de connexion.',
  },
  variables: {
    title: 'Variables JavaScript à envoyer avec un chat',
    description:
      'Noms de variables globales ou chemins tels que cart.total. Elles sont lues au démarrage du chat.',
    itemTitle: 'variable',
    addTitle: 'Ajouter une variable',
  },
  aliases: {
    title: 'Autres noms de l’objet ChatWidget',
    description: 'Pour les pages qui appellent l’objet d’un autre fournisseur, par exemple SupportChat.',
    itemTitle: 'nom',
    addTitle: 'Ajouter un nom',
  },
  'proactive.isOn': {
    title: 'Inviter les visiteurs',
    description: 'Si cette option est désactivée, aucune règle n’invite.',
  },
  'proactive.reengagementMinutes': {
    title: 'Délai après la fermeture d’une invitation par un visiteur',
  },
  'proactive.timeZone': {
    title: 'Fuseau horaire',
    description: 'Pour les heures et les jours de la semaine des règles.',
  },
  'proactive.trackRoutes': {
    title: 'Compter chaque route d’une application monopage comme une page',
  },
};
