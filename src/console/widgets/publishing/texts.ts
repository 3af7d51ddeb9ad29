import { roomTexts } from '../../kit/texts/room-texts';
import { wordsIn } from '../../kit/texts/words';
import { settingWords } from './words/settings';

export type PublishingTexts = ReturnType<typeof publishingTexts>;

/** What every screen over a widget’s settings says, and what it calls them. */
export const publishingTexts = roomTexts('widgets/publishing', {
  discardChanges: 'Discard changes',
  discard: 'Discard',
  discarded: 'Changes discarded.',
  saveDraft: 'Save draft',
  publishDialog: 'Publish…',
  unsaved: 'Unsaved changes',
  allPublished: 'Everything is published.',
  unpublished: (count: number) => (count === 1 ? '1 unpublished change.' : `${count} unpublished changes.`),
  unpublishedBy: (count: number, name: string) =>
    `${count === 1 ? '1 unpublished change' : `${count} unpublished changes`}, saved by ${name}.`,
  publishThese: 'Publish these changes?',
  publish: 'Publish',
  seenOnReload: 'Visitors see them when they open or reload a page.',
  published: 'Published. Pages show it within a minute.',
  publishedSince: 'Someone else has published since. To go back to a version, restore it under History.',

  sections: {
    colours: { title: 'Colours and position' },
    launcher: { title: 'Launcher' },
    words: {
      title: 'Texts of the panel',
      lead: 'If empty, the default in the visitor’s language is used.',
    },
    prechatForm: { title: 'First form' },
    offlineForm: { title: 'Form when no agent is online' },
    selector: { title: 'Choice of widget' },
    survey: { title: 'After a chat' },
    chat: { title: 'In a chat' },
    privacy: { title: 'Visitor privacy' },
    developers: {
      title: 'For developers',
      lead: 'You need these only if your page’s own code works with the widget.',
    },
    rules: { title: 'Invitations' },
  },
  settings: wordsIn('en', settingWords),

  language: 'Language',
  widgetSpeaks: 'The widget speaks',
  pagesLanguage: 'The page’s language, or the browser’s',
  everyLanguage: 'Every language',
  customWording: 'Custom wording',

  fieldKinds: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    question: 'Question',
    text: 'Short text',
    longText: 'Long text',
    choice: 'Choice',
    checkbox: 'Checkbox',
    hidden: 'Hidden value',
  },
  /** As the widget calls its own fields where they have no label. */
  fieldLabels: { name: 'Name', email: 'Email', phone: 'Phone', question: 'How can we help?' },

  added: 'added',
  removed: 'removed',
  changed: 'changed',
  /** What changes of lists call an item and its members. */
  lists: {
    field: {
      item: 'Field',
      members: {
        kind: 'Type',
        label: 'Label',
        isRequired: 'Required',
        options: 'Options',
        value: 'Default value',
        translations: 'Other languages',
      },
    },
    widget: { item: 'Widget', members: { id: 'Widget', label: 'Label', translations: 'Other languages' } },
    wording: { item: 'Text', members: { locale: 'Language', key: 'Text', text: 'Wording' } },
    rule: {
      item: 'Rule',
      members: {
        id: 'Name',
        when: 'When',
        messages: 'Messages',
        priority: 'Priority',
        isMinimized: 'Show as one line',
        offlineFallback: 'Open the offline form when no agent is online',
        agent: 'Agent',
        cap: 'Limit',
      },
    },
    question: 'Question',
    questions: 'Questions',
    variable: 'Variable',
    alias: 'Name',
  },
  rules: 'Rules',
});
