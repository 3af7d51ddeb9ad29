import { wordsIn } from '../../kit/texts/words';
import type { PublishingTexts } from './texts';
import { settingWords } from './words/settings';

export const publishingTexts: PublishingTexts = {
  discardChanges: 'Verwerfen',
  discard: 'Verwerfen',
  discarded: 'Änderungen verworfen.',
  saveDraft: 'Entwurf speichern',
  publishDialog: 'Veröffentlichen …',
  unsaved: 'Nicht gespeicherte Änderungen',
  allPublished: 'Alles ist veröffentlicht.',
  unpublished: (count) =>
    count === 1 ? '1 unveröffentlichte Änderung.' : `${count} unveröffentlichte Änderungen.`,
  unpublishedBy: (count, name) =>
    count === 1
      ? `1 unveröffentlichte Änderung, gespeichert von ${name}.`
      : `${count} unveröffentlichte Änderungen, gespeichert von ${name}.`,
  publishThese: 'Diese Änderungen veröffentlichen?',
  publish: 'Veröffentlichen',
  seenOnReload: 'Besucher sehen sie, wenn sie eine Seite öffnen oder neu laden.',
  published: 'Veröffentlicht. Die Seiten zeigen es innerhalb einer Minute.',
  publishedSince:
    'Inzwischen hat jemand anderes veröffentlicht. Eine frühere Version stellen Sie unter „Verlauf“ wieder her.',

  sections: {
    colours: { title: 'Farben und Position' },
    launcher: { title: 'Launcher' },
    words: {
      title: 'Texte des Chatfensters',
      lead: 'Wenn leer, erscheint der Standardtext in der Sprache des Besuchers.',
    },
    prechatForm: { title: 'Erstes Formular' },
    offlineForm: { title: 'Formular, wenn kein Agent online ist' },
    selector: { title: 'Auswahl des Widgets' },
    survey: { title: 'Nach einem Chat' },
    chat: { title: 'Im Chat' },
    privacy: { title: 'Datenschutz der Besucher' },
    developers: {
      title: 'Für Entwickler',
      lead: 'Sie brauchen diese Einstellungen nur, wenn der eigene Code Ihrer Seite mit dem Widget arbeitet.',
    },
    rules: { title: 'Einladungen' },
  },
  settings: wordsIn('de', settingWords),

  language: 'Sprache',
  widgetSpeaks: 'Das Widget spricht',
  pagesLanguage: 'Die Sprache der Seite oder des Browsers',
  everyLanguage: 'Alle Sprachen',
  customWording: 'Eigene Formulierungen',

  fieldKinds: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    question: 'Frage',
    text: 'Kurzer Text',
    longText: 'Langer Text',
    choice: 'Auswahl',
    checkbox: 'Kontrollkästchen',
    hidden: 'Verborgener Wert',
  },
  fieldLabels: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    question: 'Wie können wir helfen?',
  },

  added: 'hinzugefügt',
  removed: 'entfernt',
  changed: 'geändert',
  lists: {
    field: {
      item: 'Feld',
      members: {
        kind: 'Typ',
        label: 'Beschriftung',
        isRequired: 'Pflichtfeld',
        options: 'Optionen',
        value: 'Standardwert',
        translations: 'Andere Sprachen',
      },
    },
    widget: {
      item: 'Widget',
      members: { id: 'Widget', label: 'Beschriftung', translations: 'Andere Sprachen' },
    },
    wording: { item: 'Text', members: { locale: 'Sprache', key: 'Text', text: 'Formulierung' } },
    rule: {
      item: 'Regel',
      members: {
        id: 'Name',
        when: 'Bedingung',
        messages: 'Nachrichten',
        priority: 'Priorität',
        isMinimized: 'Einzeilig anzeigen',
        offlineFallback: 'Offline-Formular öffnen, wenn kein Agent online ist',
        agent: 'Agent',
        cap: 'Obergrenze',
      },
    },
    question: 'Frage',
    questions: 'Fragen',
    variable: 'Variable',
    alias: 'Name',
  },
  rules: 'Regeln',
};
