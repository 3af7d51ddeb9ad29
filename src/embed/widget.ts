import type { ChatWidget } from '../contract/object/chat-widget';
import type { OpenCause } from '../contract/object/panel';
import type { PartialSettings } from '../contract/settings/settings';
import { storedChatKey } from '../contract/storage/stored-chat';
import { createConsent } from './consent';
import { createProactiveHolder, type ProactiveHolder } from './proactive-holder';
import { createShownWidget, type ShownWidget, type ShownWidgetActions } from './shown-widget';
import type { WidgetOptions } from './widget-options';

/** The widget on a page, as its launcher works it. */
export interface Widget {
  /** The visitor has clicked. */
  _open(): void;
  /** Gets ready for a visitor who is about to open the chat. */
  _prepare(): void;
  /** Made when they are first asked for: most pages never do, and would keep them in memory. */
  _commands(): WidgetCommands;
}

/** The widget on a page, as the methods of `ChatWidget` work it. */
export interface WidgetCommands extends Pick<ChatWidget, 'clearAllCookies' | 'destroy' | 'setConsent'> {
  _shown(): Pick<
    ShownWidgetActions,
    '_allowSound' | '_caseId' | '_isOnline' | '_panel' | '_setLocale' | '_widgetId'
  >;
  _proactive: ProactiveHolder;
  _showLauncher(isShown: boolean): void;
  _switchTo(widgetId: string): void;
}

export function createWidget(options: WidgetOptions): Widget {
  const { browser, _stage: stage } = options;
  const { page } = browser;
  const activated = new Promise<void>((resolve) => page.whenActivated(resolve));
  const consent = createConsent(browser, options.settings);
  const settings = { ...(options.settings as PartialSettings | undefined) };
  const undos: (() => void)[] = [];
  let isShown = true;
  let isDestroyed = false;

  const proactive = createProactiveHolder({
    ...options,
    _activated: activated,
    _mayTrack: () => !isDestroyed && consent._allowsTracking(),
    _page: () => ({
      situation: () => shown._actions()._situation(),
      isOnline: () => shown._actions()._isOnline(),
      invite: (invitation) => shown._panel._ask((panel) => panel.invite(invitation)),
      open,
    }),
  });

  function show(widgetId: string): ShownWidget {
    return createShownWidget({
      ...options,
      _activated: activated,
      settings,
      widgetId,
      _onLoaded: proactive._begin,
      _onChange: draw,
      _onClosed: stage._takeFocus,
      _host: {
        ...options._host,
        onInvitation: (outcome) => proactive._current()?.onInvitation(outcome),
        switchWidget(id) {
          switchTo(id);
          open('replacement');
        },
      },
    });
  }
  let shown = show(options.widgetId);

  function draw() {
    if (isDestroyed) return;
    stage._draw(shown._launcher(isShown));
    proactive._current()?.changed();
  }

  function open(cause?: OpenCause) {
    shown._panel._ask((panel) => panel.open(cause));
  }

  function switchTo(widgetId: string) {
    if (isDestroyed || widgetId === shown._widgetId) return;
    shown._end();
    shown = show(widgetId);
    draw();
    void activated.then(begin);
  }

  /** Asks the service for nothing before the visitor has agreed, or wants to chat. */
  function begin() {
    restore();
    if (browser.keeping.isAllowed()) shown._refresh();
    else draw();
    if (proactive._isNeeded) page.whenIdle(proactive._begin);
  }
  function restore() {
    consent._look();
    shown._restore();
  }

  void activated.then(() => {
    if (isDestroyed) return;
    stage._attach();
    begin();
    undos.push(
      page.onVisible(restore),
      page.onHidden(proactive._begin),
      browser.network.on('online', restore),
      browser.storage.onChange((key) => {
        if (key === storedChatKey(shown._widgetId)) restore();
      }),
    );
  });

  function commands(): WidgetCommands {
    return {
      _shown: () => shown._actions(),
      _proactive: proactive,
      _showLauncher(next) {
        isShown = next;
        draw();
      },
      _switchTo: switchTo,
      setConsent(given) {
        consent._give(given);
        proactive._current()?.changed();
        void activated.then(begin);
      },
      clearAllCookies() {
        shown._actions()._unmount();
        consent._clear();
      },
      destroy() {
        isDestroyed = true;
        proactive._current()?.stop();
        for (const undo of undos) undo();
        shown._end();
        stage._remove();
      },
    };
  }

  return {
    _open: () => open('click'),
    _prepare: () => browser.keeping.isAllowed() && shown._prepare(),
    _commands: commands,
  };
}
