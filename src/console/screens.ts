import type { ScreenEntry } from './screen';

/** Every screen of the console, in the order of its links: addresses, navigation and roles follow from this table. */
export const screens: readonly ScreenEntry[] = [
  { path: '', title: 'Sign in', role: 'guest', load: () => import('./sign-in/screen') },
  { path: '', title: 'Chats', role: 'agent', load: () => import('./workspace/screen') },
];
