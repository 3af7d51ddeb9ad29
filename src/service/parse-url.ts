/** Returns the address as it was given, if it is one with one of these protocols. */
export function parseUrl(text: string, protocols: string[]): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host } = new URL(text);
  return protocols.includes(protocol) && (host || protocol.startsWith('postgres')) ? text : undefined;
}

/** Whether user, password and path are percent-encoded as they must be: `%` itself is `%25`. */
export function isEncoded(url: string): boolean {
  const { username, password, pathname } = new URL(url);
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}
