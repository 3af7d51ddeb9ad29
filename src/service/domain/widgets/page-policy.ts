/** Directives by name, each with its sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Every content security policy of a page: of its headers, and of its `<meta>` tags. */
export function readPolicies({ policy, text }: { policy: string; text: string }): Policy[] {
  const tags = text.match(/<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/gi) ?? [];
  const written = tags.map((tag) => {
    const [, double, single] =
      /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag.replace(/http-equiv\s*=\s*("[^"]*"|'[^']*')/i, '')) ??
      [];
    return unescape(double ?? single ?? '');
  });
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

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
