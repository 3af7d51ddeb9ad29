import type { Notifications } from '../browser';

type Notifying = Pick<Window, 'focus'> & { Notification?: typeof Notification };

export function createPageNotifications(window: Notifying): Notifications {
  const { Notification } = window;
  return {
    permission: () => Notification?.permission ?? 'missing',
    async ask() {
      await Notification?.requestPermission();
    },
    show({ title, text, tag, onClick }) {
      if (Notification?.permission !== 'granted') return;
      try {
        // With `renotify` one that takes the place of another of its tag calls again; TypeScript's types lack it:
        // https://notifications.spec.whatwg.org/#dom-notificationoptions-renotify
        const options: NotificationOptions & { renotify: boolean } = { body: text, tag, renotify: true };
        const shown = new Notification(title, options);
        shown.addEventListener('click', () => {
          shown.close();
          window.focus();
          onClick();
        });
      } catch {
        // Phones show none without a service worker:
        // https://developer.mozilla.org/en-US/docs/Web/API/Notification/Notification#exceptions
      }
    },
  };
}
