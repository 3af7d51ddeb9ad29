import { expect, test } from 'vitest';
import { createPageNotifications } from './notifications';

test('a second notification about a chat calls again', () => {
  const shown: unknown[] = [];
  class Notification extends EventTarget {
    static permission = 'granted';
    constructor(title: string, options: object) {
      super();
      shown.push({ title, ...options });
    }
  }
  const window = { focus() {}, Notification } as unknown as Window;
  const notifications = createPageNotifications(window);
  for (const text of ['Hello?', 'Are you there?'])
    notifications.show({ title: 'Bo', text, tag: 'b', onClick() {} });
  expect(shown).toEqual([
    { title: 'Bo', body: 'Hello?', tag: 'b', renotify: true },
    { title: 'Bo', body: 'Are you there?', tag: 'b', renotify: true },
  ]);
});
