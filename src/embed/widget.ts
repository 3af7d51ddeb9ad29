import type { BasicBrowser } from '../browser/browser';
import { readRecord } from '../browser/read-record';
import type { ChatWidget } from '../contract/object/chat-widget';
import type { OpenCause, Panel, PanelHost, PanelState } from '../contract/object/panel';
import type { PartialSettings } from '../contract/settings/settings';
import { storedChatKey, type StoredChat } from '../contract/storage/stored-chat';
import type { VisitorDetails } from '../contract/chat/visitor-details';
import { watchAvailability, type AvailabilityWatch } from './availability';
import { createConsent } from './consent';
import { createPanelHolder } from './panel-holder';
import { createProactiveHolder, type ProactiveHolder } from './proactive-holder';
import type { StartProactive } from './proactive/link';
import { continueVisit } from './proactive/visit';
import type { Report } from './report';
import type { Stage } from './launcher/stage';

export interface WidgetOptions {
  browser: BasicBrowser;
  /** `locale`: as the page asked for by a method; else empty. */
  requestAvailability(widgetId: string, locale: string): Promise<Response>;
  report: Report;
  fire: PanelHost['fire'];
  visitor: VisitorDetails;
  /** As the customer wrote them. */
  settings: unknown;
  widgetId: string;
  loadPanel(): Promise<(host: WidgetPanelHost) => Panel>;
  loadProactive(): Promise<StartProactive>;
  /** Where the launcher is drawn. */
  stage: Omit<Stage, '_root'>;
}

/** What a panel is mounted with, beside the page's own parts. */
export interface WidgetPanelHost extends PanelHost {
  /** As the customer wrote them, under what the page set by methods. */
  settings: object;
  warn: Report['warn'];
}

/** The widget on a page, as its launcher works it. */
export interface Widget {
  /** The visitor has clicked. */
  open(): void;
  /** Gets ready for a visitor who is about to open the chat. */
  prepare(): void;
  /** Made when they are first asked for: most pages never do, and would keep them in memory. */
  commands(): WidgetCommands;
}

/** The widget on a page, as the methods of `ChatWidget` work it: some it is by itself. */
export interface WidgetCommands extends Pick<
  ChatWidget,
  | 'allowChatSound'
  | 'clearAllCookies'
  | 'closeForm'
  | 'destroy'
  | 'getCaseId'
  | 'getWidgetId'
  | 'setConsent'
  | 'setLocale'
> {
  _isOnline(): Promise<boolean>;
  _panel(): Panel | undefined;
  /** Does it on the panel: now, or as soon as there is one. */
  _askPanel(act: (panel: Panel) => void): void;
  _showLauncher(isShown: boolean): void;
  _switchTo(widgetId: string): void;
  _proactive: ProactiveHolder;
}

const closed: PanelState = { isOpen: false, hasChat: false, unread: 0 };

