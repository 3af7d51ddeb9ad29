import { parse } from 'bowser';
import type { UserAgents } from '../domain/ports';

/** Browsers on a Mac name 10.15.7 on every version (https://bugs.webkit.org/show_bug.cgi?id=216593), so its version says nothing. */
export const userAgents: UserAgents = {
  describe(userAgent) {
    const { browser, os } = parse(userAgent);
    return {
      ...asMember('browser', browser.name, majorOf(browser.version)),
      ...asMember('os', os.name, os.name === 'macOS' ? undefined : (os.versionName ?? os.version)),
    };
  },
};

function asMember(member: 'browser' | 'os', name: string | undefined, version: string | undefined) {
  return name ? { [member]: version ? `${name} ${version}` : name } : {};
}

function majorOf(version: string | undefined): string | undefined {
  return version?.split('.')[0];
}
