import { buildIfStale } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/browser.mjs';

/** Before all tests: the product as it will be started, and a browser that the workers find in CHROME_PATH. */
export default async function prepare() {
  if (!(await buildIfStale())) throw new Error('The build failed: see above.');
  const browser = await findBrowser();
  if (!browser) throw new Error('There is no browser to test with: see above.');
  process.env.CHROME_PATH = browser;
}
