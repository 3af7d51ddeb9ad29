/**
 * The header of every request of the console, and of every answer of its API: `x-console: 1`. No other site can send it,
 * and what something in between answers lacks it.
 */
export const consoleHeader = 'x-console';

/**
 * The header in which a page of the console says whom it shows, by e-mail, encoded as part of an address. Tabs share the
 * session: once somebody else has signed in, a page that still shows the one before neither acts in their name nor reads
 * what is theirs.
 */
export const agentHeader = 'x-console-agent';

/** What agents look for in chats, in characters. */
export const longestSearch = 100;
