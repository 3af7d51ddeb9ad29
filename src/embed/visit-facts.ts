import type { BasicBrowser } from '../browser/browser';
import type { WidgetSettings } from '../contract/settings';
import { storagePrefix } from '../contract/stored-chat';

/** Where the visitor is and came from. */
export interface VisitFacts {
  pageUrl: string;
  referrerUrl: string;
  entryUrl: string;
  userAgent: string;
  locale: string;
}

interface Entry {
  url: string;
  referrer: string;
}

const entryKey = `${storagePrefix}entry`;

/** Keeps, for this tab, the page the visit began on and where the visitor came from. */
export function rememberEntry(
  { page, tabStorage }: BasicBrowser,
  { keepQueryStrings }: WidgetSettings,
): void {
  if (tabStorage.get(entryKey) !== null) return;
  const entry: Entry = {
    url: publicUrl(page.url(), keepQueryStrings),
    referrer: publicUrl(page.referrer(), keepQueryStrings),
  };
  tabStorage.set(entryKey, JSON.stringify(entry));
}

export function readVisitFacts(
  { page, tabStorage }: BasicBrowser,
  { keepQueryStrings, locale }: WidgetSettings,
): VisitFacts {
  const entry = parseEntry(tabStorage.get(entryKey));
  return {
    pageUrl: publicUrl(page.url(), keepQueryStrings),
    referrerUrl: entry?.referrer ?? publicUrl(page.referrer(), keepQueryStrings),
    entryUrl: entry?.url ?? publicUrl(page.url(), keepQueryStrings),
    userAgent: page.userAgent(),
    locale: locale || (page.languages()[0] ?? ''),
  };
}

/** Query strings and fragments often carry personal data. */
function publicUrl(url: string, keepQueryStrings: boolean): string {
  return keepQueryStrings ? url : url.replace(/[?#].*$/s, '');
}

function parseEntry(text: string | null): Entry | undefined {
  try {
    const { url, referrer } = JSON.parse(text ?? '') as Partial<Entry>;
    return typeof url === 'string' && typeof referrer === 'string' ? { url, referrer } : undefined;
  } catch {
    return undefined;
  }
}
