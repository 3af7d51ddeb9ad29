import type { Behaviour } from '../../browser/behaviour';
import type { Cookies } from '../../browser/browser';
import type { Routes } from '../../browser/routes';
import type { Invitation } from '../../contract/settings/invitation';
import type { Holdback } from '../../contract/rules/rule-explanation';
import type { ProactiveRule } from '../../contract/rules/rules';
import { bannedCookie } from '../../contract/storage/stored-chat';
import { createEngine } from './engine';
import { createFacts } from './facts';
import type { ReadProactiveSettings } from './fill-proactive-settings';
import { createHistory } from './history';
import type { Proactive, ProactiveLink } from './link';
import { updateVisit } from './visit';
import { createZoneTime } from './zone-time';

/** What the rules need of the page beyond what the embed has made of it. */
export interface ProactivePorts {
  cookies: Cookies;
  behaviour: Behaviour;
  routes: Routes;
  readVariable(path: string): string | undefined;
  /** The widget of the service that the rules are of; absent for rules that the page wrote. */
  countedFor?: string | undefined;
}

/** Milliseconds in which an invitation that was asked for comes up, or never will. */
const invitingTime = 10_000;

/** The rules of invitation at work on a page; and the methods that invite without a rule. */
export function createProactive(
  link: ProactiveLink,
  settings: ReadProactiveSettings,
  ports: ProactivePorts,
): Proactive {
  const { browser } = link;
  const { clock, page } = browser;
  const { cookies, behaviour, routes, readVariable, countedFor } = ports;
  const { rules, timeZone } = settings;
  const zoneTime = createZoneTime(timeZone);
  const facts = createFacts({
    browser,
    behaviour,
    readVariable,
    rules,
    timeZone,
    since: link.since,
    place: () => link.standing().place,
  });
  const history = createHistory({ browser, cookies, ...settings, dateOf: (at) => zoneTime(at).date });
  let changed: () => void = () => {};
  let isForced = false;
  let invitedUntil = 0;
  let invitedBy: string | undefined;
  let fallback: 'none' | 'asked' | 'open' = 'none';

  for (const { id, fault } of settings.invalid) link.warn(`the rule "${id}" is left out: ${fault}.`);

  /** What holds any invitation back. */
  function held(isForcedNow: boolean): Holdback | undefined {
    const { hasChat, isFormOpen } = link.standing();
    if (!settings.isOn && !isForcedNow) return 'switchedOff';
    if (!link.isAllowed()) return 'notAllowed';
    if (!browser.keeping.isAllowed()) return 'noConsent';
    if (cookies.get(bannedCookie) !== undefined) return 'banned';
    if (hasChat) return 'chatRunning';
    if (isFormOpen || clock.now() < invitedUntil) return 'formOpen';
    if (!history.areCookiesAvailable()) return 'cookiesUnavailable';
    return history.wasClosedRecently() && !isForcedNow ? 'closedRecently' : undefined;
  }

  function holdback(rule: ProactiveRule): Holdback | undefined {
    const any = held(false);
    if (any && !(any === 'closedRecently' && isForced)) return any;
    if (!page.isVisible()) return 'pageHidden';
    if (!link.standing().isOnline && !rule.offlineFallback) return 'offline';
    return history.isCapReached(rule) ? 'capReached' : undefined;
  }

  function show(invitation: Invitation) {
    invitedUntil = clock.now() + invitingTime;
    invitedBy = invitation.ruleId;
    link.invite(invitation);
  }

  function openForm(ruleId?: string) {
    if (ruleId !== undefined) history.shown(ruleId);
    invitedUntil = clock.now() + invitingTime;
    fallback = 'asked';
    link.open();
  }

  const engine = createEngine({
    rules,
    clock,
    random: browser.random,
    facts: facts.read,
    onChange(fn) {
      const undos = [facts.watch(fn), page.onVisible(fn)];
      changed = fn;
      return () => {
        changed = () => {};
        for (const undo of undos) undo();
      };
    },
    holdback,
    invite(invitation) {
      const rule = rules.find(({ id }) => id === invitation.ruleId);
      // The answer that let it through may be old, and somebody invited must find somebody.
      void link.isOnline().then((isOnline) => {
        if (isOnline) show(countedFor ? { ...invitation, countedFor } : invitation);
        else if (rule?.offlineFallback) openForm(rule.id);
        else if (!link.standing().isOnline) engine.start();
      });
    },
  });

  function reInit(isForcedNow: boolean) {
    isForced = isForcedNow;
    if (facts.startPage()) history.startPage();
    if (settings.isOn) engine.start();
  }

  function refused() {
    history.closed();
    engine.rest();
  }

  function noteChat() {
    return updateVisit(browser.storage, { hasChatted: true });
  }

  const untrack = settings.trackRoutes ? routes.onChange(() => reInit(false)) : () => {};
  if (link.standing().hasChat) noteChat();
  if (settings.isOn) engine.start();

  return {
    reInit,
    open({ isForced: isForcedNow, offlineFallback, message, isMinimized }) {
      const first = rules[0];
      const agent = message ? undefined : first?.agent;
      const text = message || (first?.messages[0] ?? '').replaceAll('{alias}', () => agent?.alias ?? '');
      if (!text) {
        link.warn('openProactiveChat() does nothing: give it a message, or configure one.');
        return;
      }
      const holdback = held(isForcedNow);
      if (holdback === 'notAllowed')
        link.warn('openProactiveChat() does nothing after allowProactiveChat(false).');
      if (holdback) return;
      void link.isOnline().then((isOnline) => {
        if (isOnline) show({ message: text.trim(), isMinimized, ...(agent ? { agent } : {}) });
        else if (offlineFallback) openForm();
      });
    },
    explain: () => [...engine.explain(), ...settings.invalid],
    changed() {
      const { isFormOpen, hasChat } = link.standing();
      if (hasChat) noteChat();
      if (fallback === 'open' && !isFormOpen) refused();
      if (fallback !== 'none' && isFormOpen !== (fallback === 'open'))
        fallback = isFormOpen ? 'open' : 'none';
      changed();
    },
    told(outcome) {
      invitedUntil = 0;
      if (outcome === 'shown' && invitedBy !== undefined) history.shown(invitedBy);
      if (outcome === 'closed') refused();
      invitedBy = undefined;
    },
    stop() {
      untrack();
      engine.stop();
    },
  };
}
