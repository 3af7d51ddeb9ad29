import { tagsOf, type Tag } from './page-markup';

/** Directives by name, each with its sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Every content security policy of a page: of its headers, and of its `<meta>` tags. */
export function readPolicies({ policy, text }: { policy: string; text: string }): Policy[] {
  const written = tagsOf(text, 'meta')
    .filter((tag) => tag.get('http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((tag) => tag.get('content') ?? '');
  return [...policy.split(','), ...written].map(parsePolicy).filter(({ size }) => size > 0);
}

function parsePolicy(text: string): Policy {
  const directives = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
    // Of two directives of one name the first counts (CSP Level 3, 2.2.1).
    if (name && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

/**
 * Whether a source that names hosts, like `https://*.shop.example:*`, allows that address. One without a port means the usual
 * one, but for `*` alone. https://www.w3.org/TR/CSP3/#match-url-to-source-expression
 */
export function allowsHost(source: string, { protocol, hostname, port }: URL): boolean {
  const [, scheme, host, wanted = ''] =
    /^(https?:)?(?:\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/|$)/.exec(source) ?? [];
  if (host === undefined || (scheme === 'https:' && scheme !== protocol)) return false;
  const usual = protocol === 'https:' ? '443' : '80';
  const isPort = wanted === '*' || source === '*' || (wanted || usual) === (port || usual);
  return (
    isPort && (host === '*' || (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname))
  );
}

export interface Loading {
  service: URL;
  page: URL;
  /** The widget's script; absent where another script adds it. */
  tag: Tag | undefined;
}

/** The directives to which the service is to be added, of those that decide about what the widget loads. */
export function missingIn(policy: Policy, loading: Loading): string[] {
  const scripts = isStrict(policy) ? [] : [scriptsIn(policy)];
  return [...scripts, 'connect-src', 'img-src'].filter((name) => !allows(policy, name, loading));
}

/** Whether only a nonce or a hash lets scripts run, and that tag has none. */
export function wantsNonce(policy: Policy, tag: Tag): boolean {
  return isStrict(policy) && !mayBeTrusted(tag);
}

/** Whether it leaves hosts aside: trusted scripts load what they want. https://www.w3.org/TR/CSP3/#strict-dynamic-usage */
function isStrict(policy: Policy): boolean {
  return sourcesOf(policy, scriptsIn(policy))?.includes("'strict-dynamic'") === true;
}

function mayBeTrusted(tag: Tag): boolean {
  return tag.has('nonce') || tag.has('integrity');
}

/** Where there is one for script elements, it is not that for all scripts which decides. */
function scriptsIn(policy: Policy): string {
  return policy.has('script-src-elem') ? 'script-src-elem' : 'script-src';
}

function sourcesOf(policy: Policy, name: string): readonly string[] | undefined {
  return policy.get(name) ?? policy.get('default-src');
}

function allows(policy: Policy, name: string, { service, page, tag }: Loading): boolean {
  const sources = sourcesOf(policy, name);
  if (!sources) return true;
  return sources.some((source) => {
    if (source === "'self'") return page.origin === service.origin;
    if (/^[a-z]+:$/.test(source)) return source === service.protocol || source === 'http:';
    // What scripts add to the page is trusted as they are.
    if (name.startsWith('script-src') && /^'(nonce-|sha)/.test(source)) return !tag || mayBeTrusted(tag);
    return allowsHost(source, service);
  });
}
