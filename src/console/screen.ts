import type { ComponentType } from 'preact';
import type { ConsoleBrowser } from '../browser/browser';
import type { ConsoleClient } from '../client/console-client';
import type { Role } from './sign-in/session';
import type { Console } from './app/console';

/** One line of the table of screens. */
export interface ScreenEntry {
  /** First part of its addresses behind `#/`; empty: every address that belongs to no other screen. */
  path: string;
  /** What a link to it says. */
  title: string;
  /** Who may see it. */
  role: Role;
  /** Downloads it. */
  load(): Promise<ScreenModule>;
}

export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/** What a screen makes its models of. */
export interface ScreenProps {
  model: Console;
  client: ConsoleClient;
  browser: ConsoleBrowser;
}

export function screensFor(screens: readonly ScreenEntry[], role: Role): ScreenEntry[] {
  return screens.filter(
    (screen) => screen.role === role || (role === 'administrator' && screen.role === 'agent'),
  );
}

/** The screen at an address, or the first that the role may see. */
export function screenAt(screens: readonly ScreenEntry[], role: Role, hash: string): ScreenEntry | undefined {
  const [path] = hash.replace(/^#?\/?/, '').split('/');
  const open = screensFor(screens, role);
  return open.find((screen) => screen.path === path) ?? open[0];
}
