import type { Cookies } from '../../browser/browser';
import type { Holdback } from '../../contract/rules/rule-explanation';
import type { ProactiveRule } from '../../contract/rules/rules';
import { bannedCookie } from '../../contract/storage/stored-chat';
import type { ReadProactiveSettings } from './fill-proactive-settings';
import type { History } from './history';
import type { ProactiveLink } from './link';
import type { Showing } from './showing';

export interface HoldbackParts {
  link: ProactiveLink;
  settings: ReadProactiveSettings;
  cookies: Cookies;
  history: History;
  showing: Pick<Showing, 'isInviting'>;
}

/** Knows what holds invitations back. */
export function createHoldbacks({ link, settings, cookies, history, showing }: HoldbackParts) {
  const { keeping, page } = link.browser;

  function ofAny(isForced: boolean): Holdback | undefined {
    const { hasChat, isFormOpen } = link.situation();
    if (!settings.isOn && !isForced) return 'switchedOff';
    if (!link.isAllowed()) return 'notAllowed';
    if (!keeping.isAllowed()) return 'noConsent';
    if (cookies.get(bannedCookie) !== undefined) return 'banned';
    if (hasChat) return 'chatRunning';
    if (isFormOpen || showing.isInviting()) return 'formOpen';
    if (!history.areCookiesAvailable()) return 'cookiesUnavailable';
    return history.wasClosedRecently() && !isForced ? 'closedRecently' : undefined;
  }

  return {
    ofAny,

    ofRule(rule: ProactiveRule, isForced: boolean): Holdback | undefined {
      const any = ofAny(false);
      if (any && !(any === 'closedRecently' && isForced)) return any;
      if (!page.isVisible()) return 'pageHidden';
      if (!link.situation().isOnline && !rule.offlineFallback) return 'offline';
      return history.isCapReached(rule) ? 'capReached' : undefined;
    },
  };
}
