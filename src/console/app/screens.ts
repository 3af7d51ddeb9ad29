import type { ScreenTable } from './screen';

/** Every screen of the console, in the order of its links: addresses, navigation and roles follow from this table. */
export const screens: ScreenTable = {
  first: [
    {
      path: '',
      title: 'Sign in',
      role: 'guest',
      group: 'work',
      load: () => import('../entry/sign-in/screen'),
    },
    {
      path: 'setup',
      title: 'Set up',
      role: 'guest',
      group: 'work',
      load: () => import('../entry/setup/screen'),
    },
    {
      path: '',
      title: 'Chats',
      role: 'agent',
      group: 'work',
      load: () => import('../chats/workspace/screen'),
    },
    { path: 'bans', title: 'Bans', role: 'agent', group: 'work', load: () => import('../chats/bans/screen') },
    {
      path: 'account',
      title: 'Account',
      role: 'agent',
      group: 'account',
      load: () => import('../entry/account/screen'),
    },
  ],
  loadAdministration: async () => (await import('./screens-of-administration')).administration,
};
