/** The host that a browser goes to for a link, as it reads the address: a backslash ends the host, and what is before `@` is no host. */
export function linkHost(link: string): string {
  try {
    return new URL(link).host.replace(/^www\./, '');
  } catch {
    return '';
  }
}
