import { roomTexts } from '../../kit/texts/room-texts';

export type FormsTexts = ReturnType<typeof formsTexts>;

/** What the screen of a widget’s forms says. */
export const formsTexts = roomTexts('widgets/forms', {
  beforeChat: 'Before a chat',
  beforeChatLead: 'Drag the fields to reorder them, or use the arrows.',
  form: 'Form',
  firstForm: 'First form',
  offlineForm: 'When nobody is online',
  promisedAnswer:
    'No mail server is set up, but the form promises visitors a reply by e-mail. {mail}, {text}, or answer from your own mail program.',
  setUpMail: 'Set up a mail server',
  otherText: 'write other texts',

  newField: 'New field',
  addField: 'Add field',
  isRemoved: (name: string) => `${name} was removed.`,
  optionCount: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  required: 'required',

  field: {
    label: 'Label',
    labelHint: (label: string) => `If empty: “${label}”, in the visitor’s language.`,
    isRequired: 'Required',
    options: 'Options',
    option: 'option',
    addOption: 'Add option',
    hiddenValue: 'Value',
    hiddenValueHint: 'Sent with the chat. Visitors don’t see it. Your page can set another value.',
    value: 'Default value',
    valueHint: 'Visitors can change it. Your page can set another value.',
  },

  translation: {
    otherLanguage: 'Other language',
    ofQuestions: 'Translate questions',
    ofChoiceLabel: 'Translate label',
    ofSurvey: 'Translate survey',
    add: 'Add language',
    option: (name: string) => `Option “${name}”`,
    remove: (language: string) => `Remove ${language}`,
  },

  selectorLead: 'If several teams each have a widget, visitors can choose one in the first form.',
  unknownWidget: 'This widget no longer exists',
  label: 'What visitors read',
  newWidget: 'Another widget',
  addWidget: 'Add widget',
});
