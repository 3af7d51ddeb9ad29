import type { ScreenEntry } from './screen';

/** The administrators' part of the table of screens, which no agent downloads. */
export const administration: readonly ScreenEntry[] = [
  {
    path: 'widgets',
    title: 'Widgets',
    role: 'administrator',
    group: 'setUp',
    load: () => import('../widgets/settings/screen'),
  },
  {
    path: 'logs',
    title: 'Logs',
    role: 'administrator',
    group: 'work',
    load: () => import('../organisation/logs/screen'),
  },
  {
    path: 'reports',
    title: 'Reports',
    role: 'administrator',
    group: 'work',
    load: () => import('../organisation/reports/screen'),
  },
  {
    path: 'agents',
    title: 'Agents',
    role: 'administrator',
    group: 'setUp',
    load: () => import('../organisation/agents/screen'),
  },
  {
    path: 'rules',
    title: 'Rules',
    role: 'administrator',
    group: 'setUp',
    load: () => import('../widgets/rules/screen'),
  },
  {
    path: 'connections',
    title: 'Integrations',
    role: 'administrator',
    group: 'setUp',
    load: () => import('../organisation/connections/screen'),
  },
  {
    path: 'keys',
    title: 'Keys and tokens',
    role: 'administrator',
    group: 'organisation',
    load: () => import('../organisation/keys/screen'),
  },
  {
    path: 'audit',
    title: 'Audit log',
    role: 'administrator',
    group: 'organisation',
    load: () => import('../organisation/audit/screen'),
  },
  {
    path: 'privacy',
    title: 'Privacy',
    role: 'administrator',
    group: 'organisation',
    load: () => import('../organisation/privacy/screen'),
  },
];
