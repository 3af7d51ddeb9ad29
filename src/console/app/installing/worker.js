/** The console's service worker: shows push notifications, and opens the chat that they are about. It keeps nothing. */

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The API's page, the one on which a widget is tried, and a shop of the same origin are none. */
async function consoles() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => /^\/console\/(?!preview\.html)/.test(new URL(url).pathname));
}

async function show({ title = '', text = '', tag = '', url = '' }) {
  // An agent who looks at a console sees it there.
  if ((await consoles()).some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, {
    body: text,
    tag,
    renotify: tag !== '',
    data: url,
    icon: 'icon.svg',
  });
}

async function open(url) {
  const target = new URL(url, self.location.origin);
  if (target.origin !== self.location.origin || !target.pathname.startsWith('/console/')) return;
  const [client] = await consoles();
  if (!client) return self.clients.openWindow(target.href);
  await client.focus();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client takes none
  client.postMessage({ open: target.hash });
}
