import type { FormBrowser } from '../../browser/browser';
import { readRecord } from '../../browser/read-record';
import type { PanelSettings } from '../../contract/settings/settings';
import { visitKey, type StoredVisit } from '../../contract/storage/stored-visit';
import type { Visit } from './environment';

/** Where the visitor is and came from, as the service learns it when a chat starts. */
export function readVisit(
  { page, storage, userAgent }: FormBrowser,
  { keepQueryStrings, locale }: Pick<PanelSettings, 'keepQueryStrings' | 'locale'>,
): Visit {
  const pageUrl = page.url();
  const { entryUrl = pageUrl, referrerUrl = page.referrer() } = readRecord<StoredVisit>(storage, visitKey);
  // Query strings and fragments often carry personal data.
  function reported(url: string) {
    return keepQueryStrings ? url : String(url).replace(/[?#].*$/s, '');
  }
  return {
    pageUrl: reported(pageUrl),
    referrerUrl: reported(referrerUrl),
    entryUrl: reported(entryUrl),
    userAgent: userAgent(),
    locale: locale || (page.languages()[0] ?? ''),
  };
}
