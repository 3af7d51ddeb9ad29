/** Days for which an organisation may keep something of its visitors, if not for ever. */
export const longestRetention = 3_650;
