import type { OpenIdRefusal } from '../../../contract/organisation/open-id';
import { roomTexts } from '../../kit/texts/room-texts';

export type SignInTexts = ReturnType<typeof signInTexts>;

/** Why signing in through a provider did not come about. */
const refusals: Record<OpenIdRefusal, string> = {
  unreachable: 'The sign-in service can’t be reached. Try again, or sign in with your password.',
  cancelled: 'The sign-in was cancelled.',
  failed: 'The sign-in service’s response is not valid. Try again, or sign in with your password.',
  expired: 'This took too long or was started in another browser. Try again.',
  tooMany: 'Too many attempts. Wait a few minutes, or sign in with your password.',
  unverified: 'The sign-in service has not verified your e-mail address. Ask its administrator.',
  unknown: 'There is no agent with this account’s e-mail address. Ask your administrator.',
  otherAccount:
    'Another account of the sign-in service is linked to this agent. Sign in with your password and unlink it.',
  moved: 'Your organisation has moved to another address. Ask your administrator where to sign in.',
};

/** What the ways into the console say. */
export const signInTexts = roomTexts('entry/sign-in', {
  refusals,
  heading: 'Sign in to answer chats',
  signIn: 'Sign in',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  again: 'Sign in again',
  expired: 'Your session has ended. What you wrote is kept.',
  notKept:
    'This browser doesn’t keep you signed in here. Allow cookies for this site, and use https:// if its address begins with http://.',
  fresh:
    'This service is not set up yet. Open the link that it printed at its start, or restart it for a new one.',
  enterDemo: 'Enter the demo',
  forgot: 'Forgot password?',
  back: 'Back to sign in',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  atLeast: (characters: number) => `At least ${characters} characters.`,
  setPassword: 'Set password',
  newEmail: 'New e-mail address',
  confirmEmail: 'Confirm address',
  confirmEmailLead: 'You are then signed out everywhere, and sign in with the new address.',
  emailConfirmed: 'Address changed. Sign in with it now.',
  chooseNew: 'Choose a new password',
  changed: 'Password changed. You are signed out everywhere.',
  reset: 'Reset your password',
  weMail: 'We send you a link to choose a new password.',
  sendLink: 'Send link',
  linkSent: 'If an account with this address exists, we have sent it a link.',
  enterCode: 'Enter your code',
  code: 'Code from your authenticator app, or a recovery code',
  setUpSecondFactor: 'Set up two-factor sign-in',
  demanded:
    'Your organisation requires a code from an app besides your password. Scan this with an authenticator app, on your phone or in your password manager.',
});
