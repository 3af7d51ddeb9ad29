import { readRecord } from '../../browser/read-record';
import { backOff } from '../../client/back-off';
import { reportPresence } from './report-presence';
import { invitedByAgents, type HandOutcome, type PresenceReport } from '../../contract/chat/visitors-now';
import type { InvitationOutcome } from '../../contract/settings/invitation';
import type { PartialSettings } from '../../contract/settings/settings';
import { bannedCookie, storedChatKey, type StoredChat } from '../../contract/storage/stored-chat';
import { consentKey, visitKey, type StoredVisit } from '../../contract/storage/stored-visit';
import { visitorToken } from '../../contract/storage/visitor-token';
import { delayCookie } from '../proactive/history';
import type { PresenceParts, Proactive } from '../proactive/link';
import { parseInvitation } from './parse-invitation';

export interface PresenceOptions extends PresenceParts {
  /** Shows an invitation, unless something holds it back. */
  open: Proactive['open'];
  /** Of the page. */
  title(): string;
  uuid(): string;
}

export interface Presence {
  /** A chat may have begun or ended. */
  changed(): void;
  onInvitation(outcome: InvitationOutcome): void;
  stop(): void;
}

/** Milliseconds, as is all below: unless the service wants another time. */
const usualPause = 20_000;
const shortestPause = 5_000;
const longestPause = 300_000;
/** For an application to have written the title of the page that it shows, and for pages that are passed by. */
const afterChange = 1_000;
/** In which an invitation comes up, or never will. */
const showingTime = 15_000;

/** Reports where the visitor is, as long as they look at the page and may be tracked; shows the invitation that comes back. */
export function createPresence(options: PresenceOptions): Presence {
  const { link, cookies, routes, service, widgetId, visitor } = options;
  const { clock, keeping, network, page, random, storage } = link.browser;
  const { keepQueryStrings, proactive } = Object(link.settings) as PartialSettings;
  const view = options.uuid();
  let pageSince = link.since;
  let moves = 0;
  let failures = 0;
  let hasEnded = false;
  let hasReported = false;
  let isReporting = false;
  let isDueAgain = false;
  let hasChat = link.situation().hasChat;
  let cancelNext: () => void = () => {};
  let cancelShowing: () => void = () => {};
  let isAwaited = false;
  let isShown = false;
  /** The latest one, and what became of it, until that is reported. */
  let invited: { id: string; outcome?: HandOutcome } | undefined;

  /** As visits are: see `consent.ts`. */
  function mayReport() {
    const mayTrack = !page.objectsToTracking() || storage.get(consentKey) === 'granted';
    return !hasEnded && keeping.isAllowed() && mayTrack && cookies.get(bannedCookie) === undefined;
  }

  function secondsSince(at: number) {
    return Math.max(0, Math.floor((clock.elapsed() - at) / 1000));
  }
  function token() {
    return visitorToken({ storage, uuid: options.uuid });
  }
  /** Query strings and fragments often carry personal data. */
  function reported(url: string) {
    return keepQueryStrings ? url : url.replace(/[?#].*$/s, '');
  }
  function whatIsKnown(): PresenceReport {
    const visit = readRecord<StoredVisit>(storage, visitKey);
    const { caseId } = readRecord<StoredChat>(storage, storedChatKey(widgetId));
    const secondsOfVisit = Math.floor((clock.now() - (visit.startedAt ?? Infinity)) / 1000);
    return {
      token: token(),
      view,
      pageUrl: reported(page.url()),
      pageTitle: options.title().slice(0, 300),
      secondsOnPage: secondsSince(pageSince),
      secondsOnSite: Math.max(secondsSince(link.since), secondsOfVisit),
      // The rules count pages of an application only where they follow its routes.
      pages: (visit.pages ?? 1) + (proactive?.trackRoutes ? 0 : moves),
      visits: visit.count ?? 1,
      language: page.languages()[0] ?? '',
      ...(visitor.name && { name: visitor.name }),
      ...(caseId && { caseId }),
      ...(invited?.outcome && { invitationId: invited.id, outcome: invited.outcome }),
    };
  }

  function reportAfter(milliseconds: number) {
    cancelNext();
    if (!hasEnded) cancelNext = clock.after(milliseconds, () => void report());
  }

  async function report(): Promise<void> {
    cancelNext();
    if (isReporting) isDueAgain = true;
    if (isReporting || hasEnded) return;
    // Looks again whether the visitor has agreed meanwhile.
    if (!mayReport() || !page.isVisible()) return reportAfter(usualPause);
    isReporting = true;
    const pause = await send().catch(() => backOff(failures++, random, 0, longestPause) + usualPause);
    isReporting = false;
    reportAfter(isDueAgain ? afterChange : pause);
    isDueAgain = false;
  }

  /** Answers for how many milliseconds nothing more has to be reported. */
  async function send(): Promise<number> {
    const sent = invited?.outcome;
    const response = await reportPresence(service, widgetId, whatIsKnown());
    const { status } = response;
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) end();
    if (!response.ok) throw response;
    failures = 0;
    hasReported = true;
    if (sent && invited?.outcome === sent) delete invited.outcome;
    const { nextIn, invitation } = Object(await response.json()) as Record<string, unknown>;
    take(invitation);
    return Math.min(Math.max(Number(nextIn) * 1000 || usualPause, shortestPause), longestPause);
  }

  function take(given: unknown) {
    const invitation = parseInvitation(given);
    if (!invitation || hasEnded || invitation.id === invited?.id) return;
    invited = { id: invitation.id };
    // The engine holds back what is not allowed, comes into a chat or over a form; one that is forced also when it is switched off.
    if (cookies.get(delayCookie) !== undefined) return settle('heldBack');
    isAwaited = true;
    cancelShowing = clock.after(showingTime, () => settle('heldBack'));
    const { message, agent } = invitation;
    const shown = { agent, ruleId: invitedByAgents, countedFor: widgetId };
    options.open({ isForced: true, offlineFallback: false, message, isMinimized: false, shown });
  }
  function settle(outcome: HandOutcome) {
    cancelShowing();
    isAwaited = false;
    if (!invited) return;
    invited.outcome = outcome;
    void report();
  }

  function move() {
    pageSince = clock.elapsed();
    moves++;
    reportAfter(afterChange);
  }
  function leave() {
    if (!hasReported || !mayReport()) return;
    // Nobody waits for the answer: who is not reported again is gone soon.
    reportPresence(service, widgetId, { token: token(), view, isLeaving: true }).catch(() => undefined);
  }
  function end() {
    hasEnded = true;
    cancelNext();
    cancelShowing();
    for (const undo of undos) undo();
  }

  const undos = [
    routes.onChange(move),
    page.onVisible(() => void report()),
    page.onReturn(() => {
      pageSince = clock.elapsed();
      void report();
    }),
    page.onLeave(leave),
    network.on('online', () => void report()),
  ];
  void report();

  return {
    changed() {
      const before = hasChat;
      ({ hasChat } = link.situation());
      // The chat's id is kept a moment later.
      if (hasChat !== before) reportAfter(afterChange);
    },
    onInvitation(outcome) {
      // One of a rule, or of the page, is none of ours.
      if (outcome === 'shown') isShown = isAwaited;
      if (isShown && outcome !== 'replied') settle(outcome);
      if (outcome === 'closed') isShown = false;
    },
    stop() {
      leave();
      end();
    },
  };
}
