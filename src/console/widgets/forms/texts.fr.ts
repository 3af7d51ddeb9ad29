import type { FormsTexts } from './texts';

export const formsTexts: FormsTexts = {
  beforeChat: 'Avant un chat',
  beforeChatLead: 'Faites glisser les champs pour les réordonner, ou utilisez les flèches.',
  form: 'Formulaire',
  firstForm: 'Premier formulaire',
  offlineForm: 'Personne en ligne',
  promisedAnswer:
    'Aucun serveur de messagerie n’est configuré, mais une réponse par e-mail est annoncée aux visiteurs. {mail}, {text} ou répondez depuis votre propre messagerie.',
  setUpMail: 'Configurez un serveur de messagerie',
  otherText: 'rédigez d’autres textes',

  newField: 'Nouveau champ',
  addField: 'Ajouter un champ',
  isRemoved: (name) => `« ${name} » a été supprimé.`,
  optionCount: (count) => (count < 2 ? `${count} option` : `${count} options`),
  required: 'obligatoire',

  field: {
    label: 'Libellé',
    labelHint: (label) => `Si ce champ est vide : « ${label} », dans la langue du visiteur.`,
    isRequired: 'Obligatoire',
    options: 'Options',
    option: 'option',
    addOption: 'Ajouter une option',
    hiddenValue: 'Valeur',
    hiddenValueHint:
      'Envoyée avec le chat. Les visiteurs ne la voient pas. Votre page peut définir une autre valeur.',
    value: 'Valeur par défaut',
    valueHint: 'Les visiteurs peuvent la modifier. Votre page peut définir une autre valeur.',
  },

  translation: {
    otherLanguage: 'Autre langue',
    ofQuestions: 'Traduire les questions',
    ofChoiceLabel: 'Traduire le libellé',
    ofSurvey: 'Traduire l’évaluation',
    add: 'Ajouter la langue',
    option: (name) => `Option «\u00a0${name}\u00a0»`,
    remove: (language) => `Supprimer\u00a0: ${language}`,
  },

  selectorLead:
    'Si plusieurs équipes ont chacune un widget, les visiteurs peuvent en choisir un dans le premier formulaire.',
  unknownWidget: 'Ce widget n’existe plus',
  label: 'Texte affiché aux visiteurs',
  newWidget: 'Autre widget',
  addWidget: 'Ajouter le widget',
};
