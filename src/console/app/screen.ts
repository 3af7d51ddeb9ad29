import type { ComponentType } from 'preact';
import type { ReadonlySignal } from '@preact/signals';
import type { ConsoleBrowser } from '../../browser/browser';
import type { ConsoleClient } from '../../client/console-client';
import type { Leaving } from '../kit/frame/leaving';
import type { Role } from '../entry/sign-in/session';
import type { Console } from './console';

/** One line of the table of screens. */
export interface ScreenEntry {
  /** First part of its addresses behind `#/`; empty: every address that belongs to no other screen. */
  path: string;
  /** What a link to it says. */
  title(): string;
  /** Who may see it. */
  role: Role;
  /** Path data of its link’s icon on a field of 20 × 20; empty: no link leads to it. */
  icon: string;
  /** The part of the navigation that has its link. */
  group: ScreenGroup;
  /** Whether its link is in the bar of a phone, which has room for four. */
  isMostUsed?: boolean;
  /** Downloads it. */
  load(): Promise<ScreenModule>;
}

export interface ScreenTable {
  /** Of guests and agents. */
  first: readonly ScreenEntry[];
  /** Downloads those of administrators. */
  loadAdministration(): Promise<readonly ScreenEntry[]>;
}

/** Daily work, what visitors meet, the organisation, one's own account. */
export type ScreenGroup = 'work' | 'setUp' | 'organisation' | 'account';

export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/** What a screen makes its models of. */
export interface ScreenProps {
  model: Console;
  client: ConsoleClient;
  browser: ConsoleBrowser;
  /** The parts of the address behind the screen's own. */
  path: ReadonlySignal<readonly string[]>;
  /** Where a screen says that something is not saved. */
  leaving: Leaving;
}

export function screensFor(screens: readonly ScreenEntry[], role: Role): ScreenEntry[] {
  return screens.filter(
    (screen) => screen.role === role || (role === 'administrator' && screen.role === 'agent'),
  );
}

/** What is behind the screen's own part of an address: `['widgets', 'w1', 'look']` → `['w1', 'look']`. */
export function restOf(screen: ScreenEntry, parts: readonly string[]): readonly string[] {
  return parts.slice(screen.path === '' ? 0 : 1);
}

/** The screen at an address, or the first that the role may see. A link to a new password also opens for those who are signed in. */
export function screenAt(
  screens: readonly ScreenEntry[],
  role: Role,
  [name = '']: readonly string[],
): ScreenEntry | undefined {
  const open = screensFor(screens, name === 'reset' ? 'guest' : role);
  return open.find((screen) => screen.path === name) ?? open[0];
}
