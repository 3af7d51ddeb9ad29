import { expect, test } from 'vitest';
import { forgetCookies } from './forget-cookies';

test('only cookies that begin so are deleted', () => {
  const written: string[] = [];
  const document = Object.defineProperty({}, 'cookie', {
    get: () => 'session=1; chat-widget-delay=2; chat-widget-ban=; my-chat-widget=3',
    set(cookie: string) {
      written.push(cookie);
    },
  }) as Document;
  forgetCookies(document, 'chat-widget');
  expect(written).toEqual(['chat-widget-delay=;path=/;max-age=0', 'chat-widget-ban=;path=/;max-age=0']);
});

test('a page in a sandbox is not broken', () => {
  const document = Object.defineProperty({}, 'cookie', {
    get: () => {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  }) as Document;
  expect(() => forgetCookies(document, 'chat-widget')).not.toThrow();
});
