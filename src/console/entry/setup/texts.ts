import { roomTexts } from '../../kit/texts/room-texts';

export type SetupTexts = ReturnType<typeof setupTexts>;

/** What the first steps on a fresh service say. */
export const setupTexts = roomTexts('entry/setup', {
  setUp: 'Set up your chat',
  linkOver: 'This link has been used or has expired',
  restart: 'Restart the service. If nothing is set up yet, it prints a new link.',
  signIn: 'Sign in',
  finish: 'Create',
  organisation: 'Name of the organisation',
  organisationHelp: 'Your company’s name. Only your team sees it.',
  name: 'Your name',
  nameHelp: 'Visitors see this name. You can change it later.',
  email: 'E-mail',
  emailHelp: 'You use it to sign in.',
  password: 'Password',
  atLeast: (characters: number) => `At least ${characters} characters.`,
  widget: 'Name of the widget',
  widgetHelp:
    'Such as the name of your shop. Visitors see it as the sender of mails. You set its look later.',
});
