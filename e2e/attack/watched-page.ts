import { expect, type Page, type Route } from 'playwright/test';

export interface WatchedPage {
  page: Page;
  /** What is loaded meanwhile has the policy. Only then are requests of the page held up, without which it has a cache. */
  withPolicy(load: () => Promise<unknown>): Promise<void>;
  /** Nothing of what was shown has run, was asked for elsewhere, or is on the page as more than text. */
  expectHarmless(): Promise<void>;
}

/** What the page would do that shows a text as code. Own files alone, and no markup made of text. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Watches a page that has a policy of its own, beside ours, which reports and refuses nothing. */
export async function watch(page: Page, origin: string): Promise<WatchedPage> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`error ${error.message}`));
  page.on('popup', (popup) => faults.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) faults.push(`request ${url}`);
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { reports: string[] };
    seen.reports = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      seen.reports.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  async function addPolicy(route: Route) {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy-report-only': policy };
    return route.fulfill({ response, headers });
  }
  return {
    page,
    async withPolicy(load) {
      await page.route(`${origin}/**`, addPolicy);
      await load();
      await page.unroute(`${origin}/**`, addPolicy);
    },
    async expectHarmless() {
      const found = await page.evaluate(() => {
        const { ran, reports } = window as unknown as { ran?: number; reports: string[] };
        const strange: string[] = [];
        function look(root: Document | ShadowRoot) {
          for (const element of root.querySelectorAll('*')) {
            for (const { name, value } of element.attributes) {
              const isAddress = /^(?:href|src|srcdoc|data|action|formaction|xlink:href)$/.test(name);
              if (
                name.startsWith('on') ||
                (isAddress && /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(value))
              )
                strange.push(`${element.localName} ${name}=${value}`);
            }
            const isOurs = !/^(?:iframe|object|embed|base|template|marquee|math|x)$/.test(element.localName);
            if (!isOurs) strange.push(element.outerHTML.slice(0, 200));
            if (element.shadowRoot) look(element.shadowRoot);
          }
        }
        look(document);
        return { ran, reports, strange };
      });
      expect({ ...found, faults }).toEqual({ ran: undefined, reports: [], strange: [], faults: [] });
    },
  };
}
