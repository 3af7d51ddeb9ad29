import type { FormsTexts } from './texts';

export const formsTexts: FormsTexts = {
  beforeChat: 'Vor einem Chat',
  beforeChatLead: 'Ordnen Sie die Felder durch Ziehen oder mit den Pfeilen.',
  form: 'Formular',
  firstForm: 'Erstes Formular',
  offlineForm: 'Wenn niemand online ist',
  promisedAnswer:
    'Es ist kein Mailserver eingerichtet, aber Besuchern wird eine Antwort per E-Mail angekündigt. {mail}, {text} oder antworten Sie aus Ihrem eigenen Mailprogramm.',
  setUpMail: 'Richten Sie einen Mailserver ein',
  otherText: 'schreiben Sie andere Texte',

  newField: 'Neues Feld',
  addField: 'Feld hinzufügen',
  isRemoved: (name) => `„${name}“ wurde entfernt.`,
  optionCount: (count) => (count === 1 ? '1 Option' : `${count} Optionen`),
  required: 'Pflichtfeld',

  field: {
    label: 'Beschriftung',
    labelHint: (label) => `Wenn leer: „${label}“, in der Sprache des Besuchers.`,
    isRequired: 'Pflichtfeld',
    options: 'Optionen',
    option: 'Option',
    addOption: 'Option hinzufügen',
    hiddenValue: 'Wert',
    hiddenValueHint:
      'Wird mit dem Chat gesendet. Besucher sehen ihn nicht. Ihre Seite kann einen anderen Wert setzen.',
    value: 'Standardwert',
    valueHint: 'Besucher können ihn ändern. Ihre Seite kann einen anderen Wert setzen.',
  },

  translation: {
    otherLanguage: 'Andere Sprache',
    ofQuestions: 'Fragen übersetzen',
    ofChoiceLabel: 'Beschriftung übersetzen',
    ofSurvey: 'Bewertung übersetzen',
    add: 'Sprache hinzufügen',
    option: (name) => `Option „${name}“`,
    remove: (language) => `${language} entfernen`,
  },

  selectorLead:
    'Wenn mehrere Teams je ein Widget haben, können Besucher im ersten Formular eines davon wählen.',
  unknownWidget: 'Dieses Widget gibt es nicht mehr',
  label: 'Was Besucher lesen',
  newWidget: 'Weiteres Widget',
  addWidget: 'Widget hinzufügen',
};
