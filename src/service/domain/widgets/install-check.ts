import type { InstallCheck, InstallFinding } from '../../../operations/console/widgets';
import { invalidParameter, Failure } from '../failure';
import { isAllowedOrigin } from './allowed-origins';
import { isIdentifier } from './directory';
import { finding } from './install-findings';
import { withoutComments } from './page-markup';
import { allowsHost, readPolicies, type Policy } from './page-policy';
import type { Widget, Widgets } from './widgets';

export interface FetchedPage {
  /** Behind redirects. */
  url: string;
  status: number;
  /** Of every `Content-Security-Policy` header, commas between. */
  policy: string;
  text: string;
}

/** Fetches a page of the internet; answers a sentence where none comes. */
export type FetchPage = (url: string) => Promise<FetchedPage | { refusal: string }>;

export interface InstallCheckPorts {
  widgets: Pick<Widgets, 'get'>;
  fetchPage: FetchPage;
  /** Of the service and the widget that it has. */
  version: string;
}

export type CheckInstall = ReturnType<typeof createInstallCheck>;

/** Looks at a customer's page as a browser without scripts does: whether it carries the widget, and may. */
export function createInstallCheck({ widgets, fetchPage, version }: InstallCheckPorts) {
  return async function checkInstall(
    orgId: number,
    widgetId: string,
    { url, baseUrl }: { url: string; baseUrl: string },
  ): Promise<InstallCheck> {
    const widget = isIdentifier(widgetId) ? await widgets.get(widgetId.toLowerCase()) : undefined;
    if (widget?.orgId !== orgId) throw new Failure('notFound');
    if (!URL.canParse(baseUrl)) throw invalidParameter('baseUrl', 'must be an address');
    const page = await fetchPage(withScheme(url.trim()));
    if ('refusal' in page) throw invalidParameter('url', page.refusal);
    const findings = [
      ...carrying(page, { widget, baseUrl, version }),
      ...mayLoad(page, baseUrl),
      ...mayChat(page, widget),
      ...state(widget),
    ];
    return { url: page.url, findings };
  };
}

/** Completes an address as people type it, like `shop.example`. */
function withScheme(address: string): string {
  if (address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address)) return address;
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])([:/]|$)/i.test(address);
  return `${isLocal ? 'http' : 'https'}://${address}`;
}

/** The addresses on the page that a script of a widget could be at, each with the widget's id, by which they differ from a page's own scripts. */
export function scriptsOf(text: string): RegExpMatchArray[] {
  return [...text.matchAll(/["'(](https?:)?\/\/[^"'()\s]+\/js\/([\da-f]{8}-[\da-f-]{27})\.js/gi)];
}

interface Carried {
  widget: Widget;
  baseUrl: string;
  version: string;
}

function carrying(
  { status, text }: FetchedPage,
  { widget: { id }, baseUrl, version }: Carried,
): InstallFinding[] {
  if (status >= 400) return [{ ...finding('pageFails'), status }];
  const visible = withoutComments(text);
  const scripts = scriptsOf(visible);
  const found = scripts.filter(([, , one = '']) => one.toLowerCase() === id);
  if (found.length === 1) {
    const isOurs = found[0]?.[0].includes(`//${new URL(baseUrl).host}/`) === true;
    return [finding(isOurs ? 'widgetThere' : 'otherAddress')];
  }
  if (found.length > 1) return [finding('moreThanOnce')];
  if (scripts.length > 0) return [finding('otherWidget')];
  if (visible.toLowerCase().includes(id)) {
    const [, pinned = version] = /\/widget\/([\w.+-]+)\/chat-widget\.js/.exec(visible) ?? [];
    return [finding(pinned === version ? 'ownScript' : 'otherVersion')];
  }
  return [finding(/googletagmanager\.com\/gtm\.js/.test(visible) ? 'tagManager' : 'noWidget')];
}

function mayLoad(page: FetchedPage, baseUrl: string): InstallFinding[] {
  const policies = readPolicies(page);
  if (policies.length === 0) return [finding('noPolicy')];
  const missing = [
    ...new Set(
      policies.flatMap((policy) =>
        neededOf(policy).filter((name) => !allows(policy, name, baseUrl, page.url)),
      ),
    ),
  ];
  if (missing.length === 0) return [finding('policyAllows')];
  const isOnlyPictures = missing.includes('img-src') && missing.length === 1;
  return [
    {
      ...finding('policyBlocks'),
      ...(isOnlyPictures && { level: 'note' }),
      add: missing.map((name) => `${name} ${new URL(baseUrl).origin}`).join('; '),
    },
  ];
}

/** The directives that decide about what the widget loads: where there is one for script elements, it is not that for all scripts. */
function neededOf(policy: Policy): string[] {
  return [policy.has('script-src-elem') ? 'script-src-elem' : 'script-src', 'connect-src', 'img-src'];
}

function allows(policy: Policy, name: string, baseUrl: string, pageUrl: string): boolean {
  const sources = policy.get(name) ?? policy.get('default-src');
  if (!sources) return true;
  const service = new URL(baseUrl);
  const page = new URL(pageUrl);
  return sources.some((source) => {
    if (source === "'self'") return page.origin === service.origin;
    if (/^[a-z]+:$/.test(source)) return source === service.protocol || source === 'http:';
    // What a nonce or a hash allows is the script tag's own affair, and 'strict-dynamic' what such a script loads.
    if (name.startsWith('script-src') && /^'(nonce-|strict-dynamic|sha)/.test(source)) return true;
    return allowsHost(source, service);
  });
}

function mayChat({ url }: FetchedPage, { allowedOrigins }: Widget): InstallFinding[] {
  const { origin } = new URL(url);
  if (allowedOrigins.length === 0 || isAllowedOrigin(origin, allowedOrigins)) return [];
  return [{ ...finding('siteNotAllowed'), add: origin }];
}

function state({ isConversationEnabled }: Widget): InstallFinding[] {
  return isConversationEnabled ? [] : [finding('widgetOff')];
}
