import { loadAdministrationLanguage } from './languages/languages';
import { appTexts } from './texts';
import type { ScreenTable } from './screen';

/** Every screen of the console, in the order of its links: addresses, navigation and roles follow from this table. */
export const screens: ScreenTable = {
  first: [
    {
      path: '',
      title: () => appTexts().screens.signIn,
      role: 'guest',
      icon: '',
      group: 'work',
      load: () => import('../entry/sign-in/screen'),
    },
    {
      path: 'setup',
      title: () => appTexts().screens.setup,
      role: 'guest',
      icon: '',
      group: 'work',
      load: () => import('../entry/setup/screen'),
    },
    {
      path: '',
      title: () => appTexts().screens.chats,
      role: 'agent',
      icon: 'M4 3.5h12A1.5 1.5 0 0 1 17.5 5v7.5A1.5 1.5 0 0 1 16 14H9l-4 3v-3H4a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 4 3.5Z',
      isMostUsed: true,
      group: 'work',
      load: () => import('../chats/workspace/screen'),
    },
    {
      path: 'home',
      title: () => appTexts().screens.home,
      role: 'agent',
      icon: 'M3.5 9.5 10 3.5l6.5 6v7H12V12H8v4.5H3.5Z',
      group: 'work',
      isMostUsed: true,
      load: () => import('../organisation/home/screen'),
    },
    {
      path: 'visitors',
      title: () => appTexts().screens.visitors,
      role: 'agent',
      icon: 'M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5ZM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
      group: 'work',
      load: () => import('../chats/visitors-now/screen'),
    },
    {
      path: 'replies',
      title: () => appTexts().screens.replies,
      role: 'agent',
      icon: 'M5 3.5h10A1.5 1.5 0 0 1 16.5 5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V5A1.5 1.5 0 0 1 5 3.5ZM11.5 6.5l-3 7',
      group: 'work',
      load: () => import('../chats/replies/screen'),
    },
    {
      path: 'bans',
      title: () => appTexts().screens.bans,
      role: 'agent',
      icon: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM5 5l10 10',
      group: 'work',
      load: () => import('../chats/bans/screen'),
    },
    {
      path: 'account',
      title: () => appTexts().screens.account,
      role: 'agent',
      icon: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17a6.5 6.5 0 0 1 13 0',
      group: 'account',
      load: () => import('../entry/account/screen'),
    },
  ],
  async loadAdministration() {
    const [{ administration }] = await Promise.all([
      import('./screens-of-administration'),
      loadAdministrationLanguage(),
    ]);
    return administration;
  },
};
