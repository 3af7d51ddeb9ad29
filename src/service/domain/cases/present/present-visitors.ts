import type { HandOutcome } from '../../../../contract/chat/visitors-now';
import type { Clock, PubSub } from '../../ports';
import { isCurrent, type HandInvitation, type PresentVisitor } from '../../present-visitor';

/** Who is on the pages now. Each instance keeps all of them in memory, and nothing is stored: a visitor who stays silent is gone. */
export interface PresentVisitors {
  find(orgId: number, id: string): Present | undefined;
  ofWidgets(orgId: number, widgetIds: ReadonlySet<string>): Present[];
  /** `isChecked`: just now, whether the visitor is banned. */
  report(visitor: PresentVisitor, isChecked: boolean): void;
  /** The page of that view is left: another one of the visitor may follow at once. */
  leave(orgId: number, id: string, view: string): void;
  invite(orgId: number, id: string, invitation: HandInvitation): void;
  settle(orgId: number, id: string, invitationId: string, outcome: HandOutcome): void;
  /** Calls now and then with the widgets whose visitors have changed in what agents see; returns the undo. */
  onChange(fn: (widgetIds: ReadonlySet<string>) => void): () => void;
  /** Forgets who stays silent, and sends what was gathered. */
  refresh(): void;
}

/** As it is kept in memory. */
export interface Present {
  readonly visitor: PresentVisitor;
  readonly invitation?: HandInvitation;
  /** When it was last checked here that the visitor is not banned, by the clock's elapsed time. */
  readonly checkedAt: number;
}

interface Kept extends Present {
  visitor: PresentVisitor;
  invitation?: HandInvitation;
  checkedAt: number;
  goneAt: number;
  publishedAt: number;
  isUnpublished: boolean;
}

/** Milliseconds: two reports that didn't come, and some. */
const staysFor = 50_000;
/** Milliseconds for the next page to load. */
const leavesWithin = 4_000;
/** Milliseconds: other instances hear of a visitor no more often. */
const publishedEvery = 5_000;
/** Milliseconds: reports with nothing new are published as signs of life. */
const signEvery = 15_000;
export const mostPresent = 500;

