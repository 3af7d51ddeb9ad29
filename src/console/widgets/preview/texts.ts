import { roomTexts } from '../../kit/texts/room-texts';

export type PreviewTexts = ReturnType<typeof previewTexts>;

/** What the preview of a widget says. */
export const previewTexts = roomTexts('widgets/preview', {
  preview: 'Preview',
  view: 'View',
  states: {
    launcher: 'Launcher',
    form: 'First form',
    chat: 'Chat',
    survey: 'After a chat',
    offline: 'Nobody online',
    invitation: 'Invitation',
  },
  device: 'Device',
  devices: { desktop: 'Desktop', phone: 'Phone' },
  scheme: 'Colour scheme of the device',
  schemes: { light: 'Light', dark: 'Dark' },
  settings: 'Settings',
  sources: { draft: 'Draft', published: 'Published' },
  page: 'The page',
  widgetOnPage: 'The widget on a page',
  harmless: 'Nothing you do in this preview reaches your agents.',
  surveyIsOff: 'The survey is off.',
  invitationsAreOff: 'Invitations are off.',
  noLauncher: 'There is no launcher. An element of your page opens the chat.',
  alwaysInScheme: {
    light: 'The widget is always light, even if the device prefers dark.',
    dark: 'The widget is always dark, even if the device prefers light.',
  },
  /** What is said in the preview itself. */
  sample: {
    page: 'A page of yours',
    question: 'Hi! Do you deliver to Norway?',
    answers: [
      'Hello! Yes, we do: it takes three to five days.',
      'Shall I look up what it costs for your order?',
    ],
    ended: 'Maya ended the chat.',
    invitation: 'Hello! Can we help you with anything?',
  },
});
