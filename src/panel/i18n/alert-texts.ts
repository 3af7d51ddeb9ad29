export interface AlertTexts {
  /** In the page's title. */
  newMessage: string;
  /** Name of the switch. */
  sounds: string;
}

/** In English; the other languages' files hold their own. */
export const alertTexts: AlertTexts = { newMessage: 'New message', sounds: 'Sounds' };
