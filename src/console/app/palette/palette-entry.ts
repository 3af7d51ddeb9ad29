import type { ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { ScreenLink } from '../current-screen';

/** Somewhere to go. */
export interface PaletteEntry {
  title: string;
  /** What it is, or what it is a part of: “Screen”, “Shop · Look”. */
  detail: string;
  href: string;
  /** It is shown only if it is looked for, as one setting of many. */
  isHidden?: boolean;
}

/** Searches everything that has a name. */
export interface Finder {
  /** What answers to the query; what arrives later is found then. */
  found: ReadonlySignal<readonly PaletteEntry[]>;
  /** How many there are, or why they may not be all. */
  note: ReadonlySignal<string>;
}

/** What a finder is made of. */
export interface FinderParts {
  query: ReadonlySignal<string>;
  client: Pick<ConsoleClient, 'call'>;
  links: ReadonlySignal<readonly ScreenLink[]>;
  isAdministrator: boolean;
}
