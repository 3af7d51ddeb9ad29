/** How the widget speaks to the page's developer. */
export interface Report {
  /** Says each message once. */
  warn(message: string): void;
  error(message: string, cause: unknown): void;
}

export function createReport(console: Pick<Console, 'warn' | 'error'>): Report {
  const said = new Set<string>();
  return {
    warn(message) {
      if (said.has(message)) return;
      said.add(message);
      console.warn(`ChatWidget: ${message}`);
    },
    error: (message, cause) => console.error(`ChatWidget: ${message}`, cause),
  };
}
