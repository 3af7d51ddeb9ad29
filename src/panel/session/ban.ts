import type { FormCookies } from '../../browser/browser';
import { readCookie } from '../../browser/cookies';
import { bannedCookie } from '../../contract/storage/stored-chat';

const banDays = 30;

/** Whether the service has banned this visitor, as far as this browser remembers. */
export function isBanRemembered(page: Window): boolean {
  return readCookie(page, bannedCookie) !== undefined;
}

export function rememberBan(cookies: FormCookies): void {
  cookies.set(bannedCookie, '1', banDays);
}
