import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formerReleases } from './test-release';

test('each release of the changelog has a data folder and a storage of the widget to upgrade from', () => {
  const changelog = readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8');
  const released = [...changelog.matchAll(/^## \[(\d\S*)\]/gm)].map(([, version = '']) => version);
  expect(released).toContain('0.1.0');
  expect(formerReleases.map(({ version }) => version).sort()).toEqual(released.sort());
  for (const version of released) {
    const storage = new URL(`../../../panel/session/version-${version}.json`, import.meta.url);
    expect([version, existsSync(storage)]).toEqual([version, true]);
  }
});
