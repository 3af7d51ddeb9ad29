import { storagePrefix } from './stored-chat';

/** How a visit began. Kept for a tab, spoken between the embed (which keeps it) and the panel. */
export interface StoredVisit {
  entryUrl: string;
  referrerUrl: string;
}

export const visitKey = `${storagePrefix}visit`;

export function parseStoredVisit(text: string | null): StoredVisit | undefined {
  try {
    const { entryUrl, referrerUrl } = JSON.parse(text ?? '') as Partial<StoredVisit>;
    return typeof entryUrl === 'string' && typeof referrerUrl === 'string'
      ? { entryUrl, referrerUrl }
      : undefined;
  } catch {
    return undefined;
  }
}
