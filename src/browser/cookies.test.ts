import { afterEach, expect, test, vi } from 'vitest';
import { createPageCookies } from './cookies';
import { createKeeping } from './keeping';

function setUp(isSecure = true) {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return 'other=1; chat-widget-delay=a%3Bb; chat-widget=no';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  const keeping = createKeeping();
  return { cookies: createPageCookies(keeping, isSecure), written, keeping };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a cookie is of the whole site and lasts as long as was said', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12) });
  const { cookies, written } = setUp();
  cookies.set('chat-widget-delay', 'a;b', 30 / 1440);
  expect(written).toEqual([
    'chat-widget-delay=a%3Bb; path=/; sameSite=Lax; secure; expires=Mon, 23 Nov 2026 12:30:00 GMT',
  ]);
  expect(cookies.get('chat-widget-delay')).toBe('a;b');
  expect(cookies.get('chat-widget-dela')).toBeUndefined();
});

test('a removed cookie expires', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12) });
  const { cookies, written } = setUp(false);
  cookies.remove('a');
  expect(written).toEqual(['a=; path=/; sameSite=Lax; expires=Sun, 22 Nov 2026 12:00:00 GMT']);
});

test('nothing is set before it may be kept', () => {
  const { cookies, written, keeping } = setUp(false);
  keeping.allow(false);
  cookies.set('a', '1', 1);
  expect(written).toEqual([]);
  keeping.allow(true);
  cookies.set('a', '1', 1);
  expect(written).toEqual([expect.stringContaining('a=1; path=/; sameSite=Lax; expires=')]);
});

test('a page in a sandbox has no cookies, and nothing throws', () => {
  const { cookies } = setUp();
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
  });
  cookies.set('a', '1', 1);
  cookies.remove('a');
  expect(cookies.get('a')).toBeUndefined();
});
