import type { VisitorDetails } from '../../contract/chat/visitor-details';
import type { ChatWidget } from '../../contract/object/chat-widget';
import type { Panel } from '../../contract/object/panel';
import { createCallbacks } from './callbacks';
import { createChatWidget } from './chat-widget-object';
import { createFakeReport } from '../fake-report';
import type { Proactive } from '../proactive/link';
import { publish } from './publish';

export interface FakeWindow {
  ChatWidget?: ChatWidget;
  [name: string]: unknown;
}

/** Publishes the object over a widget that only tells what it was asked. */
export function publishFake(window: FakeWindow, aliases: string[] = [], events = new EventTarget()) {
  window.document ??= { documentElement: {} };
  const report = createFakeReport();
  const callbacks = createCallbacks(report, events);
  const visitor: VisitorDetails = { customFields: {} };
  const did: string[] = [];
  const proactive: Proactive = {
    open: (wish) => void did.push(`open ${JSON.stringify(wish)}`),
    openByPage: (...wish) => void did.push(`openByPage ${JSON.stringify(wish)}`),
    reInit: (isForced) => void did.push(`reInit ${isForced}`),
    explain: () => [],
    changed: () => undefined,
    onInvitation: () => undefined,
    stop: () => undefined,
  };
  const panel: Panel = {
    open: () => void did.push('open'),
    closeForm: () => void did.push('closeForm'),
    startChat: (message) => void did.push(`startChat ${message}`),
    startCall: () => void did.push('startCall'),
    invite: ({ message }) => void did.push(`invite ${message}`),
    sendText: (text, to) => did.push(`${text} to ${to}`) > 0 && to === 'agent',
    allowSound: (isAllowed) => void did.push(`allowSound ${isAllowed}`),
    setLocale: (tag) => void did.push(`setLocale ${tag}`),
    caseId: () => 'case-1',
    destroy: () => void did.push('destroy'),
  };
  const shown = {
    _widgetId: 'w',
    _caseId: () => 'case-1',
    _isOnline: () => Promise.resolve(true),
    _setLocale: panel.setLocale,
    _allowSound: panel.allowSound,
    _panel: {
      _current: () => panel,
      _loading: () => 'idle' as const,
      _ask: (act: (panel: Panel) => void) => act(panel),
      _prepare: () => undefined,
      _ensure: () => undefined,
      _forget: () => undefined,
      _unmount: () => undefined,
      _end: () => undefined,
    },
  };
  const widget = {
    _shown: () => shown,
    _showLauncher: (isShown: boolean) => void did.push(`showLauncher ${isShown}`),
    _switchTo: (id: string) => void did.push(`switchTo ${id}`),
    setConsent: (consent: string) => void did.push(`setConsent ${consent}`),
    _proactive: {
      _isNeeded: true,
      _allow: (isAllowed: boolean) => void did.push(`allowProactive ${isAllowed}`),
      _begin: () => undefined,
      _current: () => undefined,
      _ask: (act: (proactive: Proactive) => void) => act(proactive),
      _explain: () => [],
    },
    clearAllCookies: () => void did.push('clearStored'),
    destroy: () => void did.push('destroy'),
  };
  const methods = createChatWidget({
    widget: { _commands: () => widget },
    callbacks,
    visitor,
    _report: report,
    _onDestroy: () => unpublish(),
  });
  const unpublish = publish(window, aliases, methods, report);
  const { ChatWidget } = window;
  if (!ChatWidget) throw new Error('Nothing was published.');
  return { ChatWidget, did, report, visitor, callbacks };
}
