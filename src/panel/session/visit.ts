import type { FormBrowser } from '../../browser/browser';
import type { PanelSettings } from '../../contract/settings';
import { parseStoredVisit, visitKey } from '../../contract/storage/stored-visit';
import type { Visit } from './environment';

/** Where the visitor is and came from, as the service learns it when a chat starts. */
export function readVisit(
  { page, storage, userAgent }: FormBrowser,
  { keepQueryStrings, locale }: Pick<PanelSettings, 'keepQueryStrings' | 'locale'>,
): Visit {
  const pageUrl = page.url();
  const { entryUrl, referrerUrl } = parseStoredVisit(storage.get(visitKey)) ?? {
    entryUrl: pageUrl,
    referrerUrl: page.referrer(),
  };
  // Query strings and fragments often carry personal data.
  function reported(url: string) {
    return keepQueryStrings ? url : url.replace(/[?#].*$/s, '');
  }
  return {
    pageUrl: reported(pageUrl),
    referrerUrl: reported(referrerUrl),
    entryUrl: reported(entryUrl),
    userAgent: userAgent(),
    locale: locale || (page.languages()[0] ?? ''),
  };
}
