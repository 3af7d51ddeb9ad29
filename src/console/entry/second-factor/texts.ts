import { roomTexts } from '../../kit/texts/room-texts';

export type SecondFactorTexts = ReturnType<typeof secondFactorTexts>;

/** What is said where a second factor is set up. */
export const secondFactorTexts = roomTexts('entry/second-factor', {
  qrCode: 'QR code for your authenticator app',
  orType: 'Or type this into the app:',
  secret: 'secret',
  codeFromApp: 'Code from the app',
  keepCodes: 'Keep these recovery codes',
  isOn: 'Two-factor sign-in is on. If you lose the app, use one of these codes instead. Each works once.',
  recoveryCodes: 'recovery codes',
  fileHead: (email: string) => `Recovery codes for ${email}. Each works once.`,
  fileName: 'recovery-codes.txt',
  download: 'Download',
  print: 'Print',
  shownOnce: 'They are shown only once.',
  saved: 'I saved them',
  continue: 'Continue',
});
