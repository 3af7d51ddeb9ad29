import type { ScreenEntry } from './screen';

/** The administrators' part of the table of screens, which no agent downloads. */
export const administration: readonly ScreenEntry[] = [
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
