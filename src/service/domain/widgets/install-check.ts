import type { InstallCheck, InstallFinding } from '../../../operations/console/widgets';
import { invalidParameter, Failure } from '../failure';
import { isAllowedOrigin } from './allowed-origins';
import { isIdentifier } from './directory';
import { finding } from './install-findings';
import { tagsOf, withoutComments, type Tag } from './page-markup';
import { missingIn, readPolicies, wantsNonce } from './page-policy';
import type { VisitorKeys } from './create-widgets';
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
  keys: VisitorKeys;
  fetchPage: FetchPage;
  /** Of the service and the widget that it has. */
  version: string;
}

export type CheckInstall = ReturnType<typeof createInstallCheck>;

/** Looks at a customer's page as a browser without scripts does: whether it carries the widget, and may. */
export function createInstallCheck({ widgets, keys, fetchPage, version }: InstallCheckPorts) {
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
    const visible = withoutComments(page.text);
    const looked = { page, visible, tags: tagsNaming(visible, widget.id), widget, baseUrl, version };
    const findings = [
      ...carrying(looked),
      ...byHttps(looked),
      ...mayLoad(looked),
      ...(await hasKey(looked, keys)),
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

interface Looked {
  page: FetchedPage;
  /** What of the page is no comment. */
  visible: string;
  /** Its script tags that name the widget. */
  tags: readonly Tag[];
  widget: Widget;
  baseUrl: string;
  version: string;
}

function carrying({ page, visible, tags, widget: { id }, baseUrl, version }: Looked): InstallFinding[] {
  if (page.status >= 400) return [{ ...finding('pageFails'), status: page.status }];
  const { host } = new URL(baseUrl);
  const running = tags.filter(isRun).flatMap((tag) => addressOf(tag, page) ?? []);
  const own = running.filter(({ pathname }) => pathname.toLowerCase().endsWith(`/js/${id}.js`));
  if (own.length > 1) return [finding('moreThanOnce')];
  if (own[0]) return [finding(own[0].host === host ? 'widgetThere' : 'otherAddress')];
  if (tags.some((tag) => !isRun(tag))) return [finding('heldBack')];
  if (tags.some(hasWrongQuotes) || isShownAsText(visible, id)) return [finding('brokenSnippet')];
  const scripts = scriptsOf(visible);
  const found = scripts.find(([, , one = '']) => one.toLowerCase() === id);
  if (found) return [finding(found[0].includes(`//${host}/`) ? 'widgetThere' : 'otherAddress')];
  if (scripts.length > 0) return [finding('otherWidget')];
  if (visible.toLowerCase().includes(id)) {
    const [, pinned = version] = /\/widget\/([\w.+-]+)\/chat-widget\.js/.exec(visible) ?? [];
    return [finding(pinned === version ? 'ownScript' : 'otherVersion')];
  }
  return [finding(/googletagmanager\.com\/gtm\.js/.test(visible) ? 'tagManager' : 'noWidget')];
}

function tagsNaming(visible: string, id: string): Tag[] {
  return tagsOf(visible, 'script').filter((tag) =>
    [...tag.values()].some((value) => value.toLowerCase().includes(id)),
  );
}

/** Whether browsers run it: tools that hold scripts back give them another type. */
function isRun(tag: Tag): boolean {
  return /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i.test(tag.get('type')?.trim() ?? '');
}

function addressOf(tag: Tag, { url }: FetchedPage): URL | undefined {
  const src = tag.get('src');
  return src !== undefined && URL.canParse(src, url) ? new URL(src, url) : undefined;
}

/** Whether its address begins with typographic quotation marks: browsers take them for a part of it. */
function hasWrongQuotes(tag: Tag): boolean {
  return /^([\u2018-\u201f\u2032\u2033«»]|&(#82\d\d|[lr][ds]quo);)/.test(tag.get('src') ?? '');
}

/** Whether the id is nowhere but in tags that are written as text. */
function isShownAsText(visible: string, id: string): boolean {
  const lower = visible.toLowerCase();
  for (let at = lower.indexOf(id); at >= 0; at = lower.indexOf(id, at + 1)) {
    // Longer than a snippet is up to its id.
    const before = lower.slice(Math.max(0, at - 1_000), at);
    const begins = before.lastIndexOf('&lt;script');
    if (begins < 0 || before.includes('<', begins)) return false;
  }
  return lower.includes(id);
}

/** Into a page by https browsers take scripts by http from the machine itself alone. */
function byHttps({ page, tags }: Looked): InstallFinding[] {
  const isBlocked = tags.filter(isRun).some((tag) => {
    const { protocol, hostname = '' } = addressOf(tag, page) ?? {};
    return protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  });
  return isBlocked && page.url.startsWith('https:') ? [finding('notByHttps')] : [];
}

function mayLoad({ page, tags, baseUrl }: Looked): InstallFinding[] {
  const policies = readPolicies(page);
  if (policies.length === 0) return [finding('noPolicy')];
  const service = new URL(baseUrl);
  const tag = tags.find(isRun);
  const loading = { service, page: new URL(page.url), tag };
  const missing = [...new Set(policies.flatMap((policy) => missingIn(policy, loading)))];
  const nonce = tag && policies.some((policy) => wantsNonce(policy, tag)) ? [finding('nonceMissing')] : [];
  if (missing.length === 0) return nonce.length > 0 ? nonce : [finding('policyAllows')];
  const isOnlyPictures = missing.includes('img-src') && missing.length === 1;
  return [
    ...nonce,
    {
      ...finding('policyBlocks'),
      ...(isOnlyPictures && { level: 'note' }),
      add: missing.map((name) => `${name} ${service.origin}`).join('; '),
    },
  ];
}

/** A page names a key by itself where no script of the service brings one, as where it is pinned. */
async function hasKey({ tags, widget: { orgId } }: Looked, keys: InstallCheckPorts['keys']) {
  if ((await keys.visitorKey(orgId)) === undefined) return [finding('noKey')];
  const key = tags.find((tag) => tag.has('data-api-key'))?.get('data-api-key');
  if (key === undefined || (await keys.organisationOf('visitor', key)) === orgId) return [];
  return [finding('wrongKey')];
}

function mayChat({ url }: FetchedPage, { allowedOrigins }: Widget): InstallFinding[] {
  const { origin } = new URL(url);
  if (allowedOrigins.length === 0 || isAllowedOrigin(origin, allowedOrigins)) return [];
  return [{ ...finding('siteNotAllowed'), add: origin }];
}

function state({ isConversationEnabled }: Widget): InstallFinding[] {
  return isConversationEnabled ? [] : [finding('widgetOff')];
}
