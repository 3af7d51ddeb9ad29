/** To one browser of an agent: a visitor waits. What the visitor wrote is not in it. */
export interface WaitingChatPush {
  subscriptionId: string;
  caseId: string;
  /** When the visitor began to wait: once somebody has taken the chat it is not sent. */
  waitsSince: number;
  title: string;
  text: string;
  /** Path of the chat in the console. */
  url: string;
}
