import { npm } from './run.mjs';

/**
 * `npm run pictures`: every screen of the console at 1440, 1280, 1024 and 390 pixels, light and dark, in its four languages,
 * into test-results/screens. Fewer: `npm run pictures -- de-DE,fr-FR 1440,390 'widget|home'`.
 */
const [locales = '', widths = '', screens = ''] = process.argv.slice(2);
process.exitCode = await npm(['run', '--silent', 'e2e', '--', 'screenshots/every-screen'], {
  env: {
    STATES: '1',
    PICTURES: locales || 'en-GB,de-DE,fr-FR,es-ES',
    PICTURE_WIDTHS: widths,
    PICTURE_SCREENS: screens,
  },
});
