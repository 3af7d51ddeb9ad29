/** What is said about the picture of a visitor's screen. */
export interface ScreenshotTexts {
  capture: string;
  choose: string;
  remove: string;
  /** Alternative text of the picture taken. */
  preview: string;
  unreadable: string;
  sending: string;
  sent: string;
  refused: string;
  failed: string;
  dismiss: string;
}

/** In English; the other languages' files hold their own. */
export const screenshotTexts: ScreenshotTexts = {
  capture: 'Capture screen',
  choose: 'Choose picture',
  remove: 'Remove',
  preview: 'Your screenshot',
  unreadable: 'This file isn’t a picture that we can read.',
  sending: 'Sending your screenshot…',
  sent: 'Screenshot sent.',
  refused: 'This chat can’t take pictures, so your screenshot was not sent. Describe what you see instead.',
  failed: 'Your screenshot was not sent.',
  dismiss: 'Got it',
};
