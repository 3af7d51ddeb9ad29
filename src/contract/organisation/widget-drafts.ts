import type { WidgetSettings } from '../settings/settings';
import type { ActorKind, AuditChange } from './audit';

/** Settings on their way to the pages: drafts and published versions, on the wire below `/api/console/widgets`. */

export interface WidgetDraft {
  /** As somebody left them; what is published, where there is no draft. */
  settings: WidgetSettings;
  /** Counts up with every change of the draft and of what is published. */
  revision: number;
  /** Who changed the draft last; absent: there is none. */
  changed?: Authorship;
}

export interface Authorship {
  /** Epoch milliseconds; 0: not known. */
  at: number;
  actorKind: ActorKind;
  /** E-mail of an agent, name of a key, user of the command line. */
  actor: string;
}

/** Whole settings, whose members left out get their defaults. */
export interface WidgetDraftChange extends KnownRevision {
  settings?: unknown;
}

export interface KnownRevision {
  /** What was read: refused with 409 when the draft, or what is published, has changed since. */
  revision?: number;
}

/** A published version that becomes the draft. */
export interface RestoredVersion extends KnownRevision {
  /** Its revision. */
  version: number;
}

/** What pages were given from then on. */
export interface PublishedVersion extends Authorship {
  /** Of the settings when it was published. */
  revision: number;
  /** Compared with the version before; empty for the oldest that is kept. */
  changes: AuditChange[];
}

export interface PublishedVersionPage {
  /** Newest first. */
  versions: PublishedVersion[];
  /** A revision: ask with it for the versions before; absent on the last page. */
  before?: number;
}
