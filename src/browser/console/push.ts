/** Push notifications of this browser, by the service worker of the console. */
export interface Push {
  /** Resolves to `undefined` where there are none. */
  subscribe(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string } | undefined>;
  unsubscribe(): Promise<void>;
}

const worker = '/console/worker.js';

export function createPagePush(window: Window & typeof globalThis): Push {
  const { serviceWorker } = window.navigator;

  /** The page demands trusted types: https://w3c.github.io/trusted-types/dist/spec/ */
  function trusted(url: string): string {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    return trustedTypes
      ? (trustedTypes
          .createPolicy('worker', { createScriptURL: (text) => text })
          .createScriptURL(url) as string)
      : url;
  }

  /** Of the worker, when somebody clicks a notification. */
  function openChat({ data }: MessageEvent) {
    const { open } = (data ?? {}) as { open?: unknown };
    if (typeof open === 'string' && open.startsWith('#/cases/')) window.location.hash = open;
  }

  return {
    async subscribe(applicationServerKey) {
      if (!serviceWorker || !('PushManager' in window)) return undefined;
      await serviceWorker.register(trusted(worker));
      serviceWorker.addEventListener('message', openChat);
      const { pushManager } = await serviceWorker.ready;
      const known = await pushManager.getSubscription();
      const options = { applicationServerKey, userVisibleOnly: true };
      // One that another key has made is of no use.
      const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
        if (!(await known?.unsubscribe())) throw error;
        return pushManager.subscribe(options);
      });
      const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
      return endpoint === undefined ? undefined : { endpoint, p256dh, auth };
    },
    async unsubscribe() {
      const registration = await serviceWorker?.getRegistration(worker);
      const subscription = await registration?.pushManager.getSubscription();
      await subscription?.unsubscribe();
    },
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(url: string): unknown };
}
