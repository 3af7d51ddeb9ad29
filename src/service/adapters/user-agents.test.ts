import { expect, test } from 'vitest';
import { userAgents } from './user-agents';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Microsoft Edge 131',
    'Windows 10',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.4 Safari/605.1.15`,
    'Safari 17',
    'macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webKit} Version/17.4 Mobile/15E148 Safari/604.1`,
    'Safari 17',
    'iOS 17.4',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome 131',
    'Android 14',
  ],
  ['something else', undefined, undefined],
])('%s', (userAgent, browser, os) => {
  expect(userAgents.describe(userAgent)).toEqual({ ...(browser ? { browser } : {}), ...(os ? { os } : {}) });
});
