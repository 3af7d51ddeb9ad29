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

const domain = ['contract', 'operations', 'service/domain', 'service/domain/*'];
/** A room of the domain, and the rooms that it may import. */
function room(name: string, rooms: string[]): Record<string, Part> {
  const others = rooms.map((other) => `service/domain/${other}`);
  return { [`service/domain/${name}`]: { parts: ['contract', 'operations', 'service/domain', ...others] } };
}

export const table: Record<string, Part> = {
  contract: { parts: [] },
  operations: { parts: ['contract'], packages: ['typebox'] },
  client: { parts: ['contract', 'operations'] },
  browser: { parts: [] },
  loader: { parts: ['contract', 'loader/snippet.ts'] },
  'loader/snippet.ts': { parts: ['loader'] },
  embed: { parts: ['contract', 'client', 'browser', 'embed/proactive'] },
  'embed/main.ts': {
    parts: ['contract', 'client', 'browser', 'embed', 'embed/*', 'panel/link.ts', 'panel/main.tsx'],
  },
  'embed/present': {
    parts: ['contract', 'client', 'browser', 'embed/proactive'],
  },
  'embed/proactive': {
    parts: [
      'contract',
      'browser',
      'embed/present',
      'embed/proactive/engine.ts',
      'embed/proactive/evaluate.ts',
    ],
    packages: ['js-cookie'],
  },
  'embed/proactive/engine.ts': {
    parts: ['contract', 'browser', 'embed/proactive', 'embed/proactive/evaluate.ts'],
  },
  'embed/proactive/evaluate.ts': { parts: ['contract'] },
  'panel/main.tsx': {
    parts: ['contract', 'client', 'browser', 'ui', 'panel/*', 'panel/*/main.ts', ...panelRooms],
    packages: preact,
  },
  'panel/link.ts': { parts: ['contract', 'client', 'browser'] },
  'panel/*/main.ts': { parts: ['contract', 'browser', 'panel/i18n', ...panelRooms] },
  'models of panel': {
    parts: ['contract', 'client', 'browser', 'ui/conversation-entry.ts'],
    packages: ['@preact/signals-core'],
  },
  'views of panel': {
    parts: ['contract', ...drawn, 'panel/i18n', 'panel/theme', 'panel/*/main.ts', 'models of panel'],
    packages: preact,
  },
  'panel/i18n': { parts: ['contract'] },
  'panel/theme': { parts: ['contract'] },
  ui: { parts: ['contract', 'ui/conversation-entry.ts'], packages: ['preact'] },
  'ui/conversation-entry.ts': { parts: ['contract'] },
  'console/main.tsx': {
    parts: [
      'contract',
      'client',
      'browser',
      'console/app/languages',
      'console/app/screens.ts',
      'console/kit/texts/room-texts.ts',
      ...consoleRooms,
    ],
    packages: preact,
  },
  'console/app/screens.ts': {
    parts: [
      'console/app/languages',
      'console/app/screen.ts',
      'console/app/texts.ts',
      'console/app/screens-of-administration.ts',
      'console/*/*/screen.tsx',
    ],
  },
  'console/app/screens-of-administration.ts': {
    parts: ['console/app/screen.ts', 'console/app/texts.ts', 'console/*/*/screen.tsx'],
  },
  'console/app/texts.ts': { parts: ['console/kit/texts/room-texts.ts'] },
  'console/app/languages': {
    parts: ['console/app/texts.ts', 'console/kit/texts/room-texts.ts', 'models of console'],
  },
  'console/kit/texts/room-texts.ts': { parts: [] },
  'console/kit/texts/words.ts': { parts: ['models of console'] },
  'console/kit/texts/Filled.tsx': { parts: [], packages: preact },
  'console/app/load-with-styles.ts': { parts: [] },
  'console/widgets/preview-page/main.ts': { parts: ['contract', 'models of console'] },
  'console/app/screen.ts': { parts: ['client', 'browser', 'models of console'], packages: preact },
  'console/*/*/screen.tsx': {
    parts: ['contract', 'console/app/screen.ts', ...consoleRooms],
    packages: preact,
  },
  'console/organisation/reports/draw-volume.ts': { parts: [], packages: ['chart.js'] },
  'models of console': {
    // Rules are tried by the very engine that runs in the page; texts are those that the panel says.
    parts: [
      'contract',
      'operations',
      'client',
      'browser',
      'embed/proactive/engine.ts',
      'embed/proactive/evaluate.ts',
      'panel/i18n',
      'loader/snippet.ts',
      'ui/conversation-entry.ts',
      'console/app/screen.ts',
      'console/app/texts.ts',
      'console/kit/texts/room-texts.ts',
      'console/kit/texts/words.ts',
    ],
    packages: ['@preact/signals-core'],
  },
  'views of console': {
    parts: [
      'contract',
      'operations',
      ...drawn,
      'console/app/screen.ts',
      'console/app/texts.ts',
      'console/kit/texts/room-texts.ts',
      'console/kit/texts/Filled.tsx',
      'console/organisation/reports/draw-volume.ts',
      'models of console',
    ],
    packages: [...preact, 'uqr'],
  },
  service: {
    parts: ['contract', 'operations', 'service/*', 'service/domain/*', 'service/routes/*'],
    packages: [...http, 'pino'],
  },
  'service/data-folder': { parts: [], packages: ['node:*'] },
  'service/adapters': {
    parts: [...domain, 'service/data-folder'],
    packages: [
      'node:*',
      '@zxcvbn-ts/language-common',
      'aws4fetch',
      'bowser',
      'libphonenumber-js',
      'mmdb-lib',
      'openid-client',
      'otpauth',
    ],
  },
  'service/attack': {
    parts: ['contract', 'operations', 'service', 'service/*', 'service/domain/*', 'service/routes/*'],
    packages: [...http, 'kysely', 'node:*'],
  },
  'service/fuzz': {
    parts: ['contract', 'operations', 'service', 'service/*', 'service/domain/*', 'service/routes/*'],
    packages: [...http, 'fast-check', 'otpauth'],
  },
  'service/domain': { parts: ['contract', 'operations'] },
  ...room('access', []),
  ...room('audit', ['shares']),
  ...room('shares', []),
  ...room('outbox', []),
  ...room('search', []),
  ...room('replies', ['agents', 'widgets']),
  ...room('widgets', ['shares']),
  ...room('agents', ['outbox', 'shares', 'widgets']),
  ...room('cases', ['access', 'agents', 'outbox', 'shares', 'widgets']),
  ...room('pictures', ['cases', 'shares', 'widgets']),
  ...room('privacy', ['access', 'agents', 'audit', 'cases', 'shares', 'widgets']),
  ...room('logs', ['cases', 'shares', 'widgets']),
  ...room('seen-by', ['agents', 'cases', 'logs', 'outbox', 'shares', 'widgets']),
  ...room('organisation', ['agents', 'cases', 'outbox', 'widgets']),
  ...room('provisioning', ['access', 'agents', 'cases', 'widgets']),
  ...room('first-run', ['access', 'agents', 'organisation', 'widgets']),
  'service/http': { parts: domain, packages: http },
  'service/schemas': { parts: domain, packages: ['typebox'] },
  'service/routes/*': { parts: [...domain, 'service/http', 'service/schemas'], packages: http },
  'service/storage': {
    parts: [...domain, 'service/data-folder'],
    packages: ['kysely', 'pg', 'nats', '@electric-sql/pglite', '@electric-sql/pglite/*', 'node:*'],
  },
  'service/metrics': {
    parts: [...domain, 'service/http', 'service/storage'],
    packages: ['node:*', 'prom-client'],
  },
  'service/delivery': {
    parts: domain,
    packages: ['node:*', 'nodemailer', 'ipaddr.js', 'imapflow', 'postal-mime', 'entities/*', 'web-push'],
  },
  'service/bots': { parts: domain, packages: ['node:*'] },
};

