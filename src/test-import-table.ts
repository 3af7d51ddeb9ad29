/**
 * Who may import whom: each part of the house, the parts it may import beside itself, and the packages. A file belongs
 * to the part with the longest name that its path begins with. `*` stands for one further name. In the rooms of panel
 * and console, views (`.tsx` files, hooks: `use-….ts`, and `focus.ts`) are one part, models (every other module) another.
 */
export interface Part {
  parts: string[];
  packages?: string[];
}

const preact = ['preact', '@preact/signals'];
const drawn = ['ui', 'ui/conversation-entry.ts'];
const panelRooms = ['models of panel', 'views of panel'];
const consoleRooms = ['models of console', 'views of console'];
const http = ['fastify', '@fastify/*', 'typebox', 'node:*'];

const domain = ['contract', 'service/domain', 'service/domain/*'];
/** A room of the domain, and the rooms that it may import. */
function room(name: string, rooms: string[]): Record<string, Part> {
  const others = rooms.map((other) => `service/domain/${other}`);
  return { [`service/domain/${name}`]: { parts: ['contract', 'service/domain', ...others] } };
}

export const table: Record<string, Part> = {
  contract: { parts: [] },
  client: { parts: ['contract'] },
  browser: { parts: [] },
  loader: { parts: ['contract', 'loader/snippet.ts'] },
  'loader/snippet.ts': { parts: ['loader'] },
  embed: { parts: ['contract', 'client', 'browser', 'embed/proactive'] },
  'embed/main.ts': {
    parts: ['contract', 'client', 'browser', 'embed', 'embed/*', 'panel/link.ts', 'panel/main.tsx'],
  },
  'embed/proactive': {
    parts: ['contract', 'browser', 'embed/proactive/engine.ts', 'embed/proactive/evaluate.ts'],
    packages: ['js-cookie'],
  },
  'embed/proactive/engine.ts': {
    parts: ['contract', 'browser', 'embed/proactive', 'embed/proactive/evaluate.ts'],
  },
  'embed/proactive/evaluate.ts': { parts: ['contract'] },
  'panel/main.tsx': {
    parts: ['contract', 'client', 'browser', 'ui', 'panel/*', 'panel/*/main.ts', ...panelRooms],
    packages: ['preact'],
  },
  'panel/link.ts': { parts: ['contract', 'client', 'browser'] },
  'panel/*/main.ts': { parts: ['contract', 'browser', 'panel/i18n', ...panelRooms] },
  'models of panel': {
    parts: ['contract', 'client', 'browser', 'ui/conversation-entry.ts'],
    packages: ['@preact/signals-core'],
  },
  'views of panel': {
    parts: ['contract', ...drawn, 'panel/i18n', 'panel/theme', 'panel/*/main.ts', 'models of panel'],
    packages: ['preact'],
  },
  'panel/i18n': { parts: ['contract'] },
  'panel/theme': { parts: ['contract'] },
  ui: { parts: ['contract', 'ui/conversation-entry.ts'], packages: ['preact'] },
  'ui/conversation-entry.ts': { parts: ['contract'] },
  'console/main.tsx': {
    parts: ['contract', 'client', 'browser', 'console/screens.ts', ...consoleRooms],
    packages: preact,
  },
  'console/screens.ts': {
    parts: ['console/screen.ts', 'console/screens-of-administration.ts', 'console/*/screen.tsx'],
  },
  'console/screens-of-administration.ts': { parts: ['console/screen.ts', 'console/*/screen.tsx'] },
  'console/load-with-styles.ts': { parts: [] },
  'console/preview-page/main.ts': { parts: ['contract', 'models of console'] },
  'console/screen.ts': { parts: ['client', 'browser', 'models of console'], packages: preact },
  'console/*/screen.tsx': { parts: ['console/screen.ts', ...consoleRooms], packages: preact },
  'console/reports/draw-volume.ts': { parts: [], packages: ['chart.js'] },
  'models of console': {
    // Rules are tried by the very engine that runs in the page; texts are those that the panel says.
    parts: [
      'contract',
      'client',
      'browser',
      'embed/proactive/engine.ts',
      'embed/proactive/evaluate.ts',
      'panel/i18n',
      'loader/snippet.ts',
      'ui/conversation-entry.ts',
      'console/screen.ts',
    ],
    packages: ['@preact/signals-core'],
  },
  'views of console': {
    parts: ['contract', ...drawn, 'console/screen.ts', 'console/reports/draw-volume.ts', 'models of console'],
    packages: [...preact, 'uqr'],
  },
  service: {
    parts: ['contract', 'service/*', 'service/domain/*', 'service/routes/*'],
    packages: [...http, 'pino'],
  },
  'service/adapters': {
    parts: domain,
    packages: [
      'node:*',
      '@zxcvbn-ts/language-common',
      'bowser',
      'libphonenumber-js',
      'mmdb-lib',
      'openid-client',
      'otpauth',
    ],
  },
  'service/attack': {
    parts: ['contract', 'service', 'service/*', 'service/domain/*', 'service/routes/*'],
    packages: [...http, 'kysely', 'node:*'],
  },
  'service/fuzz': {
    parts: ['contract', 'service', 'service/*', 'service/domain/*', 'service/routes/*'],
    packages: [...http, 'fast-check', 'otpauth'],
  },
  'service/domain': { parts: ['contract'] },
  ...room('access', []),
  ...room('audit', []),
  ...room('outbox', []),
  ...room('widgets', []),
  ...room('agents', ['outbox']),
  ...room('cases', ['access', 'agents', 'outbox', 'widgets']),
  ...room('privacy', ['access', 'agents', 'audit', 'cases', 'widgets']),
  ...room('logs', ['cases', 'widgets']),
  ...room('provisioning', ['access', 'agents', 'cases', 'outbox', 'widgets']),
  'service/http': { parts: domain, packages: http },
  'service/schemas': { parts: domain, packages: ['typebox'] },
  'service/routes/*': { parts: [...domain, 'service/http', 'service/schemas'], packages: http },
  'service/storage': {
    parts: domain,
    packages: ['kysely', 'pg', '@electric-sql/pglite', '@electric-sql/pglite/*', 'node:*'],
  },
  'service/delivery': { parts: domain, packages: ['node:*', 'nodemailer', 'ipaddr.js'] },
  'service/bots': { parts: domain, packages: ['node:*'] },
};

