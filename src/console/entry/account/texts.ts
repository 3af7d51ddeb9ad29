import { roomTexts } from '../../kit/texts/room-texts';

export type AccountTexts = ReturnType<typeof accountTexts>;

/** What the page of one’s own account says. */
export const accountTexts = roomTexts('entry/account', {
  title: 'Account',

  language: 'Language',
  languageLead: 'The console’s language in this browser. Visitors see the language of their own browser.',
  browserLanguage: 'Same as the browser',
  apply: 'Apply and reload',

  email: 'E-mail address',
  emailLeads: {
    link: 'We send a link to the new address. After you confirm it there, you are signed out everywhere and sign in with the new address.',
    direct:
      'No mail server is set up, so the address changes at once. You are signed out everywhere and sign in with the new address.',
    administrator: 'Ask an administrator to change it under Agents.',
    system: 'This account is managed by another system. Change the address there.',
  },
  newEmail: 'New e-mail address',
  yourPassword: 'Your password',
  mailLink: 'Send link',
  changeEmail: 'Change address',
  linkMailed: (email: string) =>
    `If no other account has ${email}, a link is on its way there. It works for an hour.`,
  confirmEmail: 'Confirm new address',
  confirmLead: 'You are then signed out everywhere, and sign in with the new address.',

  photo: 'Photo',
  photoLead: 'Visitors see it beside your answers, unless the widget has another picture of you.',
  savePhoto: 'Save photo',
  photoSaved: 'Your photo is saved.',

  password: 'Password',
  passwordLead: 'Changing it signs you out everywhere else.',
  passwordRule: (shortest: number, longest: number) =>
    `${shortest} to ${longest} characters; not your name, and not easy to guess.`,
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed. You are signed out everywhere else.',

  secondFactor: 'Two-factor sign-in',
  secondFactorLead:
    'Sign in with your password and a code from an app on your phone, so that a stolen password is not enough.',
  on: 'On',
  isDemanded: 'Your organisation requires it.',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  renewCodes: 'To get new ones, turn it off and on again.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOnSecondFactor: 'Turn on two-factor sign-in',
  needApp: 'You need an authenticator app on your phone or in your password manager.',
  turningOnSignsOut: 'Turning it on signs you out everywhere else.',
  scan: 'Scan this with your authenticator app',
  reallyTurnOff: 'Turn off two-factor sign-in?',
  setUpAgain:
    'Your organisation requires it: you are signed out, and set it up again when you sign in. Your remaining recovery codes stop working.',
  passwordOnly: 'You will sign in with your password only. Your remaining recovery codes stop working.',
  turnedOff: 'Two-factor sign-in is off.',

  signingInWith: (provider: string) => `Signing in with ${provider}`,
  notLinked: (provider: string) =>
    `No account is linked. It is linked when you first sign in with ${provider} using the same e-mail address.`,
  linkedSince: 'Linked since {moment}.',
  unlink: 'Unlink',
  reallyUnlink: (provider: string) => `Unlink your ${provider} account?`,
  cannotSignInWithIt: 'You can no longer sign in with it.',
  linkedAgain: (provider: string) =>
    `It is linked again when you next sign in with ${provider} using the same e-mail address.`,
  unlinked: 'Account unlinked.',

  sessions: 'Sessions',
  sessionsLead: 'Where you are signed in.',
  sessionsLeadWithMail: 'Where you are signed in. You get an e-mail when a new browser signs in.',
  columns: { browser: 'Browser', signedIn: 'Signed in', ends: 'Expires', actions: 'Actions' },
  thisBrowser: 'This browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  signOut: 'Sign out',
  signOutOf: (browser: string) => `Sign out ${browser}`,
  signOutOthers: 'Sign out everywhere else',
  reallySignOutOthers: 'Sign out everywhere else?',
  othersEnd: 'All other sessions end immediately.',
  othersSignedOut: 'You are signed out everywhere else.',
});
