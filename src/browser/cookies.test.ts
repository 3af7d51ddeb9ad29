import { expect, test } from 'vitest';
import { createPageCookies, readCookie } from './cookies';
import { createKeeping } from './keeping';

function setUp(protocol = 'https:') {
  const written: string[] = [];
  const document = {
    documentURI: `${protocol}//shop.example/`,
    get cookie() {
      return 'other=1; chat-widget-delay=1; chat-widget=no';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const keeping = createKeeping();
  const window = { document } as Window;
  return {
    window,
    cookies: createPageCookies(window, keeping),
    written,
    keeping,
  };
}

test('a cookie is of the whole site and lasts its days', () => {
  const { window, cookies, written } = setUp();
  cookies.set('chat-widget-delay', '1', 30);
  expect(written).toEqual(['chat-widget-delay=1; max-age=2592000; path=/; SameSite=Lax; Secure']);
  expect(readCookie(window, 'chat-widget-delay')).toBe('1');
  expect(readCookie(window, 'chat-widget-dela')).toBeUndefined();
});

test('nothing is set before it may be kept', () => {
  const { cookies, written, keeping } = setUp('http:');
  keeping.allow(false);
  cookies.set('a', '1', 1);
  expect(written).toEqual([]);
  keeping.allow(true);
  cookies.set('a', '1', 1);
  expect(written).toEqual(['a=1; max-age=86400; path=/; SameSite=Lax']);
});