/** What is named by a dynamic import alone, so that it is loaded when needed. */
export const dynamicOnly = [
  { from: 'embed/main.ts', to: 'panel/main.tsx' },
  { from: 'embed/main.ts', to: 'embed/proactive/main.ts' },
  { from: 'panel/conversation/on-demand.tsx', to: 'panel/conversation/main.ts' },
  { from: 'console/screens.ts', to: 'console/*/screen.tsx' },
  { from: 'console/screens.ts', to: 'console/screens-of-administration.ts' },
  { from: 'console/screens-of-administration.ts', to: 'console/*/screen.tsx' },
  { from: 'console/sign-in/screen.tsx', to: 'console/sign-in/DemandedSetUp.tsx' },
  { from: 'console/visitor/VisitorPane.tsx', to: 'console/visitor/BanDialog.tsx' },
  { from: 'console/workspace/WorkspaceView.tsx', to: 'console/frame/ShortcutsDialog.tsx' },
  { from: 'console/reports/VolumeChart.tsx', to: 'console/reports/draw-volume.ts' },
];

export const anyScreen = ['frame', 'sign-in', 'resource', 'fields', 'page', 'publishing'];

/**
 * The rooms of the console that a room may import beside itself. A room that is not named, as that of one more screen,
 * may import what frames every screen and who is signed in.
 */
export const roomsOfConsole: Record<string, string[]> = {
  frame: [],
  resource: ['frame'],
  fields: ['resource'],
  page: ['frame', 'resource', 'fields'],
  publishing: ['frame', 'resource', 'fields', 'page'],
  trial: ['frame', 'resource', 'fields', 'page'],
  'mail-templates': ['frame', 'resource', 'fields', 'page'],
  connections: [...anyScreen, 'trial', 'mail-templates'],
  forms: [...anyScreen, 'preview'],
  widgets: [...anyScreen, 'preview', 'hours', 'forms'],
  'second-factor': ['frame', 'resource', 'fields', 'page'],
  account: [...anyScreen, 'second-factor'],
  'sign-in': ['frame', 'resource', 'fields', 'second-factor'],
  inbox: ['frame', 'sign-in'],
  alerts: ['frame', 'inbox'],
  visitor: ['frame', 'inbox'],
  conversation: ['frame', 'inbox', 'visitor'],
  workspace: ['frame', 'sign-in', 'inbox', 'alerts', 'visitor', 'conversation'],
  app: ['frame', 'sign-in', 'workspace'],
};
