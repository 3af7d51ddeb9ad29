import { readRecord } from '../browser/read-record';
import type { PanelHost, PanelState } from '../contract/object/panel';
import type { PartialSettings } from '../contract/settings/settings';
import { storedChatKey, type StoredChat } from '../contract/storage/stored-chat';
import { watchAvailability, type AvailabilityWatch } from './availability';
import type { LauncherState } from './launcher/launcher';
import { createPanelHolder, type PanelHolder } from './panel-holder';
import type { PageSituation } from './proactive/link';
import type { WidgetOptions, WidgetPanelHost } from './widget-options';

/** One widget of the service, while the page shows it: whether it is online, its panel and its chat. */
export interface ShownWidget {
  _widgetId: string;
  _panel: PanelHolder;
  /** Asks the service when the latest answer is no longer fresh. */
  _refresh(): void;
  /** Gets ready for a visitor who is about to open the chat. */
  _prepare(): void;
  /** A chat that runs, here or in another tab, continues by itself; in a tab that nobody sees, once it is seen. */
  _restore(): void;
  /** `isShown`: whether the page wants a launcher. */
  _launcher(isShown: boolean): LauncherState;
  _end(): void;
  /** Made when they are first asked for: most pages never do, and would keep them in memory. */
  _actions(): ShownWidgetActions;
}

/** What the methods of `ChatWidget` and the rules do with it. */
export interface ShownWidgetActions extends Pick<ShownWidget, '_panel' | '_widgetId'> {
  /** Empty when there is no chat. */
  _caseId(): string;
  /** Asks the service again, unless it answered just now. */
  _isOnline(): Promise<boolean>;
  _setLocale(tag: string): void;
  _allowSound(isAllowed: boolean): void;
  _situation(): PageSituation;
  /** Takes the panel away. */
  _unmount(): void;
}

export interface ShownWidgetOptions extends Omit<WidgetOptions, '_loadProactive' | '_stage' | 'settings'> {
  _host: Omit<PanelHost, 'availability' | 'onState' | 'widgetId'>;
  _activated: Promise<void>;
  /** The customer's, with what the page has set by methods since. */
  settings: PartialSettings;
  /** The panel's code is here. */
  _onLoaded(): void;
  _onChange(): void;
  /** The panel has closed. */
  _onClosed(): void;
}

/** Where there is no panel. */
const closed: Partial<PanelState> = {};

export function createShownWidget(options: ShownWidgetOptions): ShownWidget {
  const { browser, _report: report, settings, widgetId, _onChange: onChange } = options;
  let watch: AvailabilityWatch | undefined;
  let state = closed;
  let isEnded = false;

  const panel = createPanelHolder({
    ...options,
    async _load() {
      await options._activated;
      const mount = await options._loadPanel();
      options._onLoaded();
      return () => mount(createHost());
    },
  });

  function createHost(): WidgetPanelHost {
    return {
      ...options._host,
      settings: { ...settings },
      widgetId,
      availability: () => ensureWatch()?._ask(),
      onState(next) {
        if (isEnded) return;
        const isClosing = state.isOpen && !next.isOpen;
        state = next;
        onChange();
        if (isClosing) options._onClosed();
      },
    };
  }

  function ensureWatch() {
    if (!watch && widgetId && !isEnded)
      watch = watchAvailability({
        browser,
        _request: () => options._requestAvailability(widgetId, settings.locale),
        _report: report,
        widgetId,
        _onChange: onChange,
      });
    return watch;
  }
  function refresh() {
    ensureWatch()?._refresh();
  }
  function storedChat() {
    return readRecord<StoredChat>(browser.storage, storedChatKey(widgetId));
  }

  return {
    _widgetId: widgetId,
    _panel: panel,
    _refresh: refresh,
    _prepare() {
      refresh();
      panel._prepare();
    },
    _restore() {
      if (browser.page.isVisible() && storedChat().caseId) panel._ensure();
    },
    _launcher(isShown) {
      const isOnline = watch?._isOnline();
      const loading = panel._loading();
      const isRestoring = loading === 'loading' && storedChat().view === 'open';
      // While nothing may be asked, there may be somebody.
      const isSomebody = state.hasChat || isOnline || (!watch && widgetId !== '');
      return {
        _isVisible: isShown && (isSomebody || isOnline === false) && !state.isOpen && !isRestoring,
        _isOnline: isSomebody,
        _unread: state.unread ?? 0,
        _loading: loading,
        _texts: watch?._latest()?.launcher,
      };
    },
    _end() {
      isEnded = true;
      watch?._stop();
      panel._end();
    },
    _actions() {
      return {
        _widgetId: widgetId,
        _panel: panel,
        _caseId: () => panel._current()?.caseId() ?? storedChat().caseId ?? '',
        async _isOnline() {
          await options._activated;
          try {
            await ensureWatch()?._ask();
          } catch {
            // Without an answer nobody is known to be there.
          }
          return watch?._isOnline() === true;
        },
        _setLocale(tag) {
          settings.locale = tag;
          watch?._askAgain();
          panel._current()?.setLocale(tag);
        },
        _allowSound(isAllowed) {
          settings.sounds = isAllowed;
          panel._current()?.allowSound(isAllowed);
        },
        _situation: () => ({
          isOnline: watch?._isOnline(),
          place: watch?._latest()?.place,
          hasChat: state.hasChat || !!storedChat().caseId,
          isFormOpen: !!(state.isOpen || state.isInviting),
        }),
        _unmount() {
          panel._unmount();
          state = closed;
          onChange();
        },
      };
    },
  };
}
