/** Origins whose pages may use a widget: `https://shop.example`, or `https://*.shop.example` for every host below that one. */

/** In one spelling; `undefined` for what is neither. */
export function parseAllowedOrigin(text: string): string | undefined {
  const given = text.trim().toLowerCase().replace(/\/$/, '');
  const [, protocol = '', host = ''] = /^(https?:\/\/)\*\.([^*]+)$/.exec(given) ?? [];
  // Of a top-level domain everybody may have a part.
  if (host && !host.includes('.')) return undefined;
  const origin = asSent(host ? `${protocol}${host}` : given);
  return host ? origin?.replace('://', '://*.') : origin;
}

/** As browsers send it: `https://müller.example` with its letters encoded, without the port of its protocol. */
function asSent(text: string): string | undefined {
  if (!/^https?:[^*]+$/.test(text) || !URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
}

export function isAllowedOrigin(origin: string, allowed: string[]): boolean {
  const given = origin.toLowerCase();
  // A browser sends no more than an origin; what is more is no page's.
  if (asSent(given) !== given) return false;
  return allowed.some((one) => {
    const [protocol = '', suffix] = one.split('*');
    return suffix === undefined ? given === one : given.startsWith(protocol) && given.endsWith(suffix);
  });
}
