import { expect, test } from 'vitest';
import { launcherStyle } from './launcher-style';
import { readLook } from './look';

test('a launcher with one scheme is not darkened by the browser, which would hide its drawing', () => {
  function schemeOf(scheme: unknown) {
    return /color-scheme:([^;]*)/.exec(launcherStyle(readLook({ look: { scheme } })).join(''))?.[1];
  }
  expect(schemeOf('light')).toBe('only light');
  expect(schemeOf('dark')).toBe('only dark');
  expect(schemeOf('auto')).toBe('light dark');
  expect(schemeOf('url(x)')).toBe('light dark');
});
