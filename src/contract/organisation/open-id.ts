/** Signing in through an OpenID provider of the operator's. */

/** Why it did not come about. The browser comes back to the console's address `#/sign-in/{reason}`. */
export const openIdRefusals = {
  unreachable: 'The sign-in service can’t be reached. Try again, or sign in with your password.',
  cancelled: 'The sign-in was cancelled.',
  failed: 'The sign-in service’s response is not valid. Try again, or sign in with your password.',
  expired: 'This took too long or was started in another browser. Try again.',
  tooMany: 'Too many tries. Wait some minutes, or sign in with your password.',
  unverified: 'The sign-in service has not verified your e-mail address. Ask its administrator.',
  unknown: 'There is no agent with this account’s e-mail address. Ask your administrator.',
  otherAccount:
    'Another account of the sign-in service is linked to this agent. Sign in with your password and unlink it.',
} as const;

export type OpenIdRefusal = keyof typeof openIdRefusals;

/** Where the browser comes back to when a code of the second factor is still to be given. */
export const secondStep = 'code';
