import type { Behaviour } from '../../browser/behaviour';
import type { Cookies } from '../../browser/browser';
import type { Routes } from '../../browser/routes';
import { createEngine } from './engine';
import { createFacts } from './facts';
import type { ReadProactiveSettings } from './fill-proactive-settings';
import { createHistory } from './history';
import { fillAlias } from './fill-alias';
import { createHoldbacks } from './holdbacks';
import type { InvitationWish, Proactive, ProactiveLink } from './link';
import { createShowing } from './showing';
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
    place: () => link.situation().place,
  });
  const history = createHistory({
    browser,
    cookies,
    ...settings,
    countedFor,
    dateOf: (at) => zoneTime(at).date,
  });
  let changed: () => void = () => {};
  let isForced = false;
  /** How often the rules were started again. */
  let restarts = 0;
  const showing = createShowing(link, history, () => engine.rest());
  const holdbacks = createHoldbacks({ link, settings, cookies, history, showing });

  for (const { id, fault } of settings.invalid) link.warn(`the rule "${id}" is left out: ${fault}.`);

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
    holdback: (rule) => holdbacks.ofRule(rule, isForced),
    invite(invitation) {
      const rule = rules.find(({ id }) => id === invitation.ruleId);
      // The answer that let it through may be old, and somebody invited must find somebody. The page may forbid it meanwhile.
      const before = restarts;
      void link.isOnline().then((isOnline) => {
        if (restarts !== before) return;
        if (rule && holdbacks.ofRule(rule, isForced)) engine.start();
        else if (isOnline) showing.invite(countedFor ? { ...invitation, countedFor } : invitation);
        else if (rule?.offlineFallback) showing.openForm(rule.id);
      });
    },
  });

  function reInit(isForcedNow: boolean, isReturned = false) {
    isForced = isForcedNow;
    restarts++;
    if (facts.startPage(isReturned)) history.startPage();
    if (settings.isOn) engine.start();
  }

  function noteChat() {
    return updateVisit(browser.storage, { hasChatted: true });
  }

  function open({ isForced: isForcedNow, offlineFallback, message, isMinimized, shown }: InvitationWish) {
    const first = rules[0];
    const agent = message ? undefined : first?.agent;
    const text = message || fillAlias(first?.messages[0] ?? '', agent);
    if (!text) {
      link.warn('openProactiveChat() does nothing: give it a message, or configure one.');
      return;
    }
    const holdback = holdbacks.ofAny(isForcedNow);
    if (holdback === 'notAllowed')
      link.warn('openProactiveChat() does nothing after allowProactiveChat(false).');
    if (holdback) return;
    void link.isOnline().then((isOnline) => {
      if (isOnline)
        showing.invite({ message: text.trim(), isMinimized, ...(agent ? { agent } : {}), ...shown });
      else if (offlineFallback) showing.openForm();
    });
  }

  const undos = [
    settings.trackRoutes ? routes.onChange(() => reInit(false)) : () => {},
    // A page that the browser has kept counts as just loaded: the visitor was somewhere else meanwhile.
    page.onLeave(engine.stop),
    page.onReturn(() => reInit(false, true)),
  ];
  if (link.situation().hasChat) noteChat();
  if (settings.isOn) engine.start();

  return {
    reInit,
    open,
    openByPage: (isForcedNow = false, offlineFallback = false, message = '', isMinimized = false) =>
      open({ isForced: isForcedNow, offlineFallback, message, isMinimized }),
    explain: () => [...engine.explain(), ...settings.invalid],
    changed() {
      const { isFormOpen, hasChat } = link.situation();
      if (hasChat) noteChat();
      showing.changed(isFormOpen);
      changed();
    },
    onInvitation: showing.onInvitation,
    stop() {
      for (const undo of undos) undo();
      engine.stop();
    },
  };
}
