import type { Plural } from './plural';

/** What the pill above the composer says. */
export interface JumpTexts {
  /** Where nothing is new. */
  jump: string;
  newMessages: Plural;
}

/** In English; the other languages' files hold their own. */
export const jumpTexts: JumpTexts = {
  jump: 'Jump to latest',
  newMessages: { one: '# new message', other: '# new messages' },
};
