import { wordsIn } from '../../kit/texts/words';
import type { PublishingTexts } from './texts';
import { settingWords } from './words/settings';

export const publishingTexts: PublishingTexts = {
  discardChanges: 'Abandonner',
  discard: 'Abandonner',
  discarded: 'Modifications abandonnées.',
  saveDraft: 'Enregistrer le brouillon',
  publishDialog: 'Publier…',
  unsaved: 'Modifications non enregistrées',
  allPublished: 'Tout est publié.',
  unpublished: (count) =>
    count < 2 ? `${count} modification non publiée.` : `${count} modifications non publiées.`,
  unpublishedBy: (count, name) =>
    count < 2
      ? `${count} modification non publiée, enregistrée par ${name}.`
      : `${count} modifications non publiées, enregistrées par ${name}.`,
  publishThese: 'Publier ces modifications ?',
  publish: 'Publier',
  seenOnReload: 'Les visiteurs les voient lorsqu’ils ouvrent ou rechargent une page.',
  published: 'Modifications publiées. Les pages les affichent en moins d’une minute.',
  publishedSince:
    'Quelqu’un d’autre a publié entre-temps. Pour revenir à une version, restaurez-la sous « Historique ».',

  sections: {
    colours: { title: 'Couleurs et position' },
    launcher: { title: 'Lanceur' },
    words: {
      title: 'Textes de la fenêtre de chat',
      lead: 'Si un champ est vide, le texte par défaut est utilisé, dans la langue du visiteur.',
    },
    prechatForm: { title: 'Premier formulaire' },
    offlineForm: { title: 'Formulaire lorsqu’aucun agent n’est en ligne' },
    selector: { title: 'Choix du widget' },
    survey: { title: 'Après un chat' },
    chat: { title: 'Pendant un chat' },
    privacy: { title: 'Confidentialité des visiteurs' },
    developers: {
      title: 'Pour les développeurs',
      lead: 'Ces réglages ne servent que si le code de votre page interagit avec le widget.',
    },
    rules: { title: 'Invitations' },
  },
  settings: wordsIn('fr', settingWords),

  language: 'Langue',
  widgetSpeaks: 'Langue du widget',
  pagesLanguage: 'La langue de la page, ou celle du navigateur',
  everyLanguage: 'Toutes les langues',
  customWording: 'Textes personnalisés',

  fieldKinds: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    question: 'Question',
    text: 'Texte court',
    longText: 'Texte long',
    choice: 'Choix',
    checkbox: 'Case à cocher',
    hidden: 'Valeur masquée',
  },
  fieldLabels: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    question: 'Comment pouvons-nous vous aider ?',
  },

  added: 'ajout',
  removed: 'suppression',
  changed: 'modification',
  lists: {
    field: {
      item: 'Champ',
      members: {
        kind: 'Type',
        label: 'Libellé',
        isRequired: 'Obligatoire',
        options: 'Options',
        value: 'Valeur par défaut',
        translations: 'Autres langues',
      },
    },
    widget: { item: 'Widget', members: { id: 'Widget', label: 'Libellé', translations: 'Autres langues' } },
    wording: { item: 'Texte', members: { locale: 'Langue', key: 'Texte', text: 'Formulation' } },
    rule: {
      item: 'Règle',
      members: {
        id: 'Nom',
        when: 'Condition',
        messages: 'Messages',
        priority: 'Priorité',
        isMinimized: 'Afficher sur une ligne',
        offlineFallback: 'Ouvrir le formulaire hors ligne lorsqu’aucun agent n’est en ligne',
        agent: 'Agent',
        cap: 'Limite',
      },
    },
    question: 'Question',
    questions: 'Questions',
    variable: 'Variable',
    alias: 'Nom',
  },
  rules: 'Règles',
};
