import { attempt } from './attempt';

/**
 * Deletes every cookie of the site whose name begins so; a page in a sandbox throws at the touch of its cookies.
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie
 */
export function forgetCookies(document: Document, prefix: string): void {
  attempt(() => {
    for (const pair of document.cookie.split('; ')) {
      if (pair.startsWith(prefix)) document.cookie = `${pair.split('=')[0]}=;path=/;max-age=0`;
    }
  });
}
