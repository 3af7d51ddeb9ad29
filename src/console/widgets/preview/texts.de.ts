import type { PreviewTexts } from './texts';

export const previewTexts: PreviewTexts = {
  preview: 'Vorschau',
  view: 'Ansicht',
  states: {
    launcher: 'Launcher',
    form: 'Erstes Formular',
    chat: 'Chat',
    survey: 'Nach einem Chat',
    offline: 'Niemand online',
    invitation: 'Einladung',
  },
  device: 'Gerät',
  devices: { desktop: 'Desktop', phone: 'Smartphone' },
  scheme: 'Farbschema des Geräts',
  schemes: { light: 'Hell', dark: 'Dunkel' },
  settings: 'Einstellungen',
  sources: { draft: 'Entwurf', published: 'Veröffentlicht' },
  page: 'Die Seite',
  widgetOnPage: 'Das Widget auf einer Seite',
  harmless: 'Nichts, was Sie in dieser Vorschau tun, erreicht Ihre Agenten.',
  surveyIsOff: 'Die Bewertung ist ausgeschaltet.',
  invitationsAreOff: 'Einladungen sind ausgeschaltet.',
  noLauncher: 'Es gibt keinen Launcher. Ein Element Ihrer Seite öffnet den Chat.',
  alwaysInScheme: {
    light: 'Das Widget ist immer hell, auch wenn das Gerät dunkel eingestellt ist.',
    dark: 'Das Widget ist immer dunkel, auch wenn das Gerät hell eingestellt ist.',
  },
  sample: {
    page: 'Eine Ihrer Seiten',
    question: 'Hallo! Liefern Sie nach Norwegen?',
    answers: [
      'Guten Tag! Ja, das dauert drei bis fünf Tage.',
      'Soll ich nachsehen, was der Versand für Ihre Bestellung kostet?',
    ],
    ended: 'Maya hat den Chat beendet.',
    invitation: 'Guten Tag! Können wir Ihnen helfen?',
  },
};
