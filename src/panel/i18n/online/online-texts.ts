/** What is said of the agents who are online. */
export interface OnlineTexts {
  /** `#`: their names, in no case but the first: languages inflect them after other words. */
  onlineNow: string;
}

/** In English; the other languages are in a file of their own. */
export const onlineTexts: OnlineTexts = { onlineNow: 'Online now: #' };
