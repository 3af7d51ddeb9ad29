/**
 * The header of every request of the console, and of every answer of its API: `x-console: 1`. No other site can send it,
 * and what something in between answers lacks it.
 */
export const consoleHeader = 'x-console';
