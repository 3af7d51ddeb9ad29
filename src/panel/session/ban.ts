import type { Cookies } from '../../browser/browser';
import { bannedCookie } from '../../contract/storage/stored-chat';

const banDays = 30;

/** Whether the service has banned this visitor, as far as this browser remembers. */
export function wasBanned(cookies: Cookies): boolean {
  return cookies.get(bannedCookie) !== undefined;
}

export function rememberBan(cookies: Cookies): void {
  cookies.set(bannedCookie, '1', banDays);
}
