import type { HandOutcome, PresenceAnswer } from '../../../../contract/chat/visitors-now';
import { addressBlock } from '../../access/address-block';
import { isBanned } from '../../access/banning';
import type { Bans } from '../../access/bans';
import type { Organisations } from '../../access/organisations';
import { copyOf } from '../../copy-of';
import { Failure } from '../../failure';
import type { Clock, Secrets } from '../../ports';
import { assertMayUse, type Caller } from '../../widgets/caller';
import type { Directory } from '../../widgets/directory';
import type { CaseVisitor } from '../cases';
import { asKeptBy } from '../visitor/as-kept';
import { pageUrlToKeep } from '../visitor/page-url';
import { isForPage, type PresentVisitor } from '../../present-visitor';
import type { PresentVisitors } from './present-visitors';

/** What a page reports of its visitor, read and cut. */
export interface VisitorReport extends Pick<
  PresentVisitor,
  'view' | 'name' | 'pageUrl' | 'pageTitle' | 'language' | 'visits' | 'pages' | 'caseId'
> {
  widgetId: string;
  token: string;
  isLeaving: boolean;
  secondsOnSite: number;
  secondsOnPage: number;
  outcome?: { invitationId: string; of: HandOutcome };
  /** Of the request. */
  requester: CaseVisitor;
}

export interface VisitorReportPorts {
  present: PresentVisitors;
  store: { bans: Pick<Bans, 'holds'>; organisations: Pick<Organisations, 'privacyOf'> };
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
  secrets: Pick<Secrets, 'digest'>;
}

export type TakeVisitorReport = (
  caller: Caller,
  report: VisitorReport,
  /** Throws where too many new visitors come from an address. */
  onNew: () => void,
) => Promise<PresenceAnswer>;

/** Seconds: as long as an invitation takes at most, and a page that is left without a word is gone after two of them. */
const reportEvery = 20;
/** Milliseconds: the only time when a report reads the database. */
const bansCheckedEvery = 5 * 60_000;
/** Milliseconds by which a moment that a page counts may shift: requests take their time. */
const jitter = 5_000;

/** Takes what pages report of visitors who are there, and hands out agents' invitations. */
export function createVisitorReports(ports: VisitorReportPorts): TakeVisitorReport {
  const { present, store, directory, clock, secrets } = ports;

  return async function takeVisitorReport(caller, report, onNew) {
    const widget = await directory.widget(report.widgetId);
    assertMayUse(widget, caller);
    if (!widget.settings.visitorsNow.isOn) throw new Failure('notOffered');
    const { orgId } = widget;
    const id = presentIdOf(secrets, widget.id, report.token);
    if (report.isLeaving) {
      present.leave(orgId, id, report.view);
      return { nextIn: reportEvery };
    }
    const known = present.find(orgId, id);
    if (!known) onNew();
    const isDue = clock.elapsed() - (known?.checkedAt ?? -Infinity) >= bansCheckedEvery;
    if (isDue) {
      const whole = { ...report.requester, token: report.token };
      const who = await asKeptBy(store.organisations, orgId, whole);
      if (await isBanned(store.bans, orgId, who, clock.now(), whole)) throw new Failure('banned');
    }
    const visitor = asPresent(report, { id, orgId, widgetId: widget.id }, widget.settings.keepQueryStrings);
    present.report(steady(visitor, known?.visitor), isDue);
    if (report.outcome) present.settle(orgId, id, report.outcome.invitationId, report.outcome.of);
    const invitation = present.find(orgId, id)?.invitation;
    if (!invitation || report.caseId !== undefined || !isForPage(invitation, clock.now()))
      return { nextIn: reportEvery };
    const { message, shownAs: agent } = invitation;
    return { nextIn: reportEvery, invitation: { id: invitation.id, message, agent } };
  };

  function asPresent(
    report: VisitorReport,
    place: Pick<PresentVisitor, 'id' | 'orgId' | 'widgetId'>,
    keepsQuery: boolean,
  ): PresentVisitor {
    const { view, name, pageUrl, pageTitle, language, visits, pages, caseId } = report;
    const { ipAddress = '' } = report.requester;
    return {
      ...place,
      share: secrets.digest(`${place.orgId} ${addressBlock(ipAddress)}`).slice(0, 12),
      view: copyOf(view),
      ...(name && { name: copyOf(name) }),
      ...(pageUrl && { pageUrl: copyOf(pageUrlToKeep(pageUrl, keepsQuery)) }),
      ...(pageTitle && { pageTitle: copyOf(pageTitle) }),
      ...(language && { language: copyOf(language) }),
      visits,
      pages,
      arrivedAt: clock.now() - report.secondsOnSite * 1000,
      pageSince: clock.now() - report.secondsOnPage * 1000,
      ...(caseId && { caseId: copyOf(caseId.toLowerCase()) }),
    };
  }
}

/** Nobody gets back to the token from it, by which bans name the browser. */
export function presentIdOf({ digest }: Pick<Secrets, 'digest'>, widgetId: string, token: string): string {
  return digest(`present ${widgetId} ${token}`).slice(0, 32);
}

function steady(visitor: PresentVisitor, known: PresentVisitor | undefined): PresentVisitor {
  if (!known) return visitor;
  const moments = ['arrivedAt', 'pageSince'] as const;
  const same = moments.filter((moment) => Math.abs(known[moment] - visitor[moment]) < jitter);
  return { ...visitor, ...Object.fromEntries(same.map((moment) => [moment, known[moment]])) };
}
