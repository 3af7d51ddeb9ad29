import { createFakeBrowser } from '../browser/fakes/fake-browser';
import { jsonResponse } from '../browser/fakes/fake-network';
import type { Invitation } from '../contract/settings/invitation';
import type { PartialSettings } from '../contract/settings/settings';
import { storedChatKey } from '../contract/storage/stored-chat';
import { createCallbacks } from './object/callbacks';
import { createChatWidget } from './object/chat-widget-object';
import { createFakeReport } from './fake-report';
import type { LauncherState } from './launcher/launcher';
import type { ProactiveLink } from './proactive/link';
import { createWidget } from './widget';
import type { WidgetPanelHost } from './widget-options';

const online = { widgetId: 'w', online: 'true', emailRequired: 'true' };
export const runningChat = JSON.stringify({ version: 1, caseId: 'case-1', view: 'minimized' });

export interface WidgetSetUp {
  prerender?: boolean;
  stored?: string;
  view?: string;
  settings?: PartialSettings;
}

/** A widget on a fake page, and a log of what it does. */
export function setUpWidget({ prerender, stored, view = 'minimized', settings }: WidgetSetUp = {}) {
  const browser = createFakeBrowser();
  const report = createFakeReport();
  const log: string[] = [];
  const drawn: LauncherState[] = [];
  const hosts: WidgetPanelHost[] = [];
  const asked: string[] = [];
  const askedIn: (string | undefined)[] = [];
  let answered: object = online;
  const links: ProactiveLink[] = [];
  let isLoadable = true;
  let line: Promise<void> | undefined;
  if (prerender) browser.page.prerender();
  if (stored) browser.storage.set(storedChatKey('w'), stored.replace('minimized', view));

  const callbacks = createCallbacks(report, new EventTarget());
  const visitor = { customFields: {} };

  const widget = createWidget({
    browser,
    _report: report,
    _host: { fire: callbacks.fire, visitor: () => visitor, warn: report.warn },
    settings: settings ?? { locale: 'fr', sounds: true },
    widgetId: 'w',
    async _requestAvailability(widgetId, locale) {
      asked.push(widgetId);
      askedIn.push(locale);
      return jsonResponse(answered);
    },
    async _loadPanel() {
      log.push('load');
      await line;
      if (!isLoadable) throw new TypeError('Failed to fetch dynamically imported module');
      return (host) => {
        log.push(`mount ${host.widgetId}`);
        hosts.push(host);
        return {
          open: (cause) => log.push(cause ? `open ${cause}` : 'open'),
          closeForm: () => log.push('closeForm'),
          startChat: (message) => log.push(`startChat ${message}`),
          startCall: () => log.push('startCall'),
          invite: ({ message }: Invitation) => log.push(`invite ${message}`),
          sendText: (text, to) => log.push(`text ${text} to ${to}`) > 0 && to === 'agent',
          allowSound: (isAllowed) => log.push(`allowSound ${isAllowed}`),
          setLocale: (tag) => log.push(`setLocale ${tag}`),
          caseId: () => 'case-of-panel',
          destroy: () => log.push('unmount'),
        };
      };
    },
    async _loadProactive() {
      log.push('load rules');
      return (link) => {
        links.push(link);
        return {
          open: ({ message }) => log.push(`openProactive ${message}`),
          openByPage: (...wish) => log.push(`openProactive ${wish.join()}`),
          reInit: (isForced) => log.push(`reInit ${isForced}`),
          explain: () => [{ id: 'r', holds: true }],
          changed: () => undefined,
          onInvitation: (outcome) => log.push(`invitation ${outcome}`),
          stop: () => log.push('stop rules'),
        };
      };
    },
    _stage: {
      _attach: () => log.push('attach'),
      _draw: (state) => drawn.push(state),
      _takeFocus: () => log.push('focus'),
      _remove: () => log.push('remove'),
    },
  });
  const methods = createChatWidget({
    widget,
    callbacks,
    visitor,
    _report: report,
    _onDestroy: () => undefined,
  });
  function tellPanelState(isOpen: boolean, hasChat = false, unread = 0) {
    return hosts.at(-1)?.onState({ isOpen, hasChat, unread, isInviting: false });
  }
  return {
    browser,
    report,
    widget: {
      ...methods,
      ...widget._commands(),
      prepare: widget._prepare,
      click: widget._open,
      open: methods.startLink,
      panel: () => widget._commands()._shown()._panel._current(),
    },
    log,
    drawn,
    asked,
    askedIn,
    answer: (next: object) => void (answered = { ...online, ...next }),
    hosts,
    links,
    tellPanelState,
    settle: browser.clock.settle,
    launcher: () => drawn.at(-1),
    /** Nothing arrives until the function that it returns is called. */
    holdLoading() {
      let release: (() => void) | undefined;
      line = new Promise((resolve) => void (release = resolve));
      return () => release?.();
    },
    breakLoading: (isBroken: boolean) => void (isLoadable = !isBroken),
  };
}
