import { formatTexts } from './texts';

const mostNamed = 4;

/** `Ada, Ben, Cleo, Dan and 3 more`; empty where there is none. */
export function listNames(names: readonly string[]): string {
  const more = names.length - mostNamed;
  // One more is named as quickly as counted.
  return more <= 1 ? names.join(', ') : formatTexts().andMore(names.slice(0, mostNamed).join(', '), more);
}
