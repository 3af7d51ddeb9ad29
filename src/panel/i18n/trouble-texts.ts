/** What is said below a message in trouble. */
export interface TroubleTexts {
  notSent: string;
  notKept: string;
  perhapsTwice: string;
  retry: string;
}

/** In English; the other languages' files hold their own. */
export const troubleTexts: TroubleTexts = {
  notSent: 'Not sent',
  notKept: 'Only on this page: keep it open until it is sent',
  perhapsTwice: 'May have been sent twice',
  retry: 'Retry',
};
