import type { Notifications } from '../browser';

export interface FakeNotifications extends Notifications {
  shown: Parameters<Notifications['show']>[0][];
  /** What the person says when asked. */
  answer: 'granted' | 'denied';
}

export function createFakeNotifications(): FakeNotifications {
  let permission: ReturnType<Notifications['permission']> = 'default';
  const fake: FakeNotifications = {
    shown: [],
    answer: 'granted',
    permission: () => permission,
    async ask() {
      permission = fake.answer;
    },
    show: (notification) => void fake.shown.push(notification),
  };
  return fake;
}
