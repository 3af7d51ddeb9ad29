import { existsSync, readdirSync } from 'node:fs';

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Of its browser; empty where there is none. */
  path: string;
  /** What would have to be there. */
  needs: string;
}

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export function findEngines(): Engine[] {
  return [
    { name: 'Chromium', path: process.env.CHROME_PATH ?? '', needs: 'a Chromium' },
    {
      name: 'Firefox',
      path: process.env.FIREFOX_PATH ?? firstOf(firefoxPaths),
      needs: 'Firefox, or FIREFOX_PATH that leads to it',
    },
    { name: 'WebKit', path: webKitPath(), needs: 'WebKitGTK’s driver and Xvfb' },
  ];
}

/** Of WebKitGTK's own browser, which lies beside the library in a folder of the machine's architecture. */
function webKitPath(): string {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return '';
  return firstOf(
    readdirSync('/usr/lib').flatMap((machine) =>
      ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
    ),
  );
}

function firstOf(paths: string[]): string {
  return paths.find((path) => existsSync(path)) ?? '';
}
