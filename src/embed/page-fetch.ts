/** Requests of the widget on a page whose scripts look at each one: they ask its options for their members. */
export function createPageFetch(send: typeof fetch): typeof fetch {
  // The network keeps from them what a page has added to all objects, and with it this method.
  return (input, init) => send(input, { hasOwnProperty: {}.hasOwnProperty, ...init } as RequestInit);
}
