import type { ScreenEntry } from './screen';

/** Every screen of the console, in the order of its links: addresses, navigation and roles follow from this table. */
export const screens: readonly ScreenEntry[] = [
  { path: '', title: 'Sign in', role: 'guest', group: 'work', load: () => import('./sign-in/screen') },
  { path: 'setup', title: 'Set up', role: 'guest', group: 'work', load: () => import('./setup/screen') },
  { path: '', title: 'Chats', role: 'agent', group: 'work', load: () => import('./workspace/screen') },
  {
    path: 'widgets',
    title: 'Widgets',
    role: 'administrator',
    group: 'setUp',
    load: () => import('./widgets/screen'),
  },
  {
    path: 'logs',
    title: 'Logs',
    role: 'administrator',
    group: 'work',
    load: () => import('./logs/screen'),
  },
  {
    path: 'reports',
    title: 'Reports',
    role: 'administrator',
    group: 'work',
    load: () => import('./reports/screen'),
  },
  {
    path: 'agents',
    title: 'Agents',
    role: 'administrator',
    group: 'setUp',
    load: () => import('./agents/screen'),
  },
  {
    path: 'rules',
    title: 'Rules',
    role: 'administrator',
    group: 'setUp',
    load: () => import('./rules/screen'),
  },
  {
    path: 'connections',
    title: 'Webhooks, bots, mail',
    role: 'administrator',
    group: 'setUp',
    load: () => import('./connections/screen'),
  },
  {
    path: 'keys',
    title: 'Keys and tokens',
    role: 'administrator',
    group: 'organisation',
    load: () => import('./keys/screen'),
  },
  { path: 'bans', title: 'Bans', role: 'agent', group: 'work', load: () => import('./bans/screen') },
  {
    path: 'account',
    title: 'Account',
    role: 'agent',
    group: 'account',
    load: () => import('./account/screen'),
  },
  {
    path: 'audit',
    title: 'Audit log',
    role: 'administrator',
    group: 'organisation',
    load: () => import('./audit/screen'),
  },
  {
    path: 'privacy',
    title: 'Privacy',
    role: 'administrator',
    group: 'organisation',
    load: () => import('./privacy/screen'),
  },
];
