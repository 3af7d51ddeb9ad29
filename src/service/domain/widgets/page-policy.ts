import { tagsOf } from './page-markup';

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
