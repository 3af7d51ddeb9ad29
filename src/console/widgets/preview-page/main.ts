import type { ChatWidget } from '../../../contract/object/chat-widget';
import type { PreviewOrder } from '../../../contract/organisation/preview';
import { invitationOf, settingsFor } from './sample-settings';
import { createSampleService } from './sample-service';
import './page.css';

/**
 * The document of a preview: the widget's own files, over a service that is made up here. It is sandboxed and may reach
 * nothing, so that no chat begins and nothing is kept.
 */
const page = window as Window & { ChatWidget?: ChatWidget };
const service = createSampleService(() => Date.now());
const cookies = new Map<string, string>();
window.fetch = service.fetch;
keepFocusOutside();
keepCookiesHere();

let wanted: PreviewOrder | undefined;
let script: HTMLScriptElement | undefined;
let isLoading = false;

window.addEventListener('message', ({ source, origin, data }) => {
  // In a sandbox `self.origin` is opaque; the address is that of the console all the same.
  if (source !== window.parent || origin !== location.origin) return;
  wanted = data as PreviewOrder;
  if (!isLoading) load(wanted);
});
window.parent.postMessage('ready', location.origin);

function load(order: PreviewOrder) {
  isLoading = true;
  document.documentElement.dataset.scheme = order.scheme;
  document.documentElement.lang = order.language;
  document.querySelector('main')?.setAttribute('aria-label', order.sample.page);
  page.ChatWidget?.destroy();
  cookies.clear();
  service.show(order);
  script?.remove();
  script = document.createElement('script');
  script.src = '/widget/chat-widget.js';
  script.dataset.widgetId = 'preview';
  script.dataset.settings = JSON.stringify(settingsFor(order));
  script.addEventListener('load', () => loaded(order));
  // The next order tries again.
  script.addEventListener('error', () => (isLoading = false));
  document.head.append(script);
}

function loaded(order: PreviewOrder) {
  isLoading = false;
  if (wanted && wanted !== order) load(wanted);
  else enter(order);
}

function enter({ state, settings, sample }: PreviewOrder) {
  const widget = page.ChatWidget;
  switch (state) {
    case 'launcher':
      return undefined;
    case 'form':
    case 'offline':
      return widget?.startLink();
    case 'chat':
    case 'survey':
      return widget?.startChat(sample.question);
    case 'invitation':
      // Even if the person's own browser asks not to be tracked.
      widget?.setConsent('granted');
      return widget?.openProactiveChat(true, false, invitationOf(settings, sample));
  }
}

/** A widget that opens takes the focus; here the person is in a field of the console, unless they have come here. */
function keepFocusOutside() {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

/** A sandbox has no cookies, and nobody without cookies is invited: https://html.spec.whatwg.org/#dom-document-cookie */
function keepCookiesHere() {
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set(text: string) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    },
  });
}
