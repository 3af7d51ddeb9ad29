/** Milliseconds for what changes each widget of an organisation: there may be a thousand. */
export const longChange = 60_000;
