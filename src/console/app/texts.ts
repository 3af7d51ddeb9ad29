import { roomTexts } from '../kit/texts/room-texts';

export type AppTexts = ReturnType<typeof appTexts>;

/** What screens are called, and what leads to them says. */
export const appTexts = roomTexts('app', {
  screens: {
    signIn: 'Sign in',
    setup: 'Set up',
    chats: 'Chats',
    home: 'Home',
    visitors: 'Visitors now',
    replies: 'Canned replies',
    bans: 'Bans',
    account: 'Account',
    widgets: 'Widgets',
    team: 'Team',
    logs: 'Logs',
    reports: 'Reports',
    agents: 'Agents',
    rules: 'Rules',
    connections: 'Integrations',
    keys: 'Keys and tokens',
    audit: 'Audit log',
    privacy: 'Privacy',
  },
  console: 'Console',
  goTo: 'Go to',
  goToKey: 'Ctrl K',
  more: 'More',
  close: 'Close',
  /** Behind the number of visitors. */
  waiting: 'waiting',
  loading: 'Loading…',
  cannotOpen: 'The console can’t be opened',
  partFailed: 'Part of the console could not be loaded. Check your connection.',
  tryAgain: 'Try again',
});
