/** Returns an e-mail address with its host in the letters that headers have (RFC 5891), in which two ways to write it are one. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const url = `http://${address.slice(at)}`;
  const isPlain = !/[^\p{ASCII}]/u.test(url) || /[/?#\\:]/.test(address.slice(at));
  return isPlain || !URL.canParse(url) ? address : `${address.slice(0, at)}${new URL(url).hostname}`;
}
