/** What the service takes, so that fields end there. */
export const longestUrl = 2_048;
export const longestToken = 999;
export const longestName = 100;
export const mostTags = 50;
