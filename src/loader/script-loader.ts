import type { ChatWidget } from '../contract/object/chat-widget';
import type { PartialSettings } from '../contract/settings/settings';

/** Which widget to load, and where from. */
export interface LoadOptions {
  widgetId: string;
  /** Of the service, for example `https://chat.example.com`. */
  baseUrl: string;
  /** Nonce of the page's content security policy. */
  nonce?: string;
  /** Address of a copy of `chat-widget.js`, for pages that bring the files and the settings themselves. */
  src?: string;
  /** With `src`: the visitor key, sent as `x-api-key`. */
  apiKey?: string;
  /** With `src`: the widget's settings. */
  settings?: PartialSettings;
}

export interface ScriptLoader {
  load(options: LoadOptions): Promise<ChatWidget>;
  destroy(): void;
}

const running: unique symbol = Symbol.for('chat-widget.running');

type Page = Pick<Window, 'document'> & {
  ChatWidget?: ChatWidget & { [running]?: unknown };
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
  };
};
type Policy = { createScriptURL(url: string): string };

/** Puts the widget's script on a page, once, even if asked many times. */
export function createScriptLoader(page: Page): ScriptLoader {
  const { document } = page;
  let loading: Promise<ChatWidget> | undefined;
  let script: HTMLScriptElement | undefined;
  let loaded: ChatWidget | undefined;
  let policy: Policy | undefined;

  function runningWidget() {
    const { ChatWidget } = page;
    return typeof ChatWidget?.[running] === 'object' ? ChatWidget : undefined;
  }

  function insert(options: LoadOptions): HTMLScriptElement {
    const url = addressOf(options);
    const tag = document.createElement('script');
    tag.async = true;
    if (options.nonce) tag.nonce = options.nonce;
    if (options.src) Object.assign(tag.dataset, dataOf(options));
    // Pages may demand trusted types; such a page has to let a policy of this name be.
    policy ??= page.trustedTypes?.createPolicy('chat-widget', { createScriptURL: (given) => given });
    tag.src = policy ? policy.createScriptURL(url) : url;
    document.head.append(tag);
    return tag;
  }

  function whenLoaded(options: LoadOptions) {
    return new Promise<ChatWidget>((resolve, reject) => {
      script?.remove();
      const tag = (script = insert(options));
      function fail(reason: string) {
        tag.remove();
        reject(new Error(`ChatWidget: ${reason} (${tag.src}).`));
      }
      tag.addEventListener('error', () => fail('the script could not be loaded'));
      tag.addEventListener('load', () => {
        const widget = runningWidget();
        if (widget && script === tag) return resolve((loaded = widget));
        // What is found may be of the script that took the place of this one.
        if (widget !== loaded) widget?.destroy();
        fail(widget ? 'it was destroyed while it was loaded' : 'the script has started no widget');
      });
    });
  }

  return {
    load(options) {
      const found = runningWidget();
      if (found) return Promise.resolve(found);
      if (loading) return loading;
      const asked = whenLoaded(options).finally(() => {
        if (loading === asked) loading = undefined;
      });
      return (loading = asked);
    },
    destroy() {
      runningWidget()?.destroy();
      script?.remove();
      script = loading = loaded = undefined;
    },
  };
}

function addressOf({ src, baseUrl, widgetId }: LoadOptions): string {
  return src ?? `${baseUrl.replace(/\/+$/, '')}/js/${encodeURIComponent(widgetId)}.js`;
}

function dataOf({ widgetId, baseUrl, apiKey = '', settings = {} }: LoadOptions): Record<string, string> {
  return { widgetId, baseUrl, apiKey, settings: JSON.stringify(settings) };
}