export function createPresentVisitors({ pubSub, clock }: { pubSub: PubSub; clock: Clock }): PresentVisitors {
  const organisations = new Map<number, Map<string, Kept>>();
  const listeners = new Set<(widgetIds: ReadonlySet<string>) => void>();
  let changed = new Set<string>();

  pubSub.subscribe((change) => {
    if (change.kind === 'visitorHere') keep(change.visitor);
    if (change.kind === 'visitorLeaving') shorten(find(change.orgId, change.id), change.view);
    if (change.kind === 'visitorInvited') take(find(change.orgId, change.id), change.invitation);
  });

  function find(orgId: number, id: string): Kept | undefined {
    return organisations.get(orgId)?.get(id);
  }

  function keep(visitor: PresentVisitor): Kept {
    const { orgId, id, widgetId } = visitor;
    const ofOrganisation = organisations.get(orgId) ?? new Map<string, Kept>();
    organisations.set(orgId, ofOrganisation);
    const known = ofOrganisation.get(id);
    const goneAt = clock.elapsed() + staysFor;
    if (known) {
      if (isOther(known.visitor, visitor)) changed.add(widgetId);
      return Object.assign(known, { visitor, goneAt });
    }
    if (ofOrganisation.size >= mostPresent) dropOne(ofOrganisation);
    const kept = { visitor, goneAt, checkedAt: -Infinity, publishedAt: -Infinity, isUnpublished: false };
    ofOrganisation.set(id, kept);
    changed.add(widgetId);
    return kept;
  }

  function forget(ofOrganisation: Map<string, Kept>, { visitor: { id, orgId, widgetId } }: Present) {
    ofOrganisation.delete(id);
    changed.add(widgetId);
    if (ofOrganisation.size === 0) organisations.delete(orgId);
  }

  /** Of the address that has the most: somebody who invents visitors pushes out their own. */
  function dropOne(ofOrganisation: Map<string, Kept>) {
    const byShare = new Map<string, Kept[]>();
    for (const kept of ofOrganisation.values()) {
      const ofShare = byShare.get(kept.visitor.share);
      if (ofShare) ofShare.push(kept);
      else byShare.set(kept.visitor.share, [kept]);
    }
    const largest = [...byShare.values()].reduce((most, some) => (some.length > most.length ? some : most));
    forget(
      ofOrganisation,
      largest.reduce((oldest, one) => (one.goneAt < oldest.goneAt ? one : oldest)),
    );
  }

  function publish(kept: Kept) {
    Object.assign(kept, { publishedAt: clock.elapsed(), isUnpublished: false });
    pubSub.publish({ kind: 'visitorHere', visitor: kept.visitor });
  }

  function shorten(kept: Kept | undefined, view: string) {
    // Another tab, or the next page, goes on.
    if (kept?.visitor.view === view) kept.goneAt = Math.min(kept.goneAt, clock.elapsed() + leavesWithin);
  }

  /** Of two agents who invite at once, on two instances too, it is the one who was first. */
  function take(kept: Kept | undefined, invitation: HandInvitation) {
    if (!kept) return;
    const { invitation: known } = kept;
    const isOtherFirst =
      known !== undefined &&
      known.id !== invitation.id &&
      isCurrent(known, invitation.at) &&
      (known.at < invitation.at || (known.at === invitation.at && known.id < invitation.id));
    if (isOtherFirst) return;
    kept.invitation = invitation;
    changed.add(kept.visitor.widgetId);
  }

  return {
    find,
    ofWidgets: (orgId, widgetIds) =>
      [...(organisations.get(orgId)?.values() ?? [])].filter(({ visitor }) =>
        widgetIds.has(visitor.widgetId),
      ),
    report(visitor, isChecked) {
      const known = find(visitor.orgId, visitor.id);
      const isNews = !known || known.visitor.view !== visitor.view || isOther(known.visitor, visitor);
      const kept = keep(visitor);
      if (isChecked) kept.checkedAt = clock.elapsed();
      const since = clock.elapsed() - kept.publishedAt;
      if (since >= (isNews || kept.isUnpublished ? publishedEvery : signEvery)) publish(kept);
      else if (isNews) kept.isUnpublished = true;
    },
    leave(orgId, id, view) {
      if (find(orgId, id)) pubSub.publish({ kind: 'visitorLeaving', orgId, id, view });
    },
    invite(orgId, id, invitation) {
      pubSub.publish({ kind: 'visitorInvited', orgId, id, invitation });
    },
    settle(orgId, id, invitationId, outcome) {
      const invitation = find(orgId, id)?.invitation;
      if (invitation?.id !== invitationId || invitation.outcome === outcome) return;
      pubSub.publish({ kind: 'visitorInvited', orgId, id, invitation: { ...invitation, outcome } });
    },
    onChange(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    refresh() {
      const now = clock.elapsed();
      for (const ofOrganisation of organisations.values()) {
        for (const kept of ofOrganisation.values()) {
          if (kept.goneAt <= now) forget(ofOrganisation, kept);
          else if (kept.isUnpublished && now - kept.publishedAt >= publishedEvery) publish(kept);
        }
      }
      if (changed.size === 0) return;
      const widgetIds = changed;
      changed = new Set();
      for (const fn of listeners) fn(widgetIds);
    },
  };
}

/** Whether agents see another one. */
function isOther(known: PresentVisitor, visitor: PresentVisitor): boolean {
  const seen = ['name', 'pageUrl', 'pageTitle', 'language', 'visits', 'pages', 'caseId'] as const;
  return seen.some((member) => known[member] !== visitor[member]);
}
