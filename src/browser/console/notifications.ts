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
        const shown = new Notification(title, { body: text, tag });
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
