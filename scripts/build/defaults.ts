import { runnerImport } from 'vite';

const { module: parser } = await runnerImport<typeof import('../../src/contract/settings/parse-settings')>(
  './src/contract/settings/parse-settings.ts',
);
const { module: settings } = await runnerImport<typeof import('../../src/contract/settings/settings')>(
  './src/contract/settings/settings.ts',
);

/** Below the top, read by the embed, as colours, or by the service. */
const readElsewhere = ['launcher', 'accent', 'scheme'];

/** The settings' defaults, as code: the widget's files need no parser to know them. */
export const panelDefaults = JSON.stringify(
  { ...parser.defaultSettings(), colours: '' },
  // Of files, those who can send them download the defaults; a whole that has no members is taken as it is given.
  (name, value: unknown) => (name === 'files' ? 0 : isOfPanel(name) ? value : undefined),
);
export const proactiveDefaults = JSON.stringify(parser.defaultSettings().proactive);

function isOfPanel(name: string): boolean {
  const reader = (settings.readers as Partial<Record<string, string>>)[name];
  return !readElsewhere.includes(name) && (reader === undefined || reader === 'panel' || reader === 'both');
}
