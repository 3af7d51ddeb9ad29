/** Begins the case ids of test conversations with a bot. */
export const trialPrefix = 'trial-';
export const longestTrialText = 10_000;
