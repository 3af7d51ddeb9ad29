import { runnerImport } from 'vite';

const { module: parser } = await runnerImport<typeof import('../../src/contract/settings/parse-settings')>(
  './src/contract/settings/parse-settings.ts',
);
const { module: settings } = await runnerImport<typeof import('../../src/contract/settings/settings')>(
  './src/contract/settings/settings.ts',
);

/** The settings' defaults, as code: the widget's files need no parser to know them. */
export const panelDefaults = JSON.stringify(
  { ...parser.defaultSettings(), colours: '' },
  (name, value: unknown) => (isOfPanel(name) ? value : undefined),
);
export const proactiveDefaults = JSON.stringify(parser.defaultSettings().proactive);

/** Members below the top are read by the program that reads the whole, but for the launcher. */
function isOfPanel(name: string): boolean {
  const reader = (settings.readers as Partial<Record<string, string>>)[name];
  return name !== 'launcher' && (reader === undefined || reader === 'panel' || reader === 'both');
}
