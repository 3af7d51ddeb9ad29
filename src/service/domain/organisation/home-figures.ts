/** Figures of today, each read by one cheap query. */
export interface HomeFigures {
  /** Chats of these widgets: those that are open, and those that began since then; and messages to answer. */
  chats(widgetIds: string[], since: number): Promise<ChatFigures>;
  /** Whether these widgets have ever had a chat or a message, and an answer. */
  history(widgetIds: string[]): Promise<{ hasChats: boolean; hasAnswers: boolean }>;
  /** Mails of the organisation that were added since then and failed. */
  failedMails(orgId: number, since: number): Promise<number>;
  /** Mails of the organisation that failed at least so often, and are tried again. At most `most` are counted. */
  delayedMails(orgId: number, attempts: number, most: number): Promise<number>;
  /** The settings of look and texts that its widgets have, each once: few of them. */
  looks(orgId: number): Promise<object[]>;
  /** Those of the widgets that have a draft. */
  drafted(widgetIds: string[]): Promise<string[]>;
}

export interface ChatFigures {
  waiting: number;
  active: number;
  answered: number;
  missed: number;
  offline: number;
  /** Offline messages that nobody has marked as done. */
  messages: number;
  /** Seconds until the first answer; absent without any. */
  medianWait?: number;
}