/** Whose values these parts alone import; all others import types, of which nothing is built into them. */
export const typesOnly = {
  of: 'operations',
  except: [
    'operations',
    'service/http',
    'service/routes/*',
    'service/schemas',
    'service/fuzz',
    'service/attack',
  ],
};

/** What is named by a dynamic import alone, so that it is loaded when needed. */
export const dynamicOnly = [
  { from: 'embed/main.ts', to: 'panel/main.tsx' },
  { from: 'embed/main.ts', to: 'embed/proactive/main.ts' },
  { from: 'panel/conversation/on-demand.tsx', to: 'panel/conversation/main.ts' },
  { from: 'console/app/screens.ts', to: 'console/*/*/screen.tsx' },
  { from: 'console/app/screens.ts', to: 'console/app/screens-of-administration.ts' },
  { from: 'console/app/screens-of-administration.ts', to: 'console/*/*/screen.tsx' },
  { from: 'console/app/Shell.tsx', to: 'console/app/palette/PaletteDialog.tsx' },
  { from: 'console/entry/sign-in/screen.tsx', to: 'console/entry/sign-in/DemandedSetUp.tsx' },
  { from: 'console/chats/visitor/VisitorPane.tsx', to: 'console/chats/visitor/BanDialog.tsx' },
  {
    from: 'console/chats/replies/use-reply-suggestions.ts',
    to: 'console/chats/replies/ReplySuggestions.tsx',
  },
  { from: 'console/chats/workspace/WorkspaceView.tsx', to: 'console/chats/filters/FilterChips.tsx' },
  { from: 'console/chats/workspace/WorkspaceDialogs.tsx', to: 'console/chats/filters/FilterDialog.tsx' },
  { from: 'console/chats/files/MessageText.tsx', to: 'console/chats/files/FileText.tsx' },
  { from: 'console/chats/conversation/AnswerBox.tsx', to: 'console/chats/files/AgentFiles.tsx' },
  {
    from: 'console/chats/conversation/AnswerBox.tsx',
    to: 'console/chats/mentions/ColleagueSuggestions.tsx',
  },
  { from: 'console/chats/workspace/WorkspaceView.tsx', to: 'console/chats/mentions/MentionList.tsx' },
  { from: 'console/chats/workspace/WorkspaceView.tsx', to: 'console/chats/alerts/AlertSwitches.tsx' },
  { from: 'console/chats/workspace/WorkspaceView.tsx', to: 'console/kit/toasts/Toasts.tsx' },
  { from: 'console/kit/fields/PictureField.tsx', to: 'console/kit/pictures/UploadField.tsx' },
  { from: 'console/chats/workspace/WorkspaceDialogs.tsx', to: 'console/chats/routing/RoutingDialog.tsx' },
  { from: 'console/chats/workspace/WorkspaceDialogs.tsx', to: 'console/chats/seen-by/SeenByDialog.tsx' },
  { from: 'console/chats/workspace/WorkspaceView.tsx', to: 'console/chats/visitor/VisitorPane.tsx' },
  { from: 'console/chats/workspace/WorkspaceDialogs.tsx', to: 'console/chats/transfer/TransferDialog.tsx' },
  { from: 'console/chats/workspace/WorkspaceDialogs.tsx', to: 'console/chats/snoozing/SnoozeDialog.tsx' },
  {
    from: 'console/chats/workspace/WorkspaceDialogs.tsx',
    to: 'console/kit/shortcuts/ShortcutsDialog.tsx',
  },
  { from: 'console/chats/workspace/WorkspaceView.tsx', to: 'console/chats/workspace/WorkspaceDialogs.tsx' },
  { from: 'console/chats/workspace/WorkspaceView.tsx', to: 'console/chats/looking/LookingNames.tsx' },
  { from: 'console/chats/inbox/InboxPane.tsx', to: 'console/chats/inbox/ListSwitch.tsx' },
  {
    from: 'console/chats/conversation/ConversationPane.tsx',
    to: 'console/chats/ended/AnswerNone.tsx',
  },
  {
    from: 'console/chats/conversation/ConversationPane.tsx',
    to: 'console/chats/unopened/NoConversation.tsx',
  },
  { from: 'console/widgets/settings/screen.tsx', to: 'console/widgets/settings/TextsForm.tsx' },
  { from: 'console/widgets/settings/screen.tsx', to: 'console/widgets/settings/HistoryPage.tsx' },
  ...['de', 'fr', 'es'].flatMap((language) =>
    [language, `administration/${language}`].map((file) => ({
      from: 'console/app/languages/languages.ts',
      to: `console/app/languages/${file}.ts`,
    })),
  ),
  { from: 'console/app/palette/PaletteDialog.tsx', to: 'console/app/finder/finder.ts' },
  { from: 'console/organisation/reports/VolumeChart.tsx', to: 'console/organisation/reports/draw-volume.ts' },
];
