/** A dialog that a button or a key has asked for. */
export type AskedDialog = 'filters' | 'keyboard' | 'routing' | 'seenBy' | 'snooze' | 'transfer' | undefined;
