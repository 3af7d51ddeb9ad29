import { runnerImport } from 'vite';

const { module: parser } = await runnerImport<typeof import('../../src/contract/settings/parse-settings')>(
  './src/contract/settings/parse-settings.ts',
);
const { module: settings } = await runnerImport<typeof import('../../src/contract/settings/settings')>(
  './src/contract/settings/settings.ts',
);
const notOfPanel: readonly string[] = [...settings.settingsOfEmbed, 'launcher'];

/** The settings' defaults, as code: the widget's files need no parser to know them. */
export const panelDefaults = JSON.stringify(
  { ...parser.defaultSettings(), colours: '' },
  (name, value: unknown) => (notOfPanel.includes(name) ? undefined : value),
);
export const proactiveDefaults = JSON.stringify(parser.defaultSettings().proactive);
