import { chromium } from 'playwright';

/**
 * Two pages of the browser's own that the list below its address bar loads into every new window, which takes longer
 * than ours: https://source.chromium.org/chromium/chromium/src/+/main:components/omnibox/common/omnibox_features.cc
 */
const ofAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright switches off and these, since the browser hears only the last switch of a name. */
export async function featuresToLeaveOut(browser) {
  const server = await chromium.launchServer({ executablePath: browser });
  const begin = '--disable-features=';
  const switches = server.process().spawnargs.filter((one) => one.startsWith(begin));
  await server.close();
  return [...switches.map((one) => one.slice(begin.length)), ...ofAddressBar].join(',');
}