export function createWidget(options: WidgetOptions): Widget {
  const { browser, requestAvailability, report, fire, stage, visitor } = options;
  const { page, storage } = browser;
  let { widgetId } = options;
  let watch: AvailabilityWatch | undefined;
  let state = closed;
  let isShown = true;
  let isDestroyed = false;
  const undos: (() => void)[] = [];
  const consent = createConsent(browser, options.settings);
  /** What the page has set by methods is above the customer's settings. */
  const ownSettings: PartialSettings = {};
  const activated = new Promise<void>((resolve) => page.whenActivated(resolve));
  function storedChat() {
    return readRecord<StoredChat>(storage, storedChatKey(widgetId));
  }

  const panel = createPanelHolder({
    async load() {
      await activated;
      const mount = await options.loadPanel();
      track();
      return isDestroyed ? undefined : () => mount(createHost());
    },
    report,
    onChange: () => draw(),
  });

  function draw() {
    if (isDestroyed) return;
    const isOnline = watch?._isOnline();
    const loading = panel._loading();
    const isRestoring = loading === 'loading' && storedChat().view === 'open';
    // While nothing may be asked, there may be somebody.
    const isSomebody = state.hasChat || isOnline || (!watch && widgetId !== '');
    stage._draw({
      _isVisible: isShown && (isSomebody || isOnline === false) && !state.isOpen && !isRestoring,
      _isOnline: isSomebody,
      _unread: state.unread,
      _loading: loading,
      _texts: watch?._latest()?.launcher,
    });
    proactive._current()?.changed();
  }

  function createHost(): WidgetPanelHost {
    const mountedFor = widgetId;
    return {
      settings: { ...(options.settings as object | undefined), ...ownSettings },
      widgetId,
      availability: () => ensureWatch()?._ask(),
      visitor: () => visitor,
      warn: report.warn,
      fire,
      switchWidget(id) {
        switchTo(id);
        open('replacement');
      },
      onInvitation: (outcome) => proactive._current()?.told(outcome),
      onState(next) {
        if (isDestroyed || mountedFor !== widgetId) return;
        const isClosing = state.isOpen && !next.isOpen;
        state = next;
        draw();
        if (isClosing) stage._takeFocus();
      },
    };
  }

  async function isOnline() {
    await activated;
    await Promise.resolve(ensureWatch()?._ask()).catch(() => undefined);
    return watch?._isOnline() === true;
  }

  const proactive = createProactiveHolder({
    settings: options.settings,
    mayTrack: consent._allowsTracking,
    remember: () => continueVisit(browser),
    report,
    async start() {
      await activated;
      const since = browser.clock.elapsed();
      const start = await options.loadProactive();
      track();
      if (isDestroyed) return undefined;
      return start({
        browser,
        settings: options.settings,
        since,
        isAllowed: proactive._isAllowed,
        standing: () => ({
          isOnline: watch?._isOnline(),
          place: watch?._latest()?.place,
          hasChat: state.hasChat || storedChat().caseId !== undefined,
          isFormOpen: state.isOpen || state.isInviting === true,
        }),
        isOnline,
        invite: (invitation) => askPanel((mounted) => mounted.invite(invitation)),
        open,
        warn: report.warn,
      });
    },
  });

  function askPanel(act: (mounted: Panel) => void) {
    if (!isDestroyed) panel._ask(act);
  }
  function open(cause?: OpenCause) {
    askPanel((mounted) => mounted.open(cause));
  }

  function switchTo(next: string) {
    if (isDestroyed || next === widgetId) return;
    widgetId = next;
    watch?._stop();
    watch = undefined;
    unmount();
    void activated.then(begin);
  }

  /** A chat that runs, here or in another tab, goes on by itself; in tabs that nobody sees, once they are seen. */
  function restore() {
    if (!isDestroyed && page.isVisible() && storedChat().caseId) panel._ensure();
  }

  function ensureWatch() {
    if (!watch && widgetId && !isDestroyed)
      watch = watchAvailability({
        browser,
        requestAvailability: (id) => requestAvailability(id, ownSettings.locale ?? ''),
        report,
        widgetId,
        onChange: draw,
      });
    return watch;
  }
  /** Asks the service for nothing before the visitor has agreed, or wants to chat. */
  function begin() {
    if (browser.keeping.isAllowed()) ensureWatch()?._refresh();
    else draw();
    restore();
    if (proactive._hasRules) page.whenIdle(track);
  }
  /** Without rules it is put off until a chat needs the visit, or the next page: asking whether it may costs memory. */
  function track() {
    if (!isDestroyed) proactive._begin();
  }
  function unmount() {
    panel._unmount();
    state = closed;
    draw();
  }

  void activated.then(() => {
    if (isDestroyed) return;
    stage._attach();
    begin();
    undos.push(
      page.onVisible(restore),
      page.onHidden(track),
      browser.network.on('online', restore),
      storage.onChange((key) => {
        if (key === storedChatKey(widgetId)) restore();
      }),
    );
  });

  function commands(): WidgetCommands {
    return {
      _proactive: proactive,
      getWidgetId: () => widgetId,
      getCaseId: () => panel._current()?.caseId() ?? storedChat().caseId ?? '',
      _isOnline: isOnline,
      _panel: panel._current,
      _askPanel: askPanel,
      closeForm() {
        panel._forget();
        panel._current()?.closeForm();
      },
      _showLauncher(next) {
        isShown = next;
        draw();
      },
      _switchTo: switchTo,
      setLocale(tag) {
        ownSettings.locale = tag;
        watch?._askAgain();
        panel._current()?.setLocale(tag);
      },
      allowChatSound(isAllowed) {
        ownSettings.sounds = isAllowed;
        panel._current()?.allowSound(isAllowed);
      },
      setConsent(given) {
        consent._give(given);
        proactive._current()?.changed();
        void activated.then(begin);
      },
      clearAllCookies() {
        unmount();
        consent._clear();
      },
      destroy() {
        isDestroyed = true;
        watch?._stop();
        proactive._current()?.stop();
        for (const undo of undos) undo();
        panel._unmount();
        stage._remove();
      },
    };
  }

  return {
    open: () => open('click'),
    prepare() {
      ensureWatch()?._refresh();
      if (!isDestroyed) panel._prepare();
    },
    commands,
  };
}
