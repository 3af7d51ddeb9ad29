/** The header with which the console sends every change: `x-console: 1`. No other site can send it. */
export const consoleHeader = 'x-console';
